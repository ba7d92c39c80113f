import { courtesies } from '../lexicon/en/courtesies.ts';

/** Blanks out what is said to be polite and names nothing to draw; every other character keeps its place. */
export const blankCourtesies = (text: string): string => {
  const blanked = courtesies.reduce(
    (rest, { pattern }) => rest.replace(pattern, (found) => ' '.repeat(found.length)),
    text,
  );
  return blanked.trim() === '' ? text : blanked;
};
