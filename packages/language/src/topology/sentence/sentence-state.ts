import type { RelationChunk } from '../chunks/chunk.ts';
import type { Landscape } from '../landscape/landscape.ts';
import type { Line, Part } from '../landscape/part.ts';
import type { Meaning } from '../relations.ts';

/** A relation that is open: the names that follow are joined to its subjects. */
export interface Context {
  readonly meaning: Meaning;
  readonly subjects: readonly Part[];
  readonly chunk?: RelationChunk;
  /** True where its subject is one of a list, whose next item a comma opens. */
  readonly isItem?: boolean;
}

/** What is remembered of a sentence while it is read. */
export interface SentenceState {
  readonly landscape: Landscape;
  /** The innermost relation last. */
  contexts: Context[];
  clauseSubject: readonly Part[];
  /** Whom a clause with `which` speaks of: its next verb does, too. */
  relativeSubject: readonly Part[];
  /** What was named since the last relation, for a modifier that speaks of all of it. */
  coordinated: Part[];
  lastParts: readonly Part[];
  /** The same with those that `and` joins to them. */
  pair: readonly Part[];
  lastSeparator: string;
  isAfterComma: boolean;
  /** What the product named last is what it is made with: a second product joins it. */
  made: Part | undefined;
  /** True where the next word leads on: `the VPN to`. */
  isAimNext: boolean;
  /** True where `and` and another name follow. */
  isPairNext: boolean;
  /** True where more names follow that the same list tells: `the services (orders, carts)`. */
  isToldAsOne: boolean;
  /** True where the separator before parts names of one list: `the services (orders, carts)`. */
  isOfOneName: boolean;
  /** True where the comma before the name ended the list. */
  isListOver: boolean;
  /** True where the next words say in what area the name stands. */
  isPlacedNext: boolean;
  /** True where an `and` still closes the list that the name is in. */
  isListClosing: boolean;
  /** True where the next words say what the name has. */
  isHoldingNext: boolean;
  /** What the sentence opens with. */
  head: readonly Part[] | undefined;
  /** What was put inside something last. */
  placed: readonly Part[];
  /** What the relation before said. */
  lastMeaning: Meaning | undefined;
  /** What has something that was placed together with it. */
  owned: readonly Part[];
  lastLines: readonly Line[];
  ends: Part[];
  /** How many of them the first name means. */
  firstEnds: number;
  /** How many names the ends came from. */
  endNames: number;
  isSubjectNext: boolean;
  /** `In the DMZ`, `behind the firewall` at the head of a sentence. */
  fronted: { readonly meaning: Meaning; readonly parts: readonly Part[] } | undefined;
  readonly allNamed: Part[];
  /** `uses JDBC to reach`: what the next lines go over. */
  means: string;
}

export const createSentenceState = (landscape: Landscape, contexts: readonly Context[] = []): SentenceState => ({
  landscape,
  contexts: [...contexts],
  clauseSubject: [],
  relativeSubject: [],
  coordinated: [],
  lastParts: [],
  pair: [],
  lastSeparator: '',
  isAfterComma: false,
  made: undefined,
  isAimNext: false,
  isPairNext: false,
  isToldAsOne: false,
  isOfOneName: false,
  isListOver: false,
  isPlacedNext: false,
  isHoldingNext: false,
  isListClosing: false,
  head: undefined,
  placed: [],
  lastMeaning: undefined,
  owned: [],
  lastLines: [],
  ends: [],
  firstEnds: 0,
  endNames: 0,
  isSubjectNext: false,
  fronted: undefined,
  allNamed: [],
  means: '',
});

/** Meanings that take one name and then give way. */
export const singleNamed: ReadonlySet<Meaning> = new Set([
  'behind',
  'before',
  'inside',
  'via',
  'purpose',
  'technology',
  'between',
]);

export const closeContext = (state: SentenceState, context: Context): void => {
  state.contexts = state.contexts.filter((other) => other !== context);
};
