import type { Structure, Thing } from './structure.ts';

/**
 * `An invoice has many lines` beside `Invoice line`, `each plan` after `membership plan`, `a PO` after `purchase order`, `appt` after
 * `appointment`: the short name means the long one. Changes the structure; only a thing of which nothing else is told gives way, to the
 * one thing that can be meant.
 */
export const joinShortNames = (structure: Structure): void => {
  for (const short of structure.things()) {
    if (short.members.length > 0 || short.kind !== undefined) continue;
    const others = structure.things().filter((other) => other.key !== short.key && !isKin(other, short, structure));
    const owned = others.filter((other) => isLongFor(other, short, structure));
    const before = others.filter((other) => endsWith(other, short) || isShortened(other, short));
    const found = owned.length > 0 ? owned : before;
    const parent = found.length > 1 ? parentAmong(found, structure) : undefined;
    const [only, ...more] = parent === undefined ? found : [parent];
    if (only === undefined || more.length > 0) continue;
    if (owned.length > 0 || only.span.start < short.span.start || only.members.length > 0)
      structure.rename(short.key, only.key);
  }
};

/** Of several the one that all others are kinds of: the `MailSender` and the `TextSender` are each a `NewsSender`. */
const parentAmong = (things: readonly Thing[], structure: Structure): Thing | undefined =>
  things.find((parent) =>
    things.every(
      ({ key }) =>
        key === parent.key ||
        structure
          .relations()
          .some(
            ({ from, to, kind }) => from === key && to === parent.key && (kind === 'inherits' || kind === 'realises'),
          ),
    ),
  );

const isLongFor = (long: Thing, short: Thing, structure: Structure): boolean => {
  if (long.members.length === 0 || !endsWith(long, short)) return false;
  const owner = long.key.slice(0, -short.key.length).replace(/[\s_-]+$/, '');
  return owner !== '' && structure.find(owner) !== undefined;
};

const endsWith = (long: Thing, short: Thing): boolean =>
  wordsOf(short).length === 1 && isCompound(wordsOf(long)) && wordsOf(long).at(-1) === wordsOf(short).at(-1);

const isCompound = ({ length }: readonly string[]): boolean => length === 2 || length === 3;

/** A kind of the other, or tied to it, is not the same thing: `a premium user is a user`, `a task has sub tasks`. */
const isKin = (long: Thing, short: Thing, structure: Structure): boolean =>
  structure
    .relations()
    .some(({ from, to }) => (from === long.key && to === short.key) || (from === short.key && to === long.key));

/** `PO` for `purchase order`, `BOM` for `bill of material`, `dept` for `department`, `appt` for `appointment`. */
const isShortened = (long: Thing, short: Thing): boolean => {
  const letters = short.label.toLowerCase();
  const words = wordsOf(long);
  const initials = long.label
    .toLowerCase()
    .split(/[\s_-]+/)
    .map((word) => word.charAt(0))
    .join('');
  if (letters.length < 2 || letters.length > longestShort || /\s/.test(letters)) return false;
  if (letters.length > 1 && initials === letters) return true;
  const [only] = words;
  return (
    words.length === 1 &&
    only !== undefined &&
    letters.length > 2 &&
    only.length > letters.length + 2 &&
    abbreviates(letters, only)
  );
};

/** The most letters of a short name. */
const longestShort = 5;

/** The letters stand in the word in this order, the first and the last but few in front. */
const abbreviates = (letters: string, word: string): boolean => {
  let at = 0;
  for (const letter of word) if (letter === letters[at]) at += 1;
  return at === letters.length && word.startsWith(letters.slice(0, 2)) && !word.startsWith(`${letters}s`);
};

/** Of `InvoiceLine` and `invoice_lines` as of `Invoice line`. */
const wordsOf = ({ label }: Thing): readonly string[] =>
  label
    .replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ')
    .toLowerCase()
    .split(/[\s_-]+/)
    .map((word) => word.replace(/s$/, ''));
