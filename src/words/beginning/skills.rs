//! Tasks and boosts of the skill trees.

use super::{
    super::{Fill, Words},
    Cards, Teller,
};
use crate::beginning::{Boost, Branch, CharacterCard, Skill, Task};

/// A column of the skill tree.
pub fn branch_name(words: &Words, branch: Branch) -> String {
    words.text(match branch {
        Branch::Hacking => "name-tb-hacking",
        Branch::Implants => "name-tb-implants",
        Branch::Security => "name-tb-security-skill",
        Branch::Rigging => "name-tb-rigging",
    })
}

/// What a task asks for, as a phrase.
#[rustfmt::skip]
pub fn task_text(words: &Words, task: Task) -> String {
    let plain = |key| words.text(key);
    let count = |key, count: i64| words.with(key, &[("count", count.into())]);
    match task {
        Task::CalmRiot => plain("name-tb-task-calm-riot"),
        Task::RiotZero => plain("name-tb-task-riot-zero"),
        Task::Morale(least) => count("name-tb-task-morale", least.into()),
        Task::CityRoll(least) => count("name-tb-task-city-roll", least.into()),
        Task::AllRounders => plain("name-tb-task-all-rounders"),
        Task::BringChip => plain("name-tb-task-bring"),
        Task::BringScanned => plain("name-tb-task-bring-scanned"),
        Task::Eliminate(many, level) => {
            words.with("name-tb-task-eliminate", &[("count", many.into()), ("level", level.into())])
        }
        Task::EliminateAfar(level) => words.with("name-tb-task-afar", &[("level", level.into())]),
        Task::JunkLook => plain("name-tb-task-junk-look"),
        Task::JunkRemove => plain("name-tb-task-junk-remove"),
        Task::JunkDrop => plain("name-tb-task-junk-drop"),
        Task::Censure => plain("name-tb-task-censure"),
        Task::EmptyDeck => plain("name-tb-task-empty-deck"),
        Task::EmptyHand => plain("name-tb-task-empty-hand"),
        Task::CityActions(many) => count("name-tb-task-city", many.into()),
        Task::DifferentCityActions(many) => count("name-tb-task-different-city", many.into()),
        Task::DiscardAtOnce(many) => count("name-tb-task-discard", many.into()),
        Task::PlayUnique => plain("name-tb-task-unique"),
        Task::Clinic => plain("name-tb-task-clinic"),
        Task::Weapons(many) => count("name-tb-task-weapons", many.into()),
        Task::BuyWeapons(many) => count("name-tb-task-buy-weapons", many.into()),
        Task::Nexus => plain("name-tb-task-nexus"),
        Task::SectorThree => plain("name-tb-task-sector-three"),
        Task::Recon => plain("name-tb-task-recon"),
        Task::CombatBar(at) => count("name-tb-task-combat-bar", at.into()),
        Task::Heal => plain("name-tb-task-heal"),
        Task::HealBy(by) => count("name-tb-task-heal-by", by.into()),
        Task::GainPrograms(many) => count("name-tb-task-programs", many.into()),
        Task::KuroSniff => plain("name-tb-task-sniff"),
        Task::KuroMarkers(many) => count("name-tb-task-markers", many.into()),
        Task::KuroEliminate(level) => words.with("name-tb-task-kuro", &[("level", level.into())]),
    }
}

/// What a boost gives, as a phrase.
pub fn boost_text(words: &Words, boost: Boost) -> String {
    let plain = |key| words.text(key);
    let count = |key, count: u8| words.with(key, &[("count", count.into())]);
    match boost {
        Boost::Blue(more) => count("name-tb-boost-blue", more),
        Boost::Red(more) => count("name-tb-boost-red", more),
        Boost::Ap(more) => count("name-tb-boost-ap", more),
        Boost::ApAlone(more) => count("name-tb-boost-ap-alone", more),
        Boost::Moves(more) => count("name-tb-boost-moves", more),
        Boost::Strength(more) => count("name-tb-boost-strength", more),
        Boost::Range(more) => count("name-tb-boost-range", more),
        Boost::MaxHealth(most) => count("name-tb-boost-health", most),
        Boost::ProgramLimit(more) => count("name-tb-boost-programs", more),
        Boost::HandLimit(most) => count("name-tb-boost-hand", most),
        Boost::Draw(more) => count("name-tb-boost-draw", more),
        Boost::AllRounders(most) => count("name-tb-boost-rounders", most),
        Boost::TwoPrograms => plain("name-tb-boost-two-programs"),
        Boost::Reroll => plain("name-tb-boost-reroll"),
        Boost::Selection => plain("name-tb-boost-selection"),
        Boost::TwoChips => plain("name-tb-boost-two-chips"),
        Boost::BlueFive => plain("name-tb-boost-blue-five"),
        Boost::Surgery => plain("name-tb-boost-surgery"),
        Boost::FreeDrop => plain("name-tb-boost-free-drop"),
        Boost::ShieldWithKuro(more) => count("name-tb-boost-shield-kuro", more),
        Boost::KuroBoth => plain("name-tb-boost-kuro-both"),
        Boost::KuroCards(more) => count("name-tb-boost-kuro-cards", more),
        Boost::KuroRefresh(many) => count("name-tb-boost-kuro-refresh", many),
    }
}

/// A field of a skill tree: its column, level, task and boost.
fn skill(words: &Words, branch: Branch, level: u8, skill: Skill) -> [Fill<'static>; 4] {
    [
        ("branch", branch_name(words, branch).into()),
        ("level", level.into()),
        ("task", task_text(words, skill.task).into()),
        ("boost", boost_text(words, skill.boost).into()),
    ]
}

impl Cards<'_> {
    /// The skill tree of a character, a sentence for each field.
    pub fn tree(&self, card: &CharacterCard) -> Vec<String> {
        let columns = Branch::ALL.into_iter().zip(&card.tree);
        let fields = columns.flat_map(|(branch, skills)| (1..).zip(skills).map(move |(level, it)| (branch, level, it)));
        fields
            .map(|(branch, level, it)| self.words.with("card-tb-skill", &skill(self.words, branch, level, *it)))
            .collect()
    }
}

impl Teller<'_> {
    /// A column of the skill tree.
    pub fn branch(&self, branch: Branch) -> String {
        branch_name(self.words, branch)
    }

    /// The next field of a column in the tree of whoever sees this view, as `Hacking 1: +1 AP`; its name alone where
    /// the column is complete.
    pub(super) fn next_skill(&self, view: &crate::beginning::View, branch: Branch) -> String {
        let player = super::scene(view).player(view.seat);
        let card = player.and_then(|player| self.rules.library().character(player.who));
        let level = player.and_then(|player| player.skills.get(branch as usize)).map_or(0, |progress| progress.level);
        let field =
            card.and_then(|card| card.tree.get(branch as usize)).and_then(|column| column.get(usize::from(level)));
        match field {
            Some(field) => self.phrase("name-tb-next-skill", &skill(self.words, branch, level + 1, *field)),
            None => self.branch(branch),
        }
    }
}
