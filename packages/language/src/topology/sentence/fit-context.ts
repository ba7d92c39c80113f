import { areaRank, lastSureRank, noArea } from '../areas.ts';
import type { ReadName } from '../read-name.ts';
import type { Context, SentenceState } from './sentence-state.ts';

/** Gives way to a wider relation where the inner one took its name, or where an area is too wide for the inner one. */
export const fitContext = (name: ReadName, state: SentenceState): Context | undefined => {
  const { contexts } = state;
  const rank = areaRank(name.words);
  for (let context = contexts.at(-1); context !== undefined; context = contexts.at(-1)) {
    const isArea = context.meaning === 'contains' || context.meaning === 'has';
    const holder = Math.min(noArea, ...context.subjects.map((part) => part.rank));
    const isTooWide = isArea && rank <= lastSureRank && holder >= rank && holder < noArea;
    const isOver =
      context.meaning === 'has' &&
      holder === noArea &&
      state.isAfterComma &&
      (contexts.length > 1 || context.isItem === true);
    if (!isTooWide && !isOver) return context;
    contexts.pop();
  }
  return undefined;
};
