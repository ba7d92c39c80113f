import { thirdPerson } from '../../lexicon/morphology.ts';
import { uncapitalised } from '../../text/words.ts';

/** `12 laptops`: what one part is called that stands for many. The label is that of one of them. */
export const labelOfMany = (label: string, amount: number): string =>
  `${amount} ${uncapitalised(label).replace(/\S+$/u, inPlural)}`;

const inPlural = (word: string): string => (/^\p{Lu}[\p{Lu}\d]+$/u.test(word) ? `${word}s` : thirdPerson(word));
