import type { Token } from '../../text/token.ts';
import type { Relation } from '../relations.ts';

/** A piece of a sentence: a name, what stands between names, or a relation. */
export type Chunk =
  | { readonly kind: 'name'; readonly tokens: readonly Token[] }
  /** One between names that were told as one is marked: `the services (orders, carts)`. */
  | { readonly kind: 'separator'; readonly word: string; readonly isWithin?: boolean }
  /** `which`, `that`: the next relation speaks of what was named last. */
  | { readonly kind: 'relative' }
  | {
      readonly kind: 'relation';
      readonly relation: Relation;
      readonly tokens: readonly Token[];
      /** What it carries: the logs in `sends logs to`. */
      readonly carried: readonly Token[];
      readonly isVerb: boolean;
      /** True for `connect` as against `connects`: its subject may be several. */
      readonly isPlural: boolean;
      /** True for `distributing`, `connected` without a copula: it speaks of what was named last. */
      readonly isAttached: boolean;
    };

export type RelationChunk = Extract<Chunk, { readonly kind: 'relation' }>;
