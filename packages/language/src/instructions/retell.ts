import type { Family } from '@diagloom/diagram/model';
import { misleadingWords, sameInARow, tellsGone, tellsTheEnd } from '../lexicon/en/detours.ts';
import { retoldWishes } from '../lexicon/en/retold-wishes.ts';

/** An instruction without the words that lead astray: "The cashier, she checks the bill" is about what the cashier does. */
export const withoutDetours = (text: string): string =>
  [...misleadingWords, ...(tellsGone.test(text.replace(tellsTheEnd, '')) ? [{ from: tellsTheEnd, to: '' }] : [])]
    .reduce((said, { from, to }) => said.replace(from, to), text)
    .replace(sameInARow, (_, first: string, noun: string, second: string) => `${first}${noun}${second} ${noun}`);

/** Letters of an instruction; longer ones tell several things. */
const longestRetold = 240;

/** The plain command that an instruction comes to; undefined where it is told in none of the ways that are known. */
export const retell = (text: string, family: Family): string | undefined => {
  if (text.length > longestRetold) return undefined;
  const found = retoldWishes.find(({ from, families }) => families?.includes(family) !== false && from.test(text));
  if (found === undefined) return undefined;
  const words = found.from.exec(text);
  return found.to.replace(/\$(\d)/g, (_, place: string) => (words?.[Number(place)] ?? '').trim()).replace(/\s+/g, ' ');
};
