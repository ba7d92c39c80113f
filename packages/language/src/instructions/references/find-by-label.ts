import { isSlip } from './distance.ts';
import type { Part } from './part.ts';
import { flat, stemsOf, wordsOf } from './stem.ts';

/**
 * `exact`: the label itself. `stems`: the same words in any form. `some`: all words of the phrase, in any form, are in
 * the label. `slips`: as `some`, with a letter wrong. Of several sorts with such a label nodes win over groups, groups over edges.
 */
export type LabelWay = 'exact' | 'stems' | 'some' | 'slips';

export const findByLabel = (text: string, parts: readonly Part[], way: LabelWay): readonly Part[] => {
  const fits = ways[way](text);
  const found = parts.filter(({ label }) => label !== '' && fits(label));
  const sort = (['node', 'group', 'edge'] as const).find((wanted) => found.some((part) => part.sort === wanted));
  return found.filter((part) => part.sort === sort);
};

const ways: Readonly<Record<LabelWay, (text: string) => (label: string) => boolean>> = {
  exact: (text) => {
    const wanted = flat(text);
    const literal = text.trim().toLowerCase();
    return (label) => (wanted === '' ? label.trim().toLowerCase() === literal : flat(label) === wanted);
  },
  stems: (text) => {
    const wanted = [...stemsOf(text)].toSorted().join(' ');
    return (label) => wanted !== '' && [...stemsOf(label)].toSorted().join(' ') === wanted;
  },
  some: (text) => {
    const wanted = stemsOf(text);
    return (label) => {
      const stems = stemsOf(label);
      return wanted.length > 0 && wanted.every((stem) => stems.includes(stem));
    };
  },
  slips: (text) => {
    const wanted = wordsOf(text);
    return (label) => {
      const words = wordsOf(label);
      return wanted.length > 0 && wanted.every((word) => words.some((other) => isSlip(word, other)));
    };
  },
};
