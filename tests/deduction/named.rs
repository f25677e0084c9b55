//! Every rule of the ledger is named by a test.

#[path = "../ledger/mod.rs"]
mod ledger;

use ledger::{explained, named};

#[test]
fn every_rule_is_named_by_a_test() {
    let (explained, named) = (explained("rules-deduction.ftl"), named());
    assert_eq!(explained.len(), 635);
    let missing: Vec<_> = explained.into_iter().filter(|id| !named.contains(*id)).collect();
    assert!(missing.is_empty(), "no test names {missing:?}");
}
