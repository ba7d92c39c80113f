import { spanOf, type Token } from '../text/token.ts';
import { readChunks } from './chunks.ts';
import { mentionNoun, type ReadingContext } from './context.ts';

/** The most words of a phrase without a verb that is taken for a list of names. */
const longestList = 60;

/** `patients, doctors, appointments and prescriptions`: a list without a verb names things. */
export const readNames = (tokens: readonly Token[], context: ReadingContext): void => {
  const isList = tokens.some(({ text, lower }) => text === ',' || lower === 'and');
  const colon = tokens.findLastIndex(({ text }) => text === ':');
  const list = tokens.slice(colon + 1);
  if (!isList || list.length > longestList) return;
  const chunks = readChunks(list);
  if (chunks.length < 2 || chunks.some(({ lead }) => lead !== '')) return;
  for (const { noun } of chunks) mentionNoun(noun, context);
  context.structure.use(spanOf(tokens) ?? { start: 0, end: 0 });
};
