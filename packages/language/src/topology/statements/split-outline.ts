import { tokenise } from '../../text/token.ts';
import { chunkSentence } from '../chunks/chunk-sentence.ts';
import type { KnownNames } from '../known-names.ts';

/** A line of more words than these tells something. */
const longestHeading = 12;

/**
 * Parts a list from the sentences around it. In: a text of several lines. Out: the text twice, once with the sentences and once with
 * the list blanked out; undefined where one of the two is missing.
 */
export const splitOutline = (
  text: string,
  known: KnownNames,
): { readonly list: string; readonly prose: string } | undefined => {
  const lines = text.split('\n');
  const isProse = lines.map((line) => !isItem(line) && tells(line, known));
  if (lines.filter(isItem).length < 2 || !isProse.includes(true)) return undefined;
  const keep = (wanted: boolean): string =>
    lines.map((line, index) => (isProse[index] === wanted ? line : ' '.repeat(line.length))).join('\n');
  return { list: keep(false), prose: keep(true) };
};

const isItem = (line: string): boolean => /^\s*(?:[-*•–+]|\d+[.)])\s+\S/.test(line);

const tells = (line: string, known: KnownNames): boolean => {
  const words = line.trim().split(/\s+/);
  if (words.length > longestHeading || /[.!?]\s+\S/.test(line)) return true;
  if (words.length < 4 || /:\s*$/.test(line)) return false;
  return chunkSentence(tokenise(line), known).some((chunk) => chunk.kind === 'relation' && chunk.isVerb);
};
