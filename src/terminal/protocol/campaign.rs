//! A campaign around the game: what is arranged between missions, and what a mission that is over brings.

use std::path::Path;

use super::{
    Code, Fault, Session,
    session::{Table, no_game},
    show_campaign::{self, Told},
    table,
    wire::State,
    wire_campaign::{Begin, CampaignRequest, NewCampaign},
};
use crate::{
    campaign::{Campaign, LoadoutError, NotReady, Place, Rules, ShopError, Stock, Story},
    engine::{Match, Turn},
    save::{CampaignFile, Disk, LoadedCampaign},
    stealth::{AGENT, Event, Mode, Phase, Stealth},
    words::campaign::loss_text,
};

impl Session {
    /// Does what was asked of the campaign.
    pub(super) fn arrange(&mut self, request: CampaignRequest) -> Result<State, Fault> {
        match request {
            CampaignRequest::New(new) => return Ok(self.new_campaign(new)),
            CampaignRequest::Load(file) => return self.load_campaign(Path::new(&file)),
            CampaignRequest::Save(file) => {
                self.campaign.as_ref().ok_or_else(no_campaign)?;
                return self.save(Path::new(&file));
            }
            CampaignRequest::GiveUp(_) => return self.give_up(),
            CampaignRequest::Begin(begin) => return self.begin(begin),
            CampaignRequest::Choose(mission) => return self.choose(&mission),
            CampaignRequest::Difficulty(difficulty) => self.between()?.set_difficulty(difficulty),
            CampaignRequest::Buy(_) => self.buy()?,
            CampaignRequest::Keep(id) => self.between()?.profile_mut().keep(&id).map_err(|error| of_shop(&error))?,
            CampaignRequest::Equip(id) => self.equip(&id)?,
            CampaignRequest::TakeOff(id) => {
                self.between()?.profile_mut().take_off(&id).map_err(|error| of_loadout(&error))?;
            }
            CampaignRequest::Discard(id) => {
                let refused = |error: crate::campaign::DiscardError| Fault::new(Code::BadLoadout, error.to_string());
                self.between()?.profile_mut().discard(&id).map_err(|error| refused(error).by("ST-GEAR-06"))?;
            }
        }
        Ok(self.told(&[], Told::default()))
    }

    fn new_campaign(&mut self, new: NewCampaign) -> State {
        let rules = Rules { difficulty: new.difficulty, ironman: new.ironman };
        let campaign = Campaign::new(&self.catalog, rules, new.seed);
        let story = Story::at(&self.catalog, None, campaign.place());
        self.campaign = Some(CampaignFile::new(campaign));
        self.table = None;
        self.told(&[], Told { story, spoils: None })
    }

    fn load_campaign(&mut self, file: &Path) -> Result<State, Fault> {
        let loaded = CampaignFile::load(&Disk, file, &self.catalog);
        let LoadedCampaign { file, warning, losses, .. } =
            loaded.map_err(|error| Fault::of_save(Code::LoadFailed, &error))?;
        let auto = self.table.as_ref().map(|table| table.auto).unwrap_or_default();
        let CampaignFile { campaign, playing } = file;
        self.campaign = Some(CampaignFile::new(campaign));
        self.table = playing.map(|game| Table { game, auto });
        let events = self.table.as_mut().map(Table::go_on).unwrap_or_default();
        let warning = warning.map(|warning| format!("{warning} — what could be read was loaded"));
        let losses = losses.iter().map(|loss| loss_text(&self.words, &self.catalog, loss));
        let said: Vec<String> = warning.into_iter().chain(losses).collect();
        let warning = (!said.is_empty()).then(|| said.join(" "));
        Ok(State { warning, ..self.after(&events) })
    }

    fn give_up(&mut self) -> Result<State, Fault> {
        let file = self.campaign.as_ref().ok_or_else(no_campaign)?;
        if !self.in_mission() {
            return Err(no_game());
        }
        if file.campaign.rules().ironman {
            return Err(Fault::new(Code::InMission, "there is no way back from this mission: play it to its end"));
        }
        self.table = None;
        Ok(self.told(&[], Told::default()))
    }

    fn begin(&mut self, begin: Begin) -> Result<State, Fault> {
        table::check_stack(&begin.stack)?;
        self.between()?;
        let mode = if begin.non_lethal { Mode::NonLethal } else { Mode::Lethal };
        let Some(file) = &mut self.campaign else { return Err(no_campaign()) };
        let mut setup = file.campaign.setup(&self.catalog, mode).map_err(|error| of_begin(&error))?;
        setup.stack = begin.stack;
        let mut table = Table { game: Match::new(setup, file.campaign.seed()), auto: begin.auto };
        let events = table.go_on();
        self.table = Some(table);
        Ok(self.after(&events))
    }

    fn choose(&mut self, mission: &str) -> Result<State, Fault> {
        let before = self.between()?.place().id().to_owned();
        let Some(file) = &mut self.campaign else { return Err(no_campaign()) };
        let chosen = file.campaign.choose(self.catalog.course(), mission);
        chosen.map_err(|error| Fault::new(Code::NoSuchWay, error.to_string()))?;
        let story = Story::at(&self.catalog, Some(&before), file.campaign.place());
        Ok(self.told(&[], Told { story, spoils: None }))
    }

