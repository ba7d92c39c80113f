import type { DrawingElement } from '@diagloom/contract';

export type Elements = readonly DrawingElement[];

/** What lies on a board, and the ways back and forth; each step is one finished stroke, move or change. */
export interface History {
  readonly past: readonly Elements[];
  readonly elements: Elements;
  readonly future: readonly Elements[];
}

/** Steps that can be taken back. */
const mostSteps = 200;

export const beginHistory = (elements: Elements): History => ({ past: [], elements, future: [] });

export const commit = (history: History, elements: Elements): History =>
  elements === history.elements
    ? history
    : { past: [...history.past, history.elements].slice(-mostSteps), elements, future: [] };

export const undo = (history: History): History => {
  const before = history.past.at(-1);
  if (before === undefined) return history;
  return { past: history.past.slice(0, -1), elements: before, future: [history.elements, ...history.future] };
};

export const redo = (history: History): History => {
  const [next, ...future] = history.future;
  return next === undefined ? history : { past: [...history.past, history.elements], elements: next, future };
};
