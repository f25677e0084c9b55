//! No panel grows beyond its width, in a language 40 % longer than English.

use egui::Ui;
use ghostline::{
    session::Session,
    stealth::{EnemyId, Event, GearId, forecast::forecast},
    ui::{
        Desk, Outlook,
        panels::{self, Inspected, LogState, Room, Shown},
    },
    words::Words,
};

use crate::easel::{Easel, glass_quay, wander};

/// The width inside a panel of each layout.
const WIDTHS: [f32; 3] = [224.0 - 24.0, 264.0 - 24.0, 284.0 - 24.0];

fn fits(name: &str, session: impl Fn() -> Session, draw: impl Fn(&mut Ui, &Desk, &Session) + Copy + 'static) {
    for width in WIDTHS {
        let session = session();
        let easel = Easel::<()>::new(width, Words::pseudo(), move |ui, desk| {
            draw(ui, desk, &session);
            None
        });
        assert!(easel.width() <= width + 0.5, "{name} is {} wide in {width}: {:#?}", easel.width(), easel.labels());
    }
}

fn later() -> Session {
    wander(glass_quay(), 4, 8)
}

#[test]
fn the_panels_of_the_left_side_fit() {
    fits("agent", later, |ui, desk, session| panels::agent(ui, desk, &session.view()));
    fits("objectives", later, |ui, desk, session| panels::objectives(ui, desk, &session.view()));
    fits("deck", later, |ui, desk, session| panels::deck(ui, desk, &session.view()));
    fits("gear", later, |ui, desk, session| {
        panels::gear(ui, desk, &session.view(), &session.options());
    });
}

#[test]
fn the_panels_of_the_right_side_fit() {
    fits("log", later, |ui, desk, session| {
        let mut state = LogState::default();
        state.open = Some(session.log().len());
        panels::log(ui, desk, session, &mut state);
    });
    for enemy in 0..4 {
        fits("enemy", later, move |ui, desk, session| {
            panels::inspect(ui, desk, &session.view(), &Inspected::Enemy(EnemyId(enemy)), None);
        });
    }
    fits("attack", later, |ui, desk, session| {
        let what = Inspected::Attack { gear: GearId(0), target: EnemyId(0) };
        panels::inspect(ui, desk, &session.view(), &what, None);
    });
}

#[test]
fn every_sector_fits() {
    let view = later().view();
    let outlook: &'static Outlook = Box::leak(Box::new(Outlook { now: forecast(&view), after: Vec::new() }));
    for &sector in view.setup.mission.walk().sectors() {
        fits("sector", later, move |ui, desk, session| {
            panels::inspect(ui, desk, &session.view(), &Inspected::Sector(sector), Some(outlook));
        });
    }
}

#[test]
fn every_draw_fits_its_tray() {
    let session = later();
    let events: Vec<Event> = session.log().iter().map(|entry| entry.event).collect();
    let before = glass_quay().view();
    let (words, mut trays) = (Words::pseudo(), 0);
    for at in 0..events.len() {
        let Some(shown) = Shown::new(&words, &before, &events, at) else { continue };
        trays += 1;
        let easel = Easel::<()>::new(panels::TRAY, Words::pseudo(), move |ui, desk| {
            panels::tray(ui, desk, &shown, Room::Full);
            None
        });
        assert!(easel.width() <= panels::TRAY + 0.5, "{} in {:#?}", easel.width(), easel.labels());
    }
    assert!(trays > 3);
}

#[test]
fn the_rail_fits() {
    let session = later();
    let easel = Easel::<()>::new(panels::RAIL, Words::pseudo(), move |ui, desk| {
        panels::rail(ui, desk, &session.view());
        None
    });
    assert!(easel.width() <= panels::RAIL + 0.5);
}
