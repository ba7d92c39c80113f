import { demandedState, plainOfDemanded } from '../../lexicon/en/state-words.ts';

/** `it shall become open` is `it becomes open`. In: a text. Out: one of the same length, so that places stay. */
export const plainly = (text: string): string =>
  text.replace(demandedState, (found, verb: string) =>
    (plainOfDemanded.get(verb.toLowerCase()) ?? found).padEnd(found.length),
  );
