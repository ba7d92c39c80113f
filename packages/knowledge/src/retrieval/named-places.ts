import { joinNeighbours } from './join-neighbours.ts';
import type { Passage } from './passage.ts';
import type { PassageStore, StoredChunk } from './passage-store.ts';
import { plainWords } from './plain-words.ts';
import { isBelowNumber, sectionNumbersIn } from './section-numbers.ts';

/**
 * Passages of the places that a question names rather than speaks of: "the class diagram for section 3", "the who's who as a chart" where a
 * heading says so. In: the store and the question; out: what stands below such headings of all documents, empty where nothing is called so.
 */
export const findNamedPlaces = async (store: PassageStore, question: string): Promise<readonly Passage[]> => {
  const numbers = sectionNumbersIn(question);
  const said = ` ${plainWords(question).join(' ')} `;
  const isNamed = ({ headingPath }: StoredChunk): boolean =>
    numbers.some((number) => isBelowNumber(headingPath, number)) ||
    headingPath.some((heading) => isSaid(heading, said));
  const all = await store.listChunks(mostLookedThrough);
  return joinNeighbours(all.filter(isNamed), () => 1);
};

/** Some hundred documents of ten pages. */
const mostLookedThrough = 2000;

/** Whether a heading of several words stands in a question word by word. */
const isSaid = (heading: string, said: string): boolean => {
  const words = plainWords(heading.replace(/^[\d.]+\s/, ''));
  return words.length > 1 && said.includes(` ${words.join(' ')} `);
};
