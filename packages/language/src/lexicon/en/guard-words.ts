const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** Answers to a question, as people type them. */
export const answers: ReadonlyMap<string, 'yes' | 'no'> = new Map([
  ...'yes y yep yup yeah ja true'.split(' ').map((word) => [word, 'yes'] as const),
  ...'no n nope nah false'.split(' ').map((word) => [word, 'no'] as const),
]);

/** Names for whatever was not named before; the longest that fits wins. */
export const otherCases: readonly string[] = [
  'in all other cases',
  'in any other case',
  'all other cases',
  'everything else',
  'everything in between',
  'anything in between',
  'anything else',
  'all the others',
  'all the rest',
  'the others',
  'the other ones',
  'the rest',
  'all others',
  'all else',
  'or else',
  'in between',
  'otherwise',
  'others',
  'rest',
  'else',
  'other',
];

/** Words that make a short phrase a condition wherever they open it. */
export const conditionOpeners = words('no not none nothing too missing still only without anything nobody never');

/** Words that open a short phrase of state: `in stock`, `out of order`, `back online`. */
export const placeStates = words('in within out inside outside back off on');

/** Words that compare with a number. */
export const comparers = words('over under above below < > <= >= = ≤ ≥ exceeding beyond');
/** The same in two words. */
export const comparingPairs: readonly string[] = [
  'less than',
  'more than',
  'fewer than',
  'greater than',
  'smaller than',
  'larger than',
  'older than',
  'younger than',
  'longer than',
  'shorter than',
  'higher than',
  'lower than',
  'bigger than',
  'up to',
  'at least',
  'at most',
];

/** Units that go with a number. */
export const units = words(
  '% percent eur euro euros usd gbp chf pln € $ £ k d h m s ms min mins minute minutes hour hours hr hrs day days week weeks month months year years kg g t lbs lb km cm mm m/s °c c degrees points point pts items item pieces piece people persons users times x mb gb tb people pages lines units degree',
);

/** Participles and adjectives that name how something turned out, beside the pairs of outcomes. */
export const outcomeStates = words(
  'requested needed required solved unsolved fixed resolved unresolved cleared damaged broken defective flagged overdue unreadable readable unknown known clean dirty blocked stuck sold booked paid unpaid signed unsigned matched mismatch match found agreed expired detected used unused reachable unreachable nok unsure sure urgent normal empty full ready true false positive negative safe unsafe warm cold high low medium',
);

/** Verbs in the third person that tell how something turned out rather than a deed. */
export const outcomeVerbs = words(
  'accepts declines agrees disagrees refuses fails passes matches differs fits exists lacks works succeeds exceeds wants likes reacts responds answers confirms approves rejects happens drops falls rises expires cancels',
);

const auxiliary =
  "(?:is|are|was|were|does|do|did|has|have|had|can|could|will|would|should)(?:n'?t| not)?|can'?t|won'?t|cannot";

/** A condition that asks nothing of its own: `they don't`, `this is the case`, `it not be the case`. */
export const refersBack = new RegExp(
  `^(?:(?:it|this|that|they|he|she|we|you|i) (?:${auxiliary})|(?:it|this|that)(?:'s| is| isn't| was| should| does)?(?: not)?(?: be)?(?: the case| true| so| apply| applies))$`,
);
