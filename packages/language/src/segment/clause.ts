import type { MarkerRole } from '../lexicon/en/markers.ts';
import type { Token } from '../text/token.ts';
import type { Predicate } from './predicate.ts';

/** How a clause hangs on the one before it in its sentence; `cut` where no mark divides a condition from what follows it. */
export type Joiner = 'start' | 'none' | 'comma' | 'and' | 'or' | 'but' | 'then' | 'semicolon' | 'cut';

/** A stretch of a sentence with one verb at most; the marker that opens it (`if`, `once`) is left out of `tokens`. */
export interface Clause {
  readonly tokens: readonly Token[];
  readonly role?: MarkerRole;
  readonly phrase?: string;
  readonly joiner: Joiner;
  /** True where a comma stood before it, with or without a conjunction. */
  readonly afterComma: boolean;
  /** True where a word such as `then` or `afterwards` opens it. */
  readonly isNext?: boolean;
  readonly predicate?: Predicate;
}
