import { linkingWords, ownerOpeners } from '../../lexicon/en/data-words.ts';
import type { Token } from '../../text/token.ts';
import type { ReadingContext } from '../context.ts';
import { findLink } from '../link.ts';
import { isParticipleAt, isPluralPhrase, phraseAt } from './phrase.ts';
import { opensEntry, opensHangingEntry } from './plain-entry.ts';

type Known = Pick<ReadingContext, 'known' | 'structure'>;

/**
 * Parts a note such as `bikes with frame number and size, rentals per bike, repairs by mechanics` into its entries. A comma or `and`
 * parts two of them where a name stands behind it that says what it hangs on.
 */
export const splitUnits = (tokens: readonly Token[], context: Known): readonly (readonly Token[])[] => {
  const units: Token[][] = [[]];
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at];
    if (token === undefined) break;
    const opening = behindJoint(tokens, at);
    const unit = units.at(-1) ?? [];
    const isAnd = /^(?:and|plus|also)$/.test(token.lower);
    if (opening > at && unit.length > 0 && opensUnit(unit, tokens.slice(opening), isAnd, context)) {
      units.push([]);
      at = opening - 1;
    } else unit.push(token);
  }
  return units.filter((unit) => unit.length > 0);
};

/** Index behind `,`, `and` or both; `at` where no joint stands there. */
const behindJoint = (tokens: readonly Token[], at: number): number => {
  const isComma = /^[,;]$/.test(tokens[at]?.text ?? '');
  const isAnd = /^(?:and|plus|also)$/.test(tokens[at + (isComma ? 1 : 0)]?.lower ?? '');
  return at + (isComma ? 1 : 0) + (isAnd ? 1 : 0);
};

/** `customers` alone, whose rows stood in brackets. */
const isName = (tokens: readonly Token[], { structure }: Known): boolean =>
  phraseAt(tokens, 0)?.end === tokens.length && structure.find(tokens.map(({ text }) => text).join(' ')) !== undefined;

/** `enrolments between students` wants the other end. */
const opensPair = (before: readonly Token[]): boolean => {
  const at = before.findLastIndex(({ lower }) => linkingWords.test(lower));
  return at > 0 && !before.slice(at).some(({ lower, text }) => lower === 'and' || text === ',');
};

/** `customers, addresses`: several, of which nothing is told yet. */
export const isBareList = (tokens: readonly Token[]): boolean => {
  for (let at = 0; at < tokens.length; at += 1) {
    const phrase = phraseAt(tokens, at);
    if (phrase === undefined || phrase.isDetermined || !isPluralPhrase(phrase.words)) return false;
    at = phrase.end;
    if (at < tokens.length && tokens[at]?.text !== ',') return false;
  }
  return tokens.length > 0 && findLink(tokens, 0, 'clause') === undefined;
};

/** A unit without a verb may go on with an entry, or with a clause behind a comma. `isAnd` says that no comma stands between. */
const opensUnit = (before: readonly Token[], rest: readonly Token[], isAnd: boolean, context: Known): boolean => {
  const isList = !isAnd && isBareList(before);
  if (!isList && !opensEntry(before, context) && !isName(before, context))
    return !isAnd && opensHangingEntry(rest, context);
  const next = phraseAt(rest, 0);
  if (isAnd && (opensPair(before) || rest.some(({ lower }) => lower === 'many-to-many'))) return false;
  const isOwner = isAnd && before.some(({ lower }) => ownerOpeners.test(lower));
  if (isOwner && next !== undefined && !isPluralPhrase(next.words)) return false;
  if (opensEntry(rest, context)) return true;
  if (next !== undefined && isParticipleAt(rest, next.end) && !isPluralPhrase(next.words)) return false;
  const link = isAnd ? undefined : findLink(rest, 0, 'clause');
  return (
    link !== undefined &&
    link.start > 0 &&
    link.start < 4 &&
    !link.isParticiple &&
    !rest.slice(0, link.start).some(({ lower }) => /^(?:and|or|,)$/.test(lower))
  );
};
