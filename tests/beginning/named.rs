//! Every rule of the ledger is told in the codex and named by a test.

#[path = "../ledger/mod.rs"]
mod ledger;

use ledger::{explained, named};

/// What advises the bots is no rule anybody can break; all else is shown by a test.
#[test]
fn every_rule_is_named_by_a_test() {
    let (explained, named) = (explained("rules-beginning.ftl"), named());
    assert_eq!(explained.len(), 813);
    let rules = explained.into_iter().filter(|id| !id.starts_with("TB-BOT-"));
    let missing: Vec<_> = rules.filter(|id| !named.contains(*id)).collect();
    assert!(missing.is_empty(), "no test names {missing:?}");
}
