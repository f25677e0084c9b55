//! The first game: who holds what, and what the others do.

use crate::{
    content::shipped_library,
    deduction::{Action, Aim, Choice, Claim, Deed, Fix, Setup, Team, WeaponKind},
    engine::{Level, Seat},
    session::{
        deduction::{Script, Table},
        table::Chair,
    },
    ui::Desk,
    words::deduction::player_name,
};

/// The players: you, a friend, the Machine, and somebody who trusts nobody.
pub const YOU: Seat = Seat(0);
pub const ADA: Seat = Seat(1);
pub const BRUNO: Seat = Seat(2);
pub const CLEO: Seat = Seat(3);

/// The table of the first game, just dealt; nothing where the cards cannot be read.
pub fn table(desk: &Desk) -> Option<Table> {
    let setup = Setup { first: Some(YOU), talk: 1, fix: fix(), ..Setup::new(shipped_library().ok()?, 4) };
    let chair = |at: u8| {
        let name = player_name(&desk.words, Seat(at));
        if Seat(at) == YOU { Chair::person(name) } else { Chair::bot(name, Level::Simple) }
    };
    Some(Table::new(setup, 1, (0..4).map(chair).collect()).ok()?.scripted(script()))
}

/// The cards: three Humans, though not all of their cards are blue, and one Machine.
fn fix() -> Fix {
    let keys = |keys: &[&str]| keys.iter().map(|&key| key.to_owned()).collect();
    Fix {
        ids: [(YOU, "H01"), (ADA, "O02"), (BRUNO, "M01"), (CLEO, "H02")].map(|(seat, key)| (seat, key.into())).into(),
        loyalty: vec![
            (YOU, keys(&["human", "machine"])),
            (ADA, keys(&["human", "human"])),
            (BRUNO, keys(&["machine", "machine2"])),
            (CLEO, keys(&["human2", "outlaw2"])),
        ],
        programs: vec![
            (YOU, keys(&["PR20"])),
            (ADA, keys(&["PR28"])),
            (BRUNO, keys(&["PR30"])),
            (CLEO, keys(&["PR35"])),
        ],
        pile: keys(&["PR27", "PR31", "PR29", "PR22", "PR33", "PR24"]),
    }
}

/// What the others do, turn by turn.
fn script() -> Script {
    let (says, does) = (Action::Claim, Action::Announce);
    Script::new([
        (2, ADA, does(Deed::Draw)),
        (3, BRUNO, says(Claim::Team(Team::Human))),
        (3, BRUNO, does(Deed::Equip(WeaponKind::Rifle, Aim::at(YOU)))),
        (4, CLEO, says(Claim::Accuse(YOU, Team::Machine))),
        (4, CLEO, does(Deed::Equip(WeaponKind::Pistol, Aim::at(YOU)))),
        (6, ADA, says(Claim::Vouch(YOU))),
        (6, ADA, does(Deed::Draw)),
        (7, BRUNO, does(Deed::Shoot(None))),
        (7, BRUNO, does(Deed::Drop)),
        (8, CLEO, does(Deed::Shoot(None))),
        (9, BRUNO, Action::Answer(Choice::Seat(CLEO))),
        (10, ADA, says(Claim::Shoot(BRUNO))),
        (10, ADA, does(Deed::Equip(WeaponKind::Pistol, Aim::at(BRUNO)))),
        (11, BRUNO, says(Claim::Accuse(ADA, Team::Outlaw))),
        (11, BRUNO, does(Deed::Draw)),
        (12, CLEO, says(Claim::Accuse(BRUNO, Team::Machine))),
        (12, CLEO, does(Deed::Draw)),
    ])
}
