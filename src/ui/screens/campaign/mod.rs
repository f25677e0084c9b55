//! The campaign around its missions: the slots, and the page between missions.
//!
//! | file | what stands there |
//! |---|---|
//! | `slots` `fresh` `kept` | the campaigns there are: a new one, and what can be done with one |
//! | `page` `told` | the page between missions: where the campaign stands, and what is told there |
//! | `route` | acts and missions as a line |

mod fresh;
mod kept;
mod page;
mod route;
mod slots;
mod told;

pub use page::CampaignPage;
pub use slots::Campaigns;

use super::{Mission, Shop};
use crate::ui::{CampaignFile, Change, Desk, LoadedCampaign, Run, Screen, Tone};

/// Goes on with a campaign: into the mission in play, or to the page between missions. Says so where the newest file
/// could not be used.
pub fn go_on(desk: &mut Desk, slot: String, loaded: LoadedCampaign) -> Screen {
    let CampaignFile { campaign, playing } = loaded.file;
    if let Some(warning) = loaded.warning {
        let said = desk.with("ui-saves-previous", &[("fault", warning.to_string().into())]);
        desk.say(Tone::Warning, said);
    }
    desk.campaign = Some(Run { slot, campaign });
    match playing {
        Some(game) => Screen::Mission(Box::new(Mission::resume(desk, game).in_campaign())),
        None => Screen::CampaignPage(Box::default()),
    }
}

/// Where the campaign leads after a debrief: to the shop, or to its page where nothing is left to play.
pub fn after_mission(desk: &Desk) -> Change {
    let goes_on = desk.campaign.as_ref().is_some_and(Run::goes_on);
    if goes_on { Change::Push(Screen::Shop(Box::default())) } else { to_page() }
}

/// To the page between missions.
pub fn to_page() -> Change {
    Change::Restart(Some(Screen::CampaignPage(Box::default())))
}
