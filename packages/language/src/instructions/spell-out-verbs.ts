import type { DiagramSpec } from '@diagloom/diagram/model';
import { placeBefore } from '../lexicon/en/standing-words.ts';
import { escapePattern } from '../text/escape-pattern.ts';

/** Diagrams with more names than this are not searched for all of them at once. */
const mostNames = 200;

/** `HR goes to the CFO, sales to the CTO` with the verb in both: names are labels of the diagram. */
export const spellOutVerbs = (text: string, { nodes, groups }: DiagramSpec): string => {
  const labels = [...nodes, ...groups].map(({ label }) => label).filter((label) => /\p{L}/u.test(label));
  if (labels.length > mostNames || !/,|\band\b/i.test(text)) return text;
  const names = labels
    .toSorted((a, b) => b.length - a.length)
    .map((label) => escapePattern(label.trim()).replace(/\s+/g, '\\s+'))
    .join('|');
  const name = `(?:(?:the|our)\\s+)?(?:${names})`;
  const shared = new RegExp(
    `(${name}\\s+)((?:[a-z']+\\s+){1,3}?)(${placeBefore})(\\s+${name})(,\\s+(?:and\\s+)?|\\s+and\\s+)(${name}\\s+)\\3(?=\\s+${name}(?!\\p{L}))`,
    'giu',
  );
  return text.replace(shared, '$1$2$3$4$5$6$2$3');
};
