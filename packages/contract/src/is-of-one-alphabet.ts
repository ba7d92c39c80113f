/**
 * Whether a name mixes no alphabets, so that nobody can put a Cyrillic "а" into "admin": the highly restrictive profile of
 * UTS #39, section 5.2, over the scripts that UAX #31, table 5, recommends for identifiers. Signs are those of ASCII alone;
 * what cannot be seen, turns the direction of a line or is no letter, mark or digit elsewhere is refused.
 */
export const isOfOneAlphabet = (name: string): boolean => {
  const letters = name.replace(/[ -@[-`{-~]/g, '');
  return /^[\p{L}\p{M}\p{Nd}]*$/u.test(letters) && alphabets.some((alphabet) => alphabet.test(letters));
};

const singleScripts = [
  ...['Latin', 'Cyrillic', 'Greek', 'Armenian', 'Georgian', 'Hebrew', 'Arabic', 'Thaana', 'Ethiopic'],
  ...['Devanagari', 'Bengali', 'Gurmukhi', 'Gujarati', 'Oriya', 'Tamil', 'Telugu', 'Kannada', 'Malayalam', 'Sinhala'],
  ...['Thai', 'Lao', 'Tibetan', 'Myanmar', 'Khmer'],
];

/** Scripts that are written together with each other and with Latin letters. */
const togetherWithLatin = [
  ['Han', 'Hiragana', 'Katakana'],
  ['Han', 'Bopomofo'],
  ['Han', 'Hangul'],
];

const toPattern = (scripts: readonly string[]): RegExp =>
  new RegExp(`^[${scripts.map((script) => `\\p{Script_Extensions=${script}}`).join('')}]*$`, 'u');

const alphabets = [
  ...singleScripts.map((script) => toPattern([script])),
  ...togetherWithLatin.map((scripts) => toPattern(['Latin', ...scripts])),
];
