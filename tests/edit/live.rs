//! What is found out beside the screen: the same verdicts as the solver's, and nothing after the job is dropped.

use std::{
    sync::Arc,
    thread,
    time::{Duration, Instant},
};

use ghostline::{
    content::{Cards, Catalog, Memory, Sheet, Shipped, Sort, Storage, check_sheet, text},
    contracts::Band as Asked,
    edit::live::{Band, Estimate, Finding, Job, Line, Proof, Verdict},
    stealth::{
        Difficulty, Sector, Setup,
        solve::{Budget, SoftLock, solve},
    },
};

/// A thread that works at all has an answer by then.
const PATIENCE: Duration = Duration::from_secs(300);

fn shipped(id: &str) -> Sheet {
    let file = Shipped.list("missions").unwrap().into_iter().find(|file| file.contains(id)).unwrap();
    Sheet::read(&file, &text(&Shipped, &file).unwrap()).unwrap()
}

fn sheet(map: &str, things: &str) -> Sheet {
    let story = "story: (intro: \"In.\", conclusion: \"Out.\")";
    let text = format!("(format: 1, id: \"x\", name: \"X\", map: \"{map}\", at: {{{things}}}, {story})");
    Sheet::read("x.ron", &text).unwrap()
}

/// The last word of each kind.
fn last(job: &mut Job) -> (Proof, Option<Estimate>) {
    let (mut proof, mut estimate) = (Proof::default(), None);
    let patience = Instant::now() + PATIENCE;
    while !job.is_done() && Instant::now() < patience {
        match job.poll() {
            Some(Finding::Proof(found)) => proof = found,
            Some(Finding::Estimate(found)) => estimate = Some(found),
            Some(Finding::Progress(_)) => {}
            None => thread::sleep(Duration::from_millis(1)),
        }
    }
    (proof, estimate)
}

fn at_once(sheet: &Sheet, cards: &Cards) -> (Proof, Option<Estimate>) {
    last(&mut Job::at_once(sheet, cards))
}

/// That a job run to its end says what the solver says of the same sheet; what quick games say of it.
fn agrees(sheet: &Sheet) -> Estimate {
    let catalog = Catalog::shipped().unwrap();
    let (proof, estimate) = last(&mut Job::start(sheet, catalog.cards(), || ()));
    let mission = check_sheet("x.ron", sheet, catalog.cards()).mission().unwrap();
    let setup = Setup::new(Arc::new(mission), catalog.starting_gear());
    let solution = solve(&setup, Budget { games: 0, ..Budget::default() });
    let name = &sheet.name;
    assert_eq!((proof.verdict, solution.winnable), (Verdict::Winnable, Some(true)), "{name}");
    let found = (solution.par_turns, solution.exact, solution.par_at_least);
    assert_eq!((proof.par, proof.exact, proof.at_least), found, "{name}");
    let turns = |line: &Line| line.route().map(|route| route.turns);
    assert_eq!(turns(&proof.no_kill), solution.no_kill.map(|route| route.turns), "{name}");
    assert_eq!(turns(&proof.unseen), solution.unseen.map(|route| route.turns), "{name}");
    let locks: Vec<SoftLock> = proof.soft_locks.iter().map(|trap| trap.lock.clone()).collect();
    assert!(proof.is_finished() && locks == solution.soft_locks, "{name}");
    estimate.unwrap()
}

#[test]
fn a_job_run_to_its_end_says_what_the_solver_says_of_missions_of_any_size() {
    let corridor = "\"S\": [Start, Exit], \"O\": [Objective(id: \"o\", name: \"O\", text: \"T.\")]";
    agrees(&sheet("01S 01A 01O", corridor));
    let rooms = "\"S\": [Start], \"X\": [Exit], \"O\": [Objective(id: \"o\", name: \"O\", text: \"T.\")], \"A\": [Enemy(kind: \
                 \"guard\", colour: Red), Waypoint(colour: Red, number: 1)], \"B\": [Waypoint(colour: Red, number: 2)]";
    agrees(&sheet("01S 01A 01O\n01X 01 01B", rooms));
    let estimate = agrees(&shipped("night_audit"));
    let [low, high] = estimate.interval();
    assert!(estimate.games >= 1000 && low < estimate.share() && estimate.share() < high && high - low < 0.07);
}

/// The solver's own verdict, that each can be won, stands in `tests/missions.rs`.
#[test]
fn the_quick_word_on_a_shipped_mission_is_that_it_can_be_won_or_that_more_must_be_searched() {
    let catalog = Catalog::shipped().unwrap();
    let mut open = Vec::new();
    for entry in catalog.missions() {
        let (proof, estimate) = at_once(&shipped(&entry.id), catalog.cards());
        match proof.verdict {
            Verdict::Winnable => assert!(proof.par.is_some() && proof.at_least <= proof.par, "{}", entry.id),
            verdict => {
                assert_eq!((verdict, proof.par), (Verdict::Searching, None), "{}", entry.id);
                open.push(&entry.id);
            }
        }
        let heat: u32 = estimate.unwrap().heat.values().sum();
        assert!(heat > 0, "somebody is detected in {}", entry.id);
    }
    assert!(open.len() * 4 <= catalog.missions().len(), "few are left open: {open:?}");
}

