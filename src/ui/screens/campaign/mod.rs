//! The campaign around its missions: the slots, and the page between missions.
//!
//! | file | what stands there |
//! |---|---|
//! | `slots` `fresh` `kept` `remains` | the campaigns there are: a new one, what can be done with one, and with a damaged one |
//! | `page` `told` | the page between missions: where the campaign stands, and what is told there |
//! | `route` | acts and missions as a line |

mod fresh;
mod kept;
mod page;
mod remains;
mod route;
mod slots;
mod told;

pub use page::{CampaignPage, brief};
pub use slots::{Campaigns, place};
pub use told::facts;

use super::{Mission, Shop};
use crate::{
    save::{CampaignFile, LoadedCampaign},
    ui::{Change, Desk, Run, Screen, Tone},
    words::campaign::loss_text,
};

/// Goes on with a campaign: into the mission in play, or to the page between missions. Says so where the newest file
/// could not be used.
pub fn go_on(desk: &mut Desk, slot: String, loaded: LoadedCampaign) -> Screen {
    let CampaignFile { campaign, playing } = loaded.file;
    if let Some(warning) = loaded.warning {
        let said = desk.with("campaign-previous", &[("error", desk.fault(&warning).into())]);
        desk.say(Tone::Warning, said);
    }
    for loss in &loaded.losses {
        desk.say(Tone::Warning, loss_text(&desk.words, &desk.catalog, loss));
    }
    desk.campaign = Some(Run { slot, campaign });
    match playing {
        Some(game) => Screen::Mission(Box::new(Mission::resume(desk, game).in_campaign(desk))),
        None => Screen::CampaignPage(Box::default()),
    }
}

/// Where the campaign leads after a debrief: to the shop, or to its page where nothing is left to play.
pub fn after_mission(desk: &Desk) -> Change {
    let goes_on = desk.campaign.as_ref().is_some_and(Run::goes_on);
    if goes_on { Change::Push(Screen::Shop(Box::new(Shop::after_debrief()))) } else { to_page() }
}

/// To the page between missions.
pub fn to_page() -> Change {
    Change::Restart(Some(Screen::CampaignPage(Box::default())))
}
