//! What holds for every picture: it can be painted at every size, and nothing stands on anything else.

use std::sync::Arc;

use egui::{CentralPanel, Context, RawInput, Rect, Vec2, pos2, vec2};

use super::*;
use crate::{
    content::Catalog,
    engine::Dice,
    stealth::{Actor, Stealth, forecast},
    ui::{map::fan::direction, theme},
};

/// Every shipped mission as it is dealt.
fn games() -> Vec<Stealth> {
    let catalog = Catalog::shipped().expect("content");
    let missions = catalog.missions().iter().filter_map(|entry| entry.mission.clone());
    let setup = |mission| {
        let gear = catalog.starting_gear();
        Arc::new(Setup::new(mission, gear))
    };
    missions.map(|mission| Stealth::deal_shared(&setup(mission), &mut Dice::new(7))).collect()
}

/// Paints a picture that fills a screen of this size, and gives how many shapes that took.
fn shapes<'a>(ctx: &Context, size: f32, picture: &dyn Fn(Rect) -> Picture<'a>) -> usize {
    let screen = Rect::from_min_size(pos2(0.0, 0.0), vec2(size, size));
    let input = RawInput { screen_rect: Some(screen), ..RawInput::default() };
    let output = ctx.run(input, |ctx| {
        CentralPanel::default().show(ctx, |ui| paint(ui.painter(), &picture(ui.max_rect())));
    });
    output.shapes.len()
}

fn context() -> Context {
    let ctx = Context::default();
    theme::install(&ctx);
    // Fonts are there from the second frame on.
    let _ = ctx.run(RawInput::default(), |_| {});
    ctx
}

#[test]
fn every_mission_is_painted_at_every_size_in_both_looks() {
    let ctx = context();
    for game in games() {
        let view = crate::engine::Game::view(&game, crate::stealth::AGENT);
        let forecast = forecast::estimated(&view, 20);
        for high_contrast in [false, true] {
            theme::apply(&ctx, Palette::of_look(high_contrast), false);
            for (zoom, size) in [(1.0, 1000.0), (1.0, 400.0), (0.3, 400.0), (3.0, 400.0)] {
                let count = shapes(&ctx, size, &|room| Picture {
                    threat: Some(&forecast),
                    inspected: Some(EnemyId(0)),
                    hovered: Some(game.public().player.sector),
                    ..Picture::new(
                        game.setup(),
                        game.public(),
                        Frame::fit(&game.setup().mission, room).zoomed(zoom, Vec2::ZERO),
                    )
                });
                assert!(count > 10, "{count}");
            }
        }
    }
}

#[test]
fn nothing_stands_on_anything_else_in_its_sector() {
    let room = Rect::from_min_size(pos2(0.0, 0.0), vec2(900.0, 900.0));
    for game in games() {
        let mut public = game.public().clone();
        // All enemies in the player's sector.
        let here = public.player.sector;
        public.enemies.iter_mut().for_each(|enemy| enemy.sector = here);
        let frame = Frame::fit(&game.setup().mission, room);
        let slots = Picture::new(game.setup(), &public, frame).slots();
        let places: Vec<Pos2> = slots.iter().map(|place| place.2).collect();
        for (at, one) in places.iter().enumerate() {
            let nearest = places.iter().skip(at + 1).map(|other| one.distance(*other)).fold(f32::MAX, f32::min);
            assert!(nearest > 0.33 * frame.tile(), "{nearest}");
        }
    }
}

#[test]
fn who_walks_is_between_two_sectors_and_the_line_follows() {
    let room = Rect::from_min_size(pos2(0.0, 0.0), vec2(900.0, 900.0));
    for game in games() {
        let (setup, public) = (game.setup(), game.public());
        let from = public.player.sector;
        let Some(&to) = setup.mission.walk().neighbours(from).first() else { continue };
        let frame = Frame::fit(&setup.mission, room);
        let place = |t: f32| {
            let motion = [Motion::Walk { who: Actor::Player, from, to, t }];
            Picture { motion: &motion, ..Picture::new(setup, public, frame) }.player_at()
        };
        let (a, b) = (frame.rect(from).center(), frame.rect(to).center());
        assert_eq!([place(0.0), place(0.5), place(1.0)], [a, a.lerp(b, 0.5), b]);
        assert_eq!(direction(from, to), (b - a).normalized());
    }
}
