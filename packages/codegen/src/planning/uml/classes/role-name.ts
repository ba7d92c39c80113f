import { doerEnding, doneEnding, readVerb, relatingWords, relationNouns } from '@diagloom/language/morphology';
import { labelWords, oneLine } from '../../../program/index.ts';
import { plural, singular } from '../../../program/plural.ts';

/**
 * What a line calls whatever stands at its end, where it names that: `borrower` of one museum, `lenders` of several. Undefined of what is done (`owns`,
 * `assigned to`), of what only the line itself is called (`membership`), and of one where several are said.
 */
export const roleName = (label: string, isMany: boolean): readonly string[] | undefined => {
  const words = labelWords(oneLine(label));
  const [first = '', last = ''] = [words[0], words.at(-1)];
  if (words.length === 0 || words.length > 3 || /[^\p{L}\s_-]/u.test(label)) return undefined;
  if (relationNouns.has(last) || words.some((word) => relatingWords.has(word))) return undefined;
  if (readVerb(first) !== undefined || doneEnding.test(first)) return undefined;
  const one = singular(words.join(' ')).split(' ');
  if (!isMany) return one.join(' ') === words.join(' ') ? words : undefined;
  // Of a single word nothing else tells whether it is a deed, or a noun of what several are together: `commands`, `fleet`.
  return words.length > 1 || doerEnding.test(one[0] ?? '') ? plural(words) : undefined;
};
