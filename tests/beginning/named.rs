//! Every rule of the ledger is told in the codex and named by a test.

#[path = "../ledger/mod.rs"]
mod ledger;

use ledger::{explained, named};

/// Rules, rulings and test vectors, and the advice that bots follow.
#[test]
fn every_rule_is_named_by_a_test() {
    let (explained, named) = (explained("rules-beginning.ftl"), named());
    assert_eq!(explained.len(), 813);
    let missing: Vec<_> = explained.into_iter().filter(|id| !named.contains(*id)).collect();
    assert!(missing.is_empty(), "no test names {missing:?}");
}
