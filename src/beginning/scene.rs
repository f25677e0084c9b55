//! Reading a situation: who sits where, who stands where, what lies open.

use super::{
    Area, Bar, Body, Chip, Colour, Enemy, EnemyStats, Face, Faction, Figure, Foe, Harm, InfluenceNo, Kuro, OnRed,
    Place, Player, Rules, Source, SpawnNo, State, Trait, Unique,
};
use crate::engine::{Seat, Seats};

/// A state with its rules, to ask questions of. Works on a view's table just as well.
#[derive(Clone, Copy)]
pub struct Scene<'a> {
    /// The table's agreements.
    pub rules: &'a Rules,
    /// The state.
    pub state: &'a State,
}

/// An enemy somewhere on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Seen {
    /// Where.
    pub foe: Foe,
    /// The marker; `None` for Deus.
    pub enemy: Option<Enemy>,
    /// Its figures; for Deus with the health of its bar.
    pub stats: EnemyStats,
}

impl<'a> Scene<'a> {
    /// How many seats there are.
    pub fn seats(self) -> u8 {
        self.state.players.len() as u8
    }

    /// Whose turn it is.
    pub fn active(self) -> Seat {
        self.state.turn.seat
    }

    /// A player; `None` where nobody sits.
    pub fn player(self, seat: Seat) -> Option<&'a Player> {
        self.state.players.get(usize::from(seat.0))
    }

    /// The seat `steps` further in turn order.
    pub fn after(self, seat: Seat, steps: u8) -> Seat {
        Seat((u16::from(seat.0) + u16::from(steps)).checked_rem(u16::from(self.seats())).unwrap_or(0) as u8)
    }

    /// All seats, clockwise from this one.
    pub fn around(self, from: Seat) -> impl Iterator<Item = Seat> + use<'a> {
        (0..self.seats()).map(move |steps| self.after(from, steps))
    }

    /// All seats in rising order.
    pub fn all(self) -> impl Iterator<Item = Seat> + use<'a> {
        (0..self.seats()).map(Seat)
    }

    /// Everybody at the table.
    pub fn everybody(self) -> Seats {
        self.all().fold(Seats::NONE, Seats::with)
    }

    /// Kuro, where Dee Coy plays.
    pub fn kuro(self) -> Option<&'a Kuro> {
        self.state.kuro.as_ref()
    }

    /// A figure's body.
    pub fn body(self, figure: Figure) -> Option<&'a Body> {
        match figure {
            Figure::Of(seat) => self.player(seat).map(|player| &player.body),
            Figure::Kuro => self.kuro().map(|kuro| &kuro.body),
        }
    }

    /// Whose figure it is.
    pub fn owner(self, figure: Figure) -> Seat {
        match figure {
            Figure::Of(seat) => seat,
            Figure::Kuro => self.kuro().map_or(Seat(0), |kuro| kuro.owner),
        }
    }

    /// The area a figure stands in; `None` where it cannot act or be acted on.
    pub fn area(self, figure: Figure) -> Option<Area> {
        self.body(figure).and_then(|body| body.place.area())
    }

    /// All figures on the board or off it, players first.
    pub fn figures(self) -> impl Iterator<Item = Figure> + use<'a> {
        self.all().map(Figure::Of).chain(self.kuro().map(|_| Figure::Kuro))
    }

    /// The figures that stand in an area.
    pub fn figures_in(self, area: Area) -> impl Iterator<Item = Figure> + use<'a> {
        self.figures().filter(move |&figure| self.area(figure) == Some(area))
    }

    /// The figures a seat moves.
    pub fn figures_of(self, seat: Seat) -> impl Iterator<Item = Figure> + use<'a> {
        let kuro = self.kuro().filter(|kuro| kuro.owner == seat).map(|_| Figure::Kuro);
        std::iter::once(Figure::Of(seat)).chain(kuro)
    }

    /// Whether the character is detained.
    pub fn detained(self, seat: Seat) -> bool {
        self.player(seat).is_some_and(|player| player.body.place == Place::Cube)
    }

    /// Whether the character has a trait.
    pub fn has(self, seat: Seat, trait_: Trait) -> bool {
        let card = self.player(seat).and_then(|player| self.rules.library().character(player.who));
        card.is_some_and(|card| card.traits.contains(&trait_))
    }

    /// The faction of a player now, as far as it is known (TB-LOY-06).
    pub fn faction(self, seat: Seat) -> Option<Faction> {
        let player = self.player(seat)?;
        match player.turned {
            Some(turned) => turned.to,
            None => player.dealt.first().and_then(|slot| slot.kind),
        }
    }

    /// Players of a faction, as far as they are known.
    pub fn members(self, faction: Faction) -> impl Iterator<Item = Seat> + use<'a> {
        self.all().filter(move |&seat| self.faction(seat) == Some(faction))
    }

    /// What an influence card shows.
    pub fn face(self, card: InfluenceNo) -> Option<&'a Face> {
        self.rules.library().influence(card).map(|card| &card.face)
    }

    /// Whether a unique card works for this player (TB-INF-03).
    pub fn is_own_unique(self, seat: Seat, card: InfluenceNo) -> bool {
        let who = self.player(seat).map(|player| player.who);
        let deck = self.rules.library().influence(card).map(|card| card.deck);
        matches!((who, deck), (Some(who), Some(super::Deck::Personal(of))) if who == of)
    }

    /// What a card is worth as a blue one in the hand of a player.
    pub fn blue(self, seat: Seat, card: InfluenceNo) -> Option<u8> {
        match self.face(card)? {
            Face::Blue(value) => Some(*value),
            Face::Unique(Unique::Wild(value)) if self.is_own_unique(seat, card) => Some(*value),
            Face::Unique(Unique::Kuro(value)) if self.is_own_unique(seat, card) && self.kuro_lives() => Some(*value),
            _ => None,
        }
    }

    /// What a card is worth as a red one in the hand of a player, without its sign.
    pub fn red(self, seat: Seat, card: InfluenceNo) -> Option<u8> {
        match self.face(card)? {
            Face::Red(value) => Some(*value),
            Face::Unique(Unique::Wild(value)) if self.is_own_unique(seat, card) => Some(*value),
            _ => None,
        }
    }

    /// Whether Kuro is in play: not destroyed.
    pub fn kuro_lives(self) -> bool {
        self.kuro().is_some_and(|kuro| kuro.body.place != Place::Gone)
    }

    /// The enemy at a place.
    pub fn foe(self, foe: Foe) -> Option<Seen> {
        let library = self.rules.library();
        let known = |enemy: Enemy| Seen { foe, enemy: Some(enemy), stats: library.enemy(enemy.kind, enemy.level) };
        match foe {
            Foe::At(SpawnNo(at)) => self.state.sites.get(usize::from(at))?.enemy.map(known),
            Foe::Red(at) => match (*self.state.red.get(usize::from(at))?)? {
                OnRed::Crawler(enemy) => Some(known(enemy)),
                OnRed::Deus => {
                    let health = u8::try_from(self.state.bars.deus).unwrap_or(0);
                    Some(Seen { foe, enemy: None, stats: EnemyStats { health, ..library.deus } })
                }
            },
        }
    }

    /// The areas an enemy's place belongs to (TB-TOWER-01).
    pub fn foe_areas(self, foe: Foe) -> &'a [Area] {
        let board = &self.rules.library().board;
        match foe {
            Foe::At(at) => self.rules.library().spawn(at).map_or(&[], |spawn| &spawn.areas),
            Foe::Red(at) => board.red.get(usize::from(at)).map_or(&[], std::slice::from_ref),
        }
    }

    /// All enemies: the red path from the front, then the spawn locations (TB-AMB-52).
    pub fn foes(self) -> impl Iterator<Item = Seen> + use<'a> {
        let red = (0..self.state.red.len() as u8).rev().map(Foe::Red);
        let sites = (0..self.state.sites.len() as u8).map(|at| Foe::At(SpawnNo(at)));
        red.chain(sites).filter_map(move |foe| self.foe(foe))
    }

    /// Whether a range from an area reaches an enemy (TB-RNG).
    pub fn reaches(self, from: Area, range: u8, foe: Foe) -> bool {
        let near = |&area: &Area| self.rules.distance(from, area).is_some_and(|steps| steps <= u16::from(range));
        self.foe_areas(foe).iter().any(near)
    }

    /// Whether a range from an area reaches another area.
    pub fn near(self, from: Area, range: u8, to: Area) -> bool {
        from == to || self.rules.distance(from, to).is_some_and(|steps| steps <= u16::from(range))
    }

    /// Whether Morale is in its yellow zone.
    pub fn low_morale(self) -> bool {
        self.state.bars.morale <= self.rules.library().board.bars.low_morale
    }

    /// The ends of Riot's red zones: the first red value on the left and on the right.
    pub fn riot_ends(self) -> (i8, i8) {
        let (end, (left, right)) = (self.rules.library().board.bars.riot, self.state.bars.widened);
        (left - end, end - right)
    }

    /// Whether a value of Riot lies in a yellow zone (TB-RIOT-04).
    pub fn is_yellow_riot(self, riot: i8) -> bool {
        let (left, right) = self.riot_ends();
        riot.abs() > self.rules.library().board.bars.calm && riot > left && riot < right
    }

    /// The lowest and the highest value of a bar.
    pub fn ends(self, bar: Bar) -> (i8, i8) {
        let bars = &self.rules.library().board.bars;
        match bar {
            Bar::Morale => bars.morale,
            Bar::Riot => self.riot_ends(),
            Bar::Security => (0, bars.security),
            Bar::Resource => (0, bars.resource),
            Bar::Apex | Bar::Deus => (0, bars.mech),
            Bar::Threat => (0, bars.threat),
        }
    }

    /// Who picks among equals: the Leader, or else the active player (TB-LEAD-02, TB-AMB-34).
    pub fn arbiter(self) -> Seat {
        self.state.leader.unwrap_or_else(|| self.active())
    }

    /// Chips of a colour in the Network, as far as they are known.
    pub fn network_count(self, colour: Colour) -> usize {
        self.state.network.iter().flatten().filter(|chip| chip.colour == Some(colour)).count()
    }

    /// Chips of a colour in the Junkyard, as far as they are known.
    pub fn junk_count(self, colour: Colour) -> usize {
        let chips = self.state.junkyard.iter().filter_map(|junk| junk.chip);
        chips.filter(|chip| chip.colour == Some(colour)).count()
    }

    /// Chips that figures carry.
    pub fn carried(self) -> impl Iterator<Item = &'a Chip> + use<'a> {
        self.figures().filter_map(move |figure| self.body(figure)).flat_map(|body| &body.chips)
    }

    /// The effects of a card being carried out.
    pub fn effects(self, source: Source) -> &'a [super::Effect] {
        let library = self.rules.library();
        match source {
            Source::Event(no, half) => {
                library.event(no).and_then(|card| card.kind.half(half)).map_or(&[], |half| &half.effects)
            }
            Source::Program(no) => library.program(no).map_or(&[], |card| &card.effects),
            Source::Rounder(at) => library.all_rounders.get(usize::from(at)).map_or(&[], |card| &card.effects),
            Source::Unique(card) => match library.influence(card).map(|card| &card.face) {
                Some(Face::Unique(Unique::Free(effects))) => effects,
                _ => &[],
            },
            Source::Interrogation(at, line) => {
                let card = library.interrogations.get(usize::from(at));
                card.and_then(|card| card.lines.get(usize::from(line))).map_or(&[], |line| &line.effects)
            }
        }
    }

    /// Harms a character bears.
    pub fn harms(self, seat: Seat) -> impl Iterator<Item = Harm> + use<'a> {
        let wounds = self.player(seat).into_iter().flat_map(|player| &player.wounds);
        wounds.filter_map(move |&no| self.rules.library().wound(no)).map(|card| card.harm)
    }
}