#[test]
fn routes_run_over_the_sheets_own_sectors_from_start_to_exit() {
    let catalog = Catalog::shipped().unwrap();
    let sheet = shipped("night_audit");
    let (proof, _) = at_once(&sheet, catalog.cards());
    for route in [proof.fastest.as_ref(), proof.no_kill.route(), proof.unseen.route()] {
        let walk = route.unwrap().walk();
        let plan = catalog.mission("night_audit").unwrap().plan().clone();
        assert_eq!((walk.first(), walk.last()), (Some(&plan.start), Some(&plan.exit)));
        assert!(
            walk.windows(2).all(|pair| pair[0].touches(pair[1])) && walk.iter().all(|at| sheet.room(*at).is_some())
        );
    }
}

/// The shipped cards, but the guard never moves, never misses and cannot be hurt, and the agent dies of one hit.
fn hopeless() -> Cards {
    let mut files = Memory(Sort::ALL.map(|(_, file, _)| (file.to_owned(), Shipped.read(file).unwrap())).into());
    let enemies = "(format: 1, kinds: [(id: \"guard\", name: \"Guard\", text: \"Stands.\", attack: 20, armor: 30, \
                   vigilance: 0, trait: ByTheBook, behaviour: [(do: [])])])";
    files.0.insert("assets/enemies.ron".into(), enemies.into());
    // Few cards, so that every line can be looked at.
    files.0.insert("assets/decks/modifiers.ron".into(), "(format: 1, cards: [0, \"choose\"])".into());
    let agent = text(&Shipped, "assets/agent.ron").unwrap();
    let (before, after) = agent.split_once("health: ").unwrap();
    let after = after.trim_start_matches(|digit: char| digit.is_ascii_digit());
    files.0.insert("assets/agent.ron".into(), format!("{before}health: 1{after}").into());
    Cards::load(&files).unwrap()
}

#[test]
fn a_mission_that_cannot_be_won_is_said_so() {
    let things = "\"S\": [Start, Exit], \"A\": [Enemy(kind: \"guard\", colour: Red), Waypoint(colour: Red, number: 1)], \
                  \"O\": [Objective(id: \"o\", name: \"O\", text: \"T.\")]";
    let cards = hopeless();
    let (proof, _) = last(&mut Job::start(&sheet("01S 01A 01O", things), &cards, || ()));
    assert_eq!(
        (proof.verdict, proof.par, &proof.no_kill, &proof.unseen),
        (Verdict::Unwinnable, None, &Line::None, &Line::None)
    );
    assert!(proof.is_finished());
}

#[test]
fn a_sheet_with_errors_has_no_mission_to_prove() {
    let catalog = Catalog::shipped().unwrap();
    let (proof, estimate) = at_once(&Sheet::new("x", "X"), catalog.cards());
    assert_eq!((proof.verdict, estimate), (Verdict::Faulty, None));
    assert!(proof.is_finished());
}

#[test]
fn a_job_that_is_dropped_stops() {
    let catalog = Catalog::shipped().unwrap();
    // The thread holds this as long as it lives.
    let held = Arc::new(());
    let alive = Arc::downgrade(&held);
    let is_alive = || alive.strong_count() > 0;
    let wake = move || assert!(Arc::strong_count(&held) > 0);
    let mut job = Job::start(&shipped("hell_gate"), catalog.cards(), wake);
    let patience = Instant::now() + PATIENCE;
    while job.poll().is_none() && Instant::now() < patience {
        thread::sleep(Duration::from_millis(1));
    }
    assert!(is_alive(), "there is far more to do after the first word");
    drop(job);
    while is_alive() && Instant::now() < patience {
        thread::sleep(Duration::from_millis(1));
    }
    assert!(!is_alive());
}

#[test]
fn bands_are_those_contracts_are_made_to() {
    let least = |band: Band| Band::ALL.into_iter().find(|(one, _)| *one == band).unwrap().1;
    let asked = [(Band::Easy, Difficulty::Story), (Band::Fair, Difficulty::Standard), (Band::Hard, Difficulty::Hard)];
    for (band, difficulty) in asked {
        assert!((least(band) * 100.0 - f64::from(Asked::of(difficulty).least)).abs() < 1e-9, "{band:?}");
    }
    assert_eq!(
        [0.9, 0.5, 0.3, 0.1, 0.01].map(Band::of),
        [Band::Easy, Band::Easy, Band::Fair, Band::Hard, Band::Deadly]
    );
}

#[test]
fn heat_is_told_against_the_hottest_sector() {
    let at = |name: &str| name.parse::<Sector>().unwrap();
    let heat = [(at("1-1"), 4), (at("2-1"), 1)].into();
    let estimate = Estimate { games: 10, wins: 3, heat };
    let warmth = |name| (estimate.warmth(at(name)) * 100.0).round() as u32;
    assert_eq!([warmth("1-1"), warmth("2-1"), warmth("3-1")], [100, 25, 0]);
    assert_eq!((estimate.band(), estimate.bands()), (Band::Fair, [Band::Hard, Band::Easy]));
}

#[test]
fn a_soft_lock_names_its_places() {
    let lock = SoftLock::ExitUnreachable { sector: "3-1".parse().unwrap() };
    let mission = Catalog::shipped().unwrap().mission("night_audit").unwrap();
    assert_eq!(lock.places(&mission), ["3-1".parse::<Sector>().unwrap()]);
}
