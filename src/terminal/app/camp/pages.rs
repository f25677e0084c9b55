//! What is shown of a campaign between missions, and before one.

use super::{super::Page, App, Camp, Run};
use crate::{
    beginning::Beginning,
    campaign::{PRICE, Place as Stand, Rules, Stock, Story, Tale},
    content::Sequel,
    deduction::Deduction,
    save::Savable,
    terminal::ink::{Ink, Line, piece, plain},
    words::{
        Fill,
        campaign::{place_name, sequel_text},
        saves::error_text,
    },
};

impl App {
    /// The page of a place among the campaigns.
    pub(in super::super) fn camp_page(&self, camp: &Camp) -> Page {
        match (camp, &self.run) {
            (Camp::New(slot, rules), _) => self.new_page(slot, *rules),
            (Camp::Hub, Some(run)) => self.hub_page(run),
            (Camp::Shop, Some(run)) => self.shop_page(run),
            (Camp::Gear, Some(run)) => self.gear_page(run),
            (Camp::Items, Some(run)) => self.item_page(run),
            (Camp::Sure(slot), _) => {
                let sure = self.words.with("campaign-delete-sure", &[("slot", slot.as_str().into())]);
                Page { title: self.words.text("campaign-title"), lines: vec![plain(sure)] }
            }
            _ => self.list_page(),
        }
    }

    fn list_page(&self) -> Page {
        let campaigns = self.campaigns();
        let intro = if campaigns.is_empty() { "campaign-list-none" } else { "campaign-list-intro" };
        let mut lines = vec![plain(self.words.text(intro))];
        let faults = campaigns.iter().filter_map(|one| one.about.as_ref().err());
        lines.extend(faults.map(|fault| vec![piece(error_text(&self.words, fault), Ink::Danger)]));
        Page { title: self.words.text("campaign-title"), lines }
    }

    /// What can be agreed on, and what each thing changes.
    fn new_page(&self, slot: &str, rules: Rules) -> Page {
        let mut lines = vec![plain(self.words.text("campaign-new-intro")), Line::new()];
        lines.extend(self.difficulty_lines(rules.difficulty, None));
        lines.push(Line::new());
        lines.extend(self.ways_back(rules));
        Page { title: self.words.with("campaign-new-title", &[("slot", slot.into())]), lines }
    }

    /// What there is of a way back without ironman and with it, the chosen one marked.
    fn ways_back(&self, rules: Rules) -> [Line; 2] {
        let [mild, ironman] = if rules.ironman { [Ink::Plain, Ink::Danger] } else { [Ink::Title, Ink::Plain] };
        [("campaign-mild", mild), ("campaign-ironman", ironman)]
            .map(|(key, ink)| vec![piece(self.words.text(key), ink)])
    }

    fn hub_page(&self, run: &Run) -> Page {
        let campaign = &run.file.campaign;
        match campaign.place() {
            Stand::Mission(_) => {
                let mut page = self.told(run);
                page.lines.splice(0..0, self.terms_lines(run).into_iter().chain([Line::new()]));
                page
            }
            Stand::Fork(_) => {
                let mut page = self.told(run);
                page.lines.splice(0..0, self.standing(run).into_iter().chain([Line::new()]));
                let (_, ways) = campaign.ways(self.catalog.course());
                for way in ways {
                    let fill = [("name", way.name.as_str().into()), ("text", way.text.as_str().into())];
                    page.lines.extend([Line::new(), plain(self.words.with("campaign-way", &fill))]);
                }
                page
            }
            Stand::Ended(id) => {
                let mut page = self.told(run);
                page.lines.extend([Line::new(), self.purse(run)]);
                page.lines.extend(self.onward(id).into_iter().flatten());
                page
            }
            Stand::Fallen(id) => {
                let place = place_name(&self.catalog, id);
                let fill = [("place", place.into()), ("won", campaign.won().len().into())];
                let lines = vec![plain(self.words.with("campaign-fallen", &fill)), Line::new(), self.purse(run)];
                Page { title: self.words.text("campaign-fallen-title"), lines }
            }
        }
    }

    /// Where the story goes on after an ending, and how to get there.
    fn onward(&self, ending: &str) -> Option<[Line; 3]> {
        let sequel = self.catalog.course().ending(ending)?.sequel?;
        let game = match sequel {
            Sequel::Deduction => Deduction::NAME,
            Sequel::Beginning => Beginning::NAME,
        };
        let command = self.words.with("campaign-sequel-command", &[("game", game.into())]);
        Some([Line::new(), plain(sequel_text(&self.words, sequel)), vec![piece(command, Ink::Title)]])
    }

    /// The text told at the place where the campaign stands.
    fn told(&self, run: &Run) -> Page {
        let place = run.file.campaign.place();
        // The act was told when it began.
        let stories = Story::at(&self.catalog, Some(place.id()), place);
        let story = stories.into_iter().find(|story| story.tale != Tale::Act);
        story.map_or_else(|| Page::story(place.id(), ""), |story| Page::story(&story.title, &story.text))
    }

    /// How a campaign stands, with how its next mission will be played.
    fn terms_lines(&self, run: &Run) -> Vec<Line> {
        let rules = run.file.campaign.rules();
        let mut lines = self.standing(run);
        let mission = self.catalog.mission(run.file.campaign.place().id()).ok();
        lines.extend(self.difficulty_lines(rules.difficulty, mission.as_ref().map(|mission| mission.plan())));
        if rules.ironman {
            lines.push(vec![piece(self.words.text("campaign-ironman"), Ink::Danger)]);
        }
        lines.extend(self.mode_lines(run.mode));
        lines
    }

