import type { Family } from '@diagloom/diagram/model';
import { personNouns, systemNouns } from '../lexicon/en/actors.ts';
import { singular } from '../lexicon/morphology.ts';

/** Families whose readers know a title by its colon. */
const isTitled = (family: Family): boolean =>
  family === 'topology' || family === 'classes' || family === 'entities' || family === 'hierarchy';

/**
 * A dash with a space on both sides as the mark that it stands for: `workshop network - router, switch, printer` has a title, and
 * `chef - cook, baker; cook - porter` tells who is above whom. In: a text and how it is read. Out: a text of the same length.
 */
export const withToldDashes = (text: string, family: Family): string => {
  if (family === 'hierarchy' && listsHeads(text)) return text.replaceAll(' - ', ' > ');
  const [opening, name = ''] = isTitled(family) ? (title.exec(text) ?? []) : [];
  if (opening === undefined || namesPart(name)) return text;
  const [rest = ''] = text.slice(opening.length).split(/[.;\n]/);
  const isList = rest.trim().split(/\s+/).length >= leastWords && rest.includes(',') && !rest.includes(' - ');
  return isList ? `${name} : ${text.slice(opening.length)}` : text;
};

const title = /^([^\n.;:>,→-]+(?:-[^\n.;:>,→-]+)*) - (?=\S)/;

/** In words: fewer than this behind a dash may be what a part leads to. */
const leastWords = 5;

/** `web server - cache, store` tells what a part leads to. */
const namesPart = (name: string): boolean => {
  const words = name.trim().split(/\s+/);
  const last = singular(words.at(-1)?.toLowerCase() ?? '');
  const isNoun = personNouns.has(last) || systemNouns.has(last);
  return words.length > longestTitle || (words.length <= longestName && isNoun);
};

const longestTitle = 9;
const longestName = 3;

const listsHeads = (text: string): boolean => {
  const statements = text.split(/[;.\n]/).filter((part) => part.trim() !== '');
  return (
    statements.length > 1 && statements.every((part) => /^\s*[^\s,>]+(?: [^\s,>-]+){0,4} - (?!.* - ).+$/.test(part))
  );
};
