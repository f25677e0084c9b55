//! The share code: a contract in eight signs, the last of which checks the others.

use std::{fmt, str::FromStr};

use super::Contract;
use crate::{
    content::signs::{sign, value},
    words::Words,
};

/// How many signs hold the contract; one more checks them.
const HELD: u32 = 7;
/// The numbers seven signs can hold.
const NUMBERS: u64 = 1 << (5 * HELD);
/// Spreads neighbouring contracts over all codes; odd, so that it can be undone.
const SPREAD: u64 = 0x2_545F_4915;

/// Why a text is not a share code.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum WrongCode {
    /// Too many or too few signs.
    #[error("{0:?} is not a contract's code: a code has eight signs after GL, such as GL-K7Q2-9M4X")]
    Length(String),
    /// A sign no code has.
    #[error("{1:?} has no place in a contract's code ({0:?}): codes are written with digits and letters other than U")]
    Sign(String, char),
    /// The last sign does not fit the others.
    #[error("{0:?} is no contract: some sign was mistyped, compare it with the code you were given")]
    Mistyped(String),
}

impl WrongCode {
    /// The same in the player's words.
    pub fn told(&self, words: &Words) -> String {
        match self {
            Self::Length(code) => words.with("contract-wrong-length", &[("code", code.as_str().into())]),
            Self::Sign(code, sign) => {
                words.with("contract-wrong-sign", &[("code", code.as_str().into()), ("sign", sign.to_string().into())])
            }
            Self::Mistyped(code) => words.with("contract-wrong-mistyped", &[("code", code.as_str().into())]),
        }
    }
}

impl Contract {
    /// The code that recreates it, such as `GL-K7Q2-9M4X`.
    pub fn code(self) -> String {
        let number = mixed(self.number());
        let values: Vec<u8> = (0..HELD).rev().map(|at| (number >> (5 * at) & 31) as u8).collect();
        let signs = values.iter().copied().chain([check(&values)]).map(sign);
        let text: String = signs.collect();
        let (first, second) = text.split_at(4);
        format!("GL-{first}-{second}")
    }
}

impl FromStr for Contract {
    type Err = WrongCode;

    /// Reads a code. Small letters, missing dashes and letters that look like digits are all right.
    fn from_str(text: &str) -> Result<Self, WrongCode> {
        let told = || text.trim().to_owned();
        let signs: Vec<char> = text.chars().filter(|c| !c.is_whitespace() && !matches!(c, '-' | '_')).collect();
        let signs = match signs.as_slice() {
            ['G' | 'g', 'L' | 'l', rest @ ..] if rest.len() == HELD as usize + 1 => rest,
            all if all.len() == HELD as usize + 1 => all,
            _ => return Err(WrongCode::Length(told())),
        };
        let values: Result<Vec<u8>, char> = signs.iter().map(|&c| value(c).ok_or(c)).collect();
        let values = values.map_err(|wrong| WrongCode::Sign(told(), wrong))?;
        let (last, held) = values.split_last().ok_or_else(|| WrongCode::Length(told()))?;
        let number = held.iter().fold(0, |number, &value| number << 5 | u64::from(value));
        let contract = Self::numbered(unmixed(number)).filter(|_| check(held) == *last);
        contract.ok_or_else(|| WrongCode::Mistyped(told()))
    }
}

impl fmt::Display for Contract {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.code())
    }
}

/// A sum over the field of 32 elements: any one sign that is wrong, and any two neighbours that are swapped, change it.
fn check(values: &[u8]) -> u8 {
    // Doubled once more at the end: else the last sign of the contract and the sign that checks it could be swapped.
    doubled(values.iter().fold(1, |sum, &value| doubled(sum) ^ value))
}

/// Twice a number in the field of 32 elements.
const fn doubled(number: u8) -> u8 {
    let twice = number << 1;
    if twice & 32 == 0 { twice } else { twice ^ 0b10_0101 }
}

fn mixed(number: u64) -> u64 {
    number.wrapping_mul(SPREAD) % NUMBERS
}

/// Undoes [`mixed`]: the inverse of the spread by Newton's steps, each of which doubles the bits that are right.
fn unmixed(number: u64) -> u64 {
    let inverse =
        (0..6).fold(SPREAD, |inverse, _| inverse.wrapping_mul(2u64.wrapping_sub(SPREAD.wrapping_mul(inverse))));
    number.wrapping_mul(inverse) % NUMBERS
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::Dice;

    /// Codes people wrote down must go on meaning the same.
    #[test]
    fn a_code_always_means_the_same_contract() {
        let contract = Contract::default();
        assert_eq!(contract.code().parse(), Ok(contract));
        assert_eq!(contract.code(), "GL-A000-000H");
    }

    #[test]
    fn every_code_comes_back_as_its_contract_however_it_is_typed() {
        let mut dice = Dice::new(1);
        for _ in 0..2_000 {
            let contract = Contract::drawn(&mut dice);
            let code = contract.code();
            assert_eq!(code.parse(), Ok(contract), "{code}");
            let typed = code.to_lowercase().replace('-', " ").replace('0', "o").replace('1', "l");
            assert_eq!(typed.parse(), Ok(contract), "{typed}");
            assert_eq!(Contract::of_mission(&contract.id()), Some(contract));
        }
    }

    #[test]
    fn one_wrong_sign_or_two_swapped_ones_are_noticed() {
        let mut dice = Dice::new(2);
        for _ in 0..200 {
            let code = Contract::drawn(&mut dice).code();
            let signs: Vec<char> = code.chars().skip(3).filter(|c| *c != '-').collect();
            for at in 0..8 {
                let mut wrong = signs.clone();
                wrong[at] = sign((value(wrong[at]).unwrap_or(0) + 1 + dice.below(31) as u8) % 32);
                let text: String = wrong.iter().collect();
                assert!(text.parse::<Contract>().is_err(), "{code} as {text}");
                let mut swapped = signs.clone();
                if at < 7 && swapped[at] != swapped[at + 1] {
                    swapped.swap(at, at + 1);
                    let text: String = swapped.iter().collect();
                    assert!(text.parse::<Contract>().is_err(), "{code} as {text}");
                }
            }
        }
    }

    #[test]
    fn what_is_no_code_is_told_apart() {
        let fault = |text: &str| text.parse::<Contract>().err();
        assert!(matches!(fault("GL-K7Q2"), Some(WrongCode::Length(_))));
        assert!(matches!(fault(""), Some(WrongCode::Length(_))));
        assert!(matches!(fault("GL-U7Q2-9M4X"), Some(WrongCode::Sign(_, 'U'))));
        assert!(matches!(fault("GL-0000-0005"), Some(WrongCode::Mistyped(_))));
    }
}
