//! The shipped content: all of it loads, and the first missions are those of the ledger.

use ghostline::content::Catalog;

#[test]
fn all_shipped_content_loads_without_a_fault() {
    let catalog = Catalog::shipped().unwrap();
    assert!(!catalog.missions().is_empty());
    for entry in catalog.missions() {
        assert_eq!(entry.faults, [], "{}", entry.file);
        assert!(entry.mission.is_some(), "{}", entry.file);
    }
}
