import type { TypeDescription } from '../understanding.ts';
import { areaRank, noArea } from './areas.ts';
import { kindOf } from './kind-of.ts';

/** Fewer headings that may be names of places are no places. */
const fewestPlaces = 2;

/** `Rome: router, switch. Oslo: router, two printers`: a name with a capital, a colon and a list. */
const placeHead = /(?<=^|[.;\n]\s*)(?:[-*•]\s*)?(?<name>\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?)\s*:\s+(?=[^.:\n]*,)/gu;

/**
 * The names that head lists of devices and are no devices themselves, in lower case: those of sites. In: a text. Out: nothing where there are fewer
 * than two, or where the drawing shows no network.
 */
export const placeHeadsOf = (text: string, type: TypeDescription): ReadonlySet<string> => {
  if (type.id !== 'network') return new Set();
  const heads = [...text.matchAll(placeHead)].map(({ groups }) => (groups?.name ?? '').toLowerCase());
  const areNames = heads.every((head) => {
    const words = head.split(' ');
    return areaRank(words) === noArea && kindOf(words, type).role === 'plain' && !/s$/.test(head);
  });
  return new Set(heads.length >= fewestPlaces && areNames ? heads : []);
};
