import { copulas } from '../../lexicon/en/closed-words.ts';
import {
  allOfThem,
  amountPointers,
  comparers,
  openingConditions,
  placesOnScale,
} from '../../lexicon/en/guard-words.ts';
import { readVerb } from '../../lexicon/morphology.ts';
import type { Token } from '../../text/token.ts';

/** `if higher send home`: how many tokens compare with amounts told before, behind `if`; 0 for none. */
export const comparedWithBefore = (tokens: readonly Token[], from: number): number => {
  const [opener, grade, next] = tokens.slice(from, from + 3);
  const isDone = readVerb(next?.lower ?? '')?.forms.has('base') === true || next?.text === ',';
  return opener?.lower === 'if' && isGrade(grade) && isDone && tokens.length > from + 3 ? 2 : 0;
};

/** `above that`, `anything over it`, `everything more than that`, `larger ones`: how many tokens name what lies beyond an amount told before; 0 for none. */
export const beyondMeasure = (tokens: readonly Token[], from: number): number => {
  const isAll = allOfThem.has(tokens[from]?.lower ?? '');
  const at = isAll ? from + 1 : from;
  const [word, than, thing] = tokens.slice(at, at + 3);
  if (word === undefined) return 0;
  const compares = isGrade(word);
  if (compares && than?.lower === 'than') return amountPointers.has(thing?.lower ?? '') ? at + 3 - from : 0;
  if (compares && than?.lower === 'ones') return at + 2 - from;
  // `anything bigger`
  if (compares && isAll) return at + 1 - from;
  if (!compares && !placesOnScale.has(word.lower)) return 0;
  if (amountPointers.has(than?.lower ?? '') && !compares) return at + 2 - from;
  return isAll && than?.kind !== 'number' ? at + 1 - from : 0;
};

/** `larger crates` where crates were told of: how many tokens name those that lie beyond an amount; 0 for none. */
export const beyondOfKind = (tokens: readonly Token[], at: number, before: readonly Token[]): number => {
  const [grade, thing] = tokens.slice(at, at + 2);
  const isKind =
    thing?.kind === 'word' && /[^s]s$/.test(thing.lower) && before.some(({ lower }) => lower === thing.lower);
  return isGrade(grade) &&
    isKind &&
    before.some(({ kind, lower }) => kind === 'number' || lower === 'than' || comparers.has(lower))
    ? 2
    : 0;
};

/** `where the difference is greater, ...`: how many tokens tell of a greater amount than before, behind a condition's word; 0 for none. */
export const greaterThanBefore = (tokens: readonly Token[], from: number): number => {
  if (!openingConditions.has(tokens[from]?.lower ?? '')) return 0;
  const at = tokens.findIndex(({ lower }, index) => index > from && index <= from + longestThing && copulas.has(lower));
  const [, grade, comma] = at < 0 ? [] : tokens.slice(at, at + 3);
  return isGrade(grade) && comma?.text === ',' ? at + 3 - from : 0;
};

/** Words for what is greater. */
const longestThing = 4;

/** `higher`, `more`; but `over` and the like are places on the scale. */
const isGrade = (token: Token | undefined): boolean =>
  token !== undefined && /^(?:\p{L}{2,}er|more|less)$/u.test(token.lower) && !comparers.has(token.lower);
