import { happensIn, shownState } from '../../../lexicon/en/state-prose-patterns.ts';
import { capitalised } from '../../../text/words.ts';
import type { Machine } from '../machine.ts';
import { mostStates } from './known.ts';

/** An item of a list that names a state and tells of it: `- Cutting – the saw picked it up`. */
export interface ListedState {
  readonly id: string;
  readonly name: string;
  /** What is told of it. */
  readonly told: string;
  /** Letters of the text from where that begins to the end of the line. */
  readonly start: number;
  readonly end: number;
}

/** Fewer items are a list of something else. */
const fewestItems = 3;

/** Names the states that a list of the text names with what it tells of each. */
export const declareListed = (text: string, machine: Machine): readonly ListedState[] => {
  const items = [...text.matchAll(shownState)].map(({ index, 0: line, groups }) => {
    const { name = '', told = '' } = groups ?? {};
    return {
      name,
      told,
      start: index + line.length - told.length,
      end: index + line.length,
      at: index + line.indexOf(name),
    };
  });
  if (items.length < fewestItems || items.length > mostStates) return [];
  return items.map(({ at, ...item }) => {
    const id = machine.state(item.name, at);
    machine.listed.add(id);
    return { ...item, id };
  });
};

/** A reason of so many words fits a line. */
const longestReason = 6;

/** States that nothing leads to yet follow the one that was listed before, unless they happen beside the way. */
export const chainListed = (items: readonly ListedState[], machine: Machine): void => {
  let before: ListedState | undefined;
  for (const item of items) {
    const isBeside = happensIn.test(item.told);
    const isLed = machine.edges.some(({ to }) => to === item.id);
    const [reason = ''] = item.told.split(/[.;,(]/, 1);
    const label = reason.trim().split(/\s+/).length <= longestReason ? capitalised(reason.trim()) : '';
    if (before !== undefined && !isBeside && !isLed) machine.move(before.id, item.id, label, item);
    if (!isBeside) before = item;
  }
};