    fn buy(&mut self) -> Result<(), Fault> {
        self.between()?;
        let Some(file) = &mut self.campaign else { return Err(no_campaign()) };
        file.campaign.buy(&self.catalog).map(|_| ()).map_err(|error| of_shop(&error))
    }

    fn equip(&mut self, id: &str) -> Result<(), Fault> {
        self.between()?;
        let Some(file) = &mut self.campaign else { return Err(no_campaign()) };
        let equipped = file.campaign.profile_mut().equip(id, Stock::of(&self.catalog));
        equipped.map_err(|error| of_loadout(&error))
    }

    /// The campaign, while it can be arranged.
    fn between(&mut self) -> Result<&mut Campaign, Fault> {
        if self.in_mission() {
            return Err(Fault::new(Code::InMission, "a mission is in play: finish it or give it up first"));
        }
        let campaign = &mut self.campaign.as_mut().ok_or_else(no_campaign)?.campaign;
        match campaign.place() {
            Place::Ended(_) | Place::Fallen(_) => {
                Err(Fault::new(Code::CampaignOver, "the campaign has ended: begin or load another"))
            }
            _ => Ok(campaign),
        }
    }

    /// Whether a mission of the campaign is in play.
    fn in_mission(&self) -> bool {
        let running = |table: &Table| !matches!(table.game.turn(), Turn::Over(_));
        self.campaign.is_some() && self.table.as_ref().is_some_and(running)
    }

    /// The campaign's mission as a file keeps it: only while it is in play.
    pub(super) fn playing(&self) -> Option<Match<Stealth>> {
        self.table.as_ref().filter(|_| self.in_mission()).map(|table| table.game.clone())
    }

    /// Why nothing of the campaign's mission can be taken back, where that is so.
    pub(super) fn no_undo(&self) -> Option<Fault> {
        let file = self.campaign.as_ref()?;
        let why = match (self.in_mission(), file.campaign.rules().ironman) {
            (true, false) => return None,
            (true, true) => "there is no way back in this campaign",
            (false, _) => "the mission is settled: begin it anew, or the next one",
        };
        Some(Fault::new(Code::CannotUndo, why))
    }

    /// How things stand after a move: what was found is told, and a mission that is over is settled at once.
    pub(super) fn after(&mut self, events: &[Event]) -> State {
        let told = self.settle(events).unwrap_or_default();
        self.told(events, told)
    }

    fn settle(&mut self, events: &[Event]) -> Option<Told> {
        let (Some(file), Some(Table { game, .. })) = (&mut self.campaign, &self.table) else { return None };
        let plan = game.journal().setup.mission.plan();
        let found = events.iter().filter_map(|event| match event {
            Event::PickedUp { thing, .. } => Story::of_find(plan, *thing),
            _ => None,
        });
        let mut story: Vec<Story> = found.collect();
        let Turn::Over(_) = game.turn() else { return Some(Told { story, spoils: None }) };
        let won = game.view(AGENT).public.phase == Phase::Won;
        file.playing = Some(game.clone());
        let spoils = file.settle(&self.catalog).ok()?;
        if won {
            story.push(Story::of_success(plan));
            story.extend(Story::at(&self.catalog, Some(&plan.id), file.campaign.place()));
        }
        Some(Told { story, spoils: Some(spoils) })
    }

    /// How things stand, with what is told of the campaign.
    pub(super) fn told(&self, events: &[Event], told: Told) -> State {
        let out = |file: &CampaignFile| {
            Box::new(show_campaign::campaign(&self.catalog, &file.campaign, self.in_mission(), told))
        };
        State { campaign: self.campaign.as_ref().map(out), ..self.game_state(events) }
    }
}

fn no_campaign() -> Fault {
    let message =
        "no campaign is running: send {\"campaign\":{\"new\":{}}} or {\"campaign\":{\"load\":\"FILE\"}} first";
    Fault::new(Code::NoCampaign, message)
}

fn of_shop(error: &ShopError) -> Fault {
    Fault::new(Code::CannotBuy, error.to_string()).by("ST-GEAR-01")
}

fn of_loadout(error: &LoadoutError) -> Fault {
    let rule = match error {
        LoadoutError::TooHeavy { .. } | LoadoutError::TooMany => "ST-GEAR-03",
        LoadoutError::TooManyItems { .. } => "ST-GEAR-06",
        _ => "ST-GEAR-02",
    };
    Fault::new(Code::BadLoadout, error.to_string()).by(rule)
}

fn of_begin(error: &NotReady) -> Fault {
    match error {
        NotReady::NoMission => Fault::new(Code::NotReady, error.to_string()),
        NotReady::Loadout(error) => Fault { code: Code::NotReady, ..of_loadout(error) },
        NotReady::Shop(error) => Fault { code: Code::NotReady, ..of_shop(error) },
        NotReady::Mission(faults) => table::of_mission(faults),
    }
}
