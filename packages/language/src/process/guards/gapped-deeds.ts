import { findPredicate } from '../../segment/predicate.ts';
import { namesActor } from '../actor.ts';
import { measureAt } from './measure.ts';
import type { Item } from './to-items.ts';

/** `Up to 500 Ann's team lead signs, above that the director`: who is named alone in a case does what the one before did. */
export const withGappedDeeds = (items: readonly Item[]): readonly Item[] => {
  const told: Item[] = [];
  for (const [at, item] of items.entries()) {
    const deed = item.kind === 'do' && items[at - 1]?.kind === 'guard' ? deedBefore(told) : undefined;
    const who = item.kind === 'do' ? item.tokens.filter(({ lower, text }) => !asWell.has(lower) && text !== ',') : [];
    const isGap = deed !== undefined && findPredicate(who) === undefined && namesActor(who);
    told.push(isGap ? { kind: 'do', tokens: [...who, ...deed] } : item);
  }
  return told;
};

/** What the last one who acted did. */
const deedBefore = (told: readonly Item[]) => {
  const last = told.findLast((item) => item.kind === 'do');
  const found = last && findPredicate(last.tokens);
  const deed = found === undefined || found.start === 0 ? undefined : last?.tokens.slice(found.start);
  const measure = deed?.findIndex((_, at) => at > 0 && measureAt(deed.slice(at))?.thing.length === 0) ?? -1;
  return measure > 0 ? deed?.slice(0, measure) : deed;
};

const asWell: ReadonlySet<string> = new Set(['too', 'also']);
