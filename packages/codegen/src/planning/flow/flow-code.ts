import type { Answer, Name, Work } from '../../program/index.ts';

/** What the nodes of a graph are called in the code. */
export interface FlowCode {
  readonly stepOf: (id: string) => Work;
  readonly outcomeOf: (id: string) => Name;
  /** Answers of a question in the order of its exits; yes before no. */
  readonly answersOf: (
    id: string,
  ) => readonly { readonly answer: Answer; readonly to: string; readonly about: string }[];
}
