//! What holds whatever is done: undone gives the same bytes, redone the same again, and nothing is lost in writing.

use ghostline::{
    content::{Catalog, Sheet, Shipped, check_mission, text},
    edit::{Document, Edit, History, Name, faults},
};
use proptest::prelude::*;

use crate::random::{command, sheet};

/// A mission with everything, as a beginning.
fn mission() -> Sheet {
    let file = "missions/campaign/07_saint_orison.ron";
    Sheet::read(file, &text(&Shipped, file).unwrap()).unwrap()
}

/// An empty map, or a mission.
fn beginning() -> impl Strategy<Value = Sheet> {
    prop_oneof![Just(Sheet::default()), Just(mission())]
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(64) })]

    #[test]
    fn any_edits_undone_give_the_same_bytes_and_redone_the_same_again(
        from in beginning(),
        commands in prop::collection::vec((command(), any::<bool>()), 1..24),
        back in 0usize..24,
    ) {
        let mut history = History::new(Document::new(from));
        let mut texts = vec![history.document().text()];
        for (command, joined) in &commands {
            let before = history.document().text();
            let result = if *joined { history.extend(command) } else { history.perform(command) };
            if result.is_err() {
                prop_assert_eq!(history.document().text(), before, "what is refused changes nothing");
            }
            texts.truncate(history.done());
            texts.push(history.document().text());
        }
        let last = history.done();
        for done in (0..last).rev() {
            history.undo().unwrap();
            prop_assert_eq!(&history.document().text(), &texts[done]);
        }
        prop_assert!(history.undo().is_err());
        for text in &texts[1..] {
            history.redo().unwrap();
            prop_assert_eq!(&history.document().text(), text);
        }
        prop_assert!(history.redo().is_err());
        history.jump(back.min(last)).unwrap();
        prop_assert_eq!(&history.document().text(), &texts[back.min(last)]);
        prop_assert!(history.jump(last + 1).is_err());
    }

    #[test]
    fn what_is_written_reads_as_what_it_was(
        from in beginning(),
        commands in prop::collection::vec(command(), 1..30),
    ) {
        let sheet = sheet(&from, &commands);
        let written = sheet.write();
        let again = Sheet::read("x.ron", &written).unwrap_or_else(|faults| panic!("{faults}\n{written}"));
        prop_assert_eq!(&again, &sheet, "{}", written);
        prop_assert_eq!(again.write(), written);
    }

    #[test]
    fn every_edit_is_told_as_a_value_and_undoes_itself(from in beginning(), command in command()) {
        let Ok(edit) = command.edit(&from) else { return Ok(()) };
        let told: Edit = serde_json::from_str(&serde_json::to_string(&edit).unwrap()).unwrap();
        prop_assert_eq!(&told, &edit);
        let mut sheet = from.clone();
        told.apply(&mut sheet).unwrap();
        prop_assert_ne!(&sheet, &from);
        let after = sheet.clone();
        prop_assert!(edit.apply(&mut sheet).is_err(), "an edit fits once");
        prop_assert_eq!(&sheet, &after, "and changes nothing where it does not fit");
        edit.inverse().apply(&mut sheet).unwrap();
        prop_assert_eq!(&sheet, &from);
        prop_assert_eq!(edit.inverse().inverse(), edit);
    }

    #[test]
    fn one_edit_makes_any_mission_of_any_other(
        from in beginning(),
        first in prop::collection::vec(command(), 0..12),
        second in prop::collection::vec(command(), 0..12),
    ) {
        let (old, new) = (sheet(&from, &first), sheet(&mission(), &second));
        let edit = Edit::between(Name::Outside, &old, &new);
        let mut between = old.clone();
        edit.apply(&mut between).unwrap();
        prop_assert_eq!(&between, &new);
        prop_assert_eq!(between.write(), new.write());
        edit.inverse().apply(&mut between).unwrap();
        prop_assert_eq!(between.write(), old.write());
    }

    #[test]
    fn whatever_was_done_can_be_checked(commands in prop::collection::vec(command(), 1..30)) {
        let catalog = Catalog::shipped().unwrap();
        let document = Document::new(sheet(&mission(), &commands));
        let checked = faults("x.ron", &document, catalog.cards());
        let errors = checked.findings.iter().filter(|finding| finding.fault.is_error()).count();
        prop_assert_eq!(checked.mission().is_some(), errors == 0);
        let of_file = check_mission("x.ron", &document.sheet().write(), catalog.cards());
        let findings: Vec<_> = checked.findings.into_iter().map(|finding| finding.fault).collect();
        prop_assert_eq!(findings, of_file.faults, "the same check as that of files");
    }
}
