import { spanOf, type Token } from '../text/token.ts';
import { readChunks } from './chunks.ts';
import { mentionNoun, type ReadingContext } from './context.ts';

/** The most words of a phrase without a verb that is taken for a list of names. */
const longestList = 60;

/** Words before a list that say what its names are: `tables cats, owners`. */
const listWord = /^(?:tables|entities|classes|objects|things)$/;

/** `patients, doctors, appointments and prescriptions`: a list without a verb names things; so does one name after `there is`. */
export const readNames = (tokens: readonly Token[], context: ReadingContext, isIntroduced = false): void => {
  const isList = tokens.some(({ text, lower }) => text === ',' || lower === 'and');
  const colon = tokens.findLastIndex(({ text }) => text === ':');
  const named = tokens.slice(colon + 1);
  const list = listWord.test(named[0]?.lower ?? '') ? named.slice(1) : named;
  if (!(isList || isIntroduced) || list.length > longestList) return;
  const chunks = readChunks(list);
  if (chunks.length < (isIntroduced ? 1 : 2) || chunks.some(({ lead }) => lead !== '')) return;
  for (const { noun } of chunks) mentionNoun(noun, context);
  context.structure.use(spanOf(tokens) ?? { start: 0, end: 0 });
};
