import type { Token } from '../text/token.ts';
import { shapeOfCondition } from './condition-shape.ts';
import { findPredicate } from './predicate.ts';
import { windowEnd } from './window-end.ts';

/**
 * `if it has no power, ring Facilities`: a condition alone is no sentence, so that where nothing surer was found it ends at the first comma
 * where it is whole and a verb is to come.
 */
export const lastBorder = (tokens: readonly Token[], from: number): number | undefined => {
  const at = tokens.findIndex(({ text }, index) => {
    if (index <= from || text !== ',') return false;
    const condition = tokens.slice(from, index);
    const shape = shapeOfCondition(condition, findPredicate(condition));
    const main = findPredicate(tokens.slice(index + 1, windowEnd(tokens, index + 1)));
    // `if clean, account number generated, kit sent`
    const isTelegraphic = (shape === 'closed' || condition.length === 1) && main?.voice === 'passive' && main.start > 0;
    return isTelegraphic || (shape !== 'open' && (findPredicate(tokens.slice(index + 1))?.score ?? 0) >= leastOfMain);
  });
  return at < 0 ? undefined : at;
};

/** Lower, what follows the comma may as well be a noun. */
const leastOfMain = 5.5;
