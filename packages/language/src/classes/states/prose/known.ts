import { singular } from '../../../lexicon/morphology.ts';

/** A text that names more states is about something else. */
export const mostStates = 80;

/** What tells which things have states, and which names states have. */
export interface Known {
  /** Nouns such as `ticket`. */
  readonly things: ReadonlySet<string>;
  readonly isState: (name: string) => boolean;
}

/** Whether a word names a thing that has states, as one or as several. In: the word in lower case. */
export const namesThing = (word: string, { things }: Pick<Known, 'things'>): boolean =>
  things.has(word) || things.has(singular(word));
