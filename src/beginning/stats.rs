//! What a figure can do: the board's values with boosts, programs and wounds.

use super::{Boost, Figure, Harm, Power, Stats, Used, scene::Scene};
use crate::engine::Seat;

impl<'a> Scene<'a> {
    /// The values printed on a board.
    fn printed(self, figure: Figure) -> Stats {
        let library = self.rules.library();
        match figure {
            Figure::Of(seat) => {
                let card = self.player(seat).and_then(|player| library.character(player.who));
                card.map(|card| card.stats).unwrap_or_default()
            }
            Figure::Kuro => library.kuro,
        }
    }

    /// The boosts a player has unlocked.
    pub fn boosts(self, seat: Seat) -> impl Iterator<Item = Boost> + use<'a> {
        let player = self.player(seat);
        let tree = player.and_then(|player| self.rules.library().character(player.who)).map(|card| &card.tree);
        let columns = tree.into_iter().flatten().zip(player.into_iter().flat_map(|player| &player.skills));
        columns.flat_map(|(skills, progress)| skills.iter().take(usize::from(progress.level))).map(|skill| skill.boost)
    }

    /// The permanent programs of a player.
    fn powers(self, seat: Seat) -> impl Iterator<Item = Power> + use<'a> {
        let held = self.player(seat).into_iter().flat_map(|player| &player.programs).filter(|held| held.up);
        held.filter_map(move |held| match self.rules.library().program(held.kind)?.used {
            Used::Permanent(power) => Some(power),
            _ => None,
        })
    }

    /// What boosts add up to.
    fn boosted(self, figure: Figure, of: impl Fn(Boost) -> u8) -> u8 {
        match figure {
            Figure::Of(seat) => self.boosts(seat).map(of).sum(),
            Figure::Kuro => 0,
        }
    }

    /// What permanent programs add up to.
    fn powered(self, figure: Figure, of: impl Fn(Power) -> u8) -> u8 {
        match figure {
            Figure::Of(seat) => self.powers(seat).map(of).sum(),
            Figure::Kuro => 0,
        }
    }

    /// What wounds take away.
    fn harmed(self, figure: Figure, of: impl Fn(Harm) -> u8) -> u8 {
        match figure {
            Figure::Of(seat) => self.harms(seat).map(of).sum(),
            Figure::Kuro => 0,
        }
    }

    /// AP at the start of a turn.
    pub fn full_ap(self, seat: Seat) -> u8 {
        let more = |boost| if let Boost::Ap(more) = boost { more } else { 0 };
        self.printed(Figure::Of(seat)).ap + self.boosted(Figure::Of(seat), more)
    }

    /// Steps at the start of a turn.
    pub fn full_moves(self, figure: Figure) -> u8 {
        let more = |boost| if let Boost::Moves(more) = boost { more } else { 0 };
        let less = |harm| if let Harm::Moves(less) = harm { less } else { 0 };
        let moves = self.printed(figure).moves + self.boosted(figure, more);
        moves.saturating_sub(self.harmed(figure, less)).max(1)
    }

    /// How many areas a figure reaches.
    pub fn range(self, figure: Figure) -> u8 {
        if let Figure::Of(seat) = figure
            && self.harms(seat).any(|harm| harm == Harm::NoRange)
        {
            return 0;
        }
        let more = |boost| if let Boost::Range(more) = boost { more } else { 0 };
        let power = |power| if let Power::Range(more) = power { more } else { 0 };
        self.printed(figure).range + self.boosted(figure, more) + self.powered(figure, power)
    }

    /// Health taken by a hit.
    pub fn strength(self, figure: Figure) -> u8 {
        let more = |boost| if let Boost::Strength(more) = boost { more } else { 0 };
        let power = |power| if let Power::Strength(more) = power { more } else { 0 };
        self.printed(figure).strength + self.boosted(figure, more) + self.powered(figure, power)
    }

    /// Red cards in an attack.
    pub fn red_limit(self, figure: Figure) -> u8 {
        let more = |boost| if let Boost::Red(more) = boost { more } else { 0 };
        let less = |harm| if let Harm::Red(less) = harm { less } else { 0 };
        (self.printed(figure).red + self.boosted(figure, more)).saturating_sub(self.harmed(figure, less))
    }

    /// What an enemy has to overcome.
    pub fn shield(self, figure: Figure) -> u8 {
        let area = self.area(figure);
        let beside = area.is_some() && self.area(Figure::Kuro) == area;
        let more = |boost| match boost {
            Boost::ShieldWithKuro(more) if beside => more,
            _ => 0,
        };
        let power = |power| if let Power::Shield(more) = power { more } else { 0 };
        self.printed(figure).shield + self.boosted(figure, more) + self.powered(figure, power)
    }

    /// Blue cards in a defence.
    pub fn blue_limit(self, figure: Figure) -> u8 {
        let more = |boost| if let Boost::Blue(more) = boost { more } else { 0 };
        let less = |harm| if let Harm::Blue(less) = harm { less } else { 0 };
        (self.printed(figure).blue + self.boosted(figure, more)).saturating_sub(self.harmed(figure, less))
    }

    /// The most health.
    pub fn max_health(self, figure: Figure) -> u8 {
        let raised = |boost| if let Boost::MaxHealth(health) = boost { health } else { 0 };
        let best = match figure {
            Figure::Of(seat) => self.boosts(seat).map(raised).max().unwrap_or(0),
            Figure::Kuro => 0,
        };
        self.printed(figure).health.max(best)
    }

    /// Programs kept at the end of the actions.
    pub fn program_limit(self, seat: Seat) -> u8 {
        let figure = Figure::Of(seat);
        let more = |boost| if let Boost::ProgramLimit(more) = boost { more } else { 0 };
        let less = |harm| if let Harm::Programs(less) = harm { less } else { 0 };
        (self.printed(figure).programs + self.boosted(figure, more)).saturating_sub(self.harmed(figure, less))
    }

    /// Influence cards kept at the end of the actions.
    pub fn hand_limit(self, seat: Seat) -> u8 {
        let figure = Figure::Of(seat);
        let raised = self.boosts(seat).map(|boost| if let Boost::HandLimit(limit) = boost { limit } else { 0 });
        let less = |harm| if let Harm::Hand(less) = harm { less } else { 0 };
        self.printed(figure).hand.max(raised.max().unwrap_or(0)).saturating_sub(self.harmed(figure, less))
    }

    /// Cards drawn at the start of a turn (TB-DRAW-01, TB-DRAW-03, TB-FEY-02).
    pub fn turn_draw(self, seat: Seat) -> u8 {
        let figure = Figure::Of(seat);
        let more = |boost| if let Boost::Draw(more) = boost { more } else { 0 };
        let less = |harm| if let Harm::Draw(less) = harm { less } else { 0 };
        let badge = self.state.leader == Some(seat) || self.state.general == Some(seat);
        let bonus = u8::from(badge && self.has(seat, super::Trait::BadgeDraw));
        let full = self.printed(figure).draw + self.boosted(figure, more) + bonus;
        full.saturating_sub(self.harmed(figure, less) + u8::from(self.low_morale()))
    }

    /// Chips a figure can carry (TB-CHIP-02).
    pub fn chip_slots(self, figure: Figure) -> usize {
        let two = matches!(figure, Figure::Of(seat) if self.boosts(seat).any(|boost| boost == Boost::TwoChips));
        if two { 2 } else { 1 }
    }

    /// Whether a figure has room for a chip.
    pub fn has_room(self, figure: Figure) -> bool {
        self.body(figure).is_some_and(|body| body.chips.len() < self.chip_slots(figure))
    }

    /// Influence cards a player may put into an event (TB-EVT-11, TB-EVT-13, TB-TRAP-06, TB-AMB-83).
    pub fn check_limit(self, seat: Seat, asked: u8) -> u8 {
        if self.player(seat).is_some_and(|player| player.silenced) {
            return 0;
        }
        let harm = self.harms(seat).filter_map(|harm| if let Harm::Checks(most) = harm { Some(most) } else { None });
        let most = harm.min().map_or(asked, |most| asked.min(most));
        if self.detained(seat) { most.min(1) } else { most }
    }

    /// AP left, with the one for being alone (TB-JAY-05).
    pub fn ap(self) -> u8 {
        self.state.turn.ap + self.lonely_ap()
    }

    /// AP that being alone gives right now.
    pub fn lonely_ap(self) -> u8 {
        let seat = self.active();
        let more = |boost| if let Boost::ApAlone(more) = boost { more } else { 0 };
        let Some(area) = self.area(Figure::Of(seat)).filter(|_| !self.state.turn.alone) else { return 0 };
        let alone = self.figures_in(area).count() == 1;
        if alone { self.boosts(seat).map(more).sum() } else { 0 }
    }
}
