import { countedBefore, thereFor, whoHas } from '../lexicon/en/chart-asides.ts';

/**
 * Ways of telling whom somebody leads as the readers of charts know them: `Tom Lee for medicine, Eve Day for nursing` as names with brackets,
 * `Engineering - Priya, who has three teams` with `with`, and entries between semicolons as sentences. Every letter keeps its place.
 */
export const looselyTold = (text: string): string => withEntriesApart(withAreas(text).replace(whoHas, padTo(' with')));

const padTo =
  (put: string) =>
  (found: string): string =>
    put.padEnd(found.length);

const withAreas = (text: string): string =>
  [...text.matchAll(thereFor)].length < 2
    ? text
    : text.replace(thereFor, (found, name: string, area: string) => `${name} (${area})`.padEnd(found.length));

const withEntriesApart = (text: string): string => {
  const [found] = [...text.matchAll(countedBefore)];
  if (found === undefined) return text;
  const end = found.index + found[0].length;
  const stop = text.indexOf('.', end);
  const entries = text.slice(end, stop < 0 ? undefined : stop);
  return (
    text.slice(0, found.index) +
    ' '.repeat(found[0].length) +
    entries.replaceAll(';', '.') +
    text.slice(end + entries.length)
  );
};