    /// The act, the money, the gear and the items.
    fn standing(&self, run: &Run) -> Vec<Line> {
        let profile = run.file.campaign.profile();
        let list = |some: &'static str, none: &'static str, ids: &[String]| match ids {
            [] => plain(self.words.text(none)),
            ids => plain(self.words.with(some, &[("list", self.names(ids).into())])),
        };
        let mut lines: Vec<Line> = self.act_line(run).into_iter().collect();
        lines.extend([self.purse(run), self.bar(run)]);
        lines.push(list("campaign-gear", "campaign-gear-none", profile.equipped()));
        lines.push(list("campaign-items", "campaign-items-none", profile.items()));
        lines.extend(self.too_many(run));
        lines
    }

    fn act_line(&self, run: &Run) -> Option<Line> {
        let course = self.catalog.course();
        let at = course.act_of(run.file.campaign.place().id())?;
        let fill = [("number", (at + 1).into()), ("name", course.acts.get(at)?.name.as_str().into())];
        Some(vec![piece(self.words.with("campaign-act", &fill), Ink::Title)])
    }

    fn purse(&self, run: &Run) -> Line {
        let campaign = &run.file.campaign;
        let fill = [
            ("bytebucks", campaign.profile().bytebucks().into()),
            ("won", campaign.won().len().into()),
            ("losses", campaign.losses().into()),
        ];
        plain(self.words.with("campaign-purse", &fill))
    }

    /// The energy as a bar: what gear holds, and what is left for its effects (ST-GEAR-03).
    fn bar(&self, run: &Run) -> Line {
        let stock = Stock::of(&self.catalog);
        let (most, free) = (stock.agent.energy, run.file.campaign.profile().free_energy(stock));
        let held = most.saturating_sub(free);
        let bar = "█".repeat(held.into()) + &"·".repeat(free.into());
        let fill: [Fill; 4] =
            [("bar", bar.into()), ("held", held.into()), ("most", most.into()), ("free", free.into())];
        vec![piece(self.words.with("campaign-bar", &fill), Ink::Agent)]
    }

    /// How many items are still to be discarded (ST-GEAR-06).
    fn too_many(&self, run: &Run) -> Option<Line> {
        let count = run.file.campaign.profile().to_discard();
        let text = || self.words.with("campaign-to-discard", &[("count", count.into())]);
        (count > 0).then(|| vec![piece(text(), Ink::Danger)])
    }

    fn shop_page(&self, run: &Run) -> Page {
        let profile = run.file.campaign.profile();
        let fill = [("price", PRICE.into()), ("has", profile.bytebucks().into())];
        let key = if profile.offer().is_empty() { "campaign-shop-intro" } else { "campaign-shop-choose" };
        let mut lines = vec![plain(self.words.with(key, &fill))];
        for id in profile.offer() {
            lines.push(Line::new());
            lines.extend(self.card(id, "  "));
        }
        Page { title: self.words.text("campaign-shop-title"), lines }
    }

    /// A gear card in two lines: its name, and further right what it does.
    fn card(&self, id: &str, right: &str) -> [Line; 2] {
        let Some(gear) = self.catalog.gear(id) else { return [plain(id), Line::new()] };
        let fill = [("card", gear.name.as_str().into()), ("energy", gear.energy.into())];
        let name = vec![piece(self.words.with("campaign-card", &fill), Ink::Title)];
        [name, vec![piece(right, Ink::Plain), piece(gear.text.as_str(), Ink::Plain)]]
    }

    fn gear_page(&self, run: &Run) -> Page {
        let profile = run.file.campaign.profile();
        let mut lines = vec![self.bar(run), Line::new()];
        for id in profile.owned() {
            let on = profile.equipped().contains(id);
            let (key, ink) = if on { ("campaign-worn", Ink::Agent) } else { ("campaign-unworn", Ink::Dim) };
            let mark = format!("{:<4}", self.words.text(key));
            let [mut name, text] = self.card(id, "    ");
            name.insert(0, piece(mark, ink));
            lines.extend([name, text]);
        }
        Page { title: self.words.text("campaign-gear-title"), lines }
    }

    fn item_page(&self, run: &Run) -> Page {
        let items = run.file.campaign.profile().items();
        let mut lines: Vec<Line> = self.too_many(run).into_iter().collect();
        if items.is_empty() {
            lines.push(plain(self.words.text("campaign-items-none")));
        }
        lines.extend(items.iter().filter_map(|id| self.catalog.item(id)).map(|item| {
            let fill = [("card", item.name.as_str().into()), ("text", item.text.as_str().into())];
            plain(self.words.with("campaign-item", &fill))
        }));
        Page { title: self.words.text("campaign-items-title"), lines }
    }

    /// What success in a mission of the campaign brought.
    pub(in super::super) fn spoils_line(&self, run: &Run) -> Option<Line> {
        let spoils = run.spoils.as_ref()?;
        let list = self.names(&spoils.items);
        let key = if spoils.items.is_empty() { "campaign-spoils" } else { "campaign-spoils-items" };
        let fill = [("bytebucks", spoils.bytebucks.into()), ("list", list.into())];
        Some(plain(self.words.with(key, &fill)))
    }
}
