import type { Token } from '../../text/token.ts';
import type { ReadingContext } from '../context.ts';
import { findLink } from '../link.ts';
import { isPluralPhrase, phraseAt } from './phrase.ts';
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

/** A unit without a verb may go on with an entry, or with a clause behind a comma. `isAnd` says that no comma stands between. */
const opensUnit = (before: readonly Token[], rest: readonly Token[], isAnd: boolean, context: Known): boolean => {
  if (!opensEntry(before, context) && !isName(before, context)) return !isAnd && opensHangingEntry(rest, context);
  const next = phraseAt(rest, 0);
  const isOwner = isAnd && before.some(({ lower }) => /^(?:per|between|by|of)$/.test(lower));
  if (isOwner && next !== undefined && !isPluralPhrase(next.words)) return false;
  if (opensEntry(rest, context)) return true;
  const link = isAnd ? undefined : findLink(rest, 0, 'clause');
  return (
    link !== undefined &&
    link.start > 0 &&
    link.start < 4 &&
    !link.isParticiple &&
    !rest.slice(0, link.start).some(({ lower }) => /^(?:and|or|,)$/.test(lower))
  );
};
