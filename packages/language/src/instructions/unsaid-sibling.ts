import type { Edit } from '@diagloom/diagram/model';
import { tellsApart } from '../lexicon/en/standing-words.ts';
import { escapePattern } from '../text/escape-pattern.ts';
import { type Refusal, refuse } from './instruction.ts';
import { listNames, nameOf, type Part, partsOf, toCandidate } from './references/part.ts';
import type { Setting } from './setting.ts';

/**
 * Where "the ward" is done to "Ward A" although there is a "Ward B": which one is meant only the person knows. In: the edits of a reading
 * and the words. Out: the question, or undefined where the words tell one from another or speak of several.
 */
export const asksWhichSibling = (edits: readonly Edit[], text: string, setting: Setting): Refusal | undefined => {
  const told = JSON.stringify(edits);
  const nodes = partsOf(setting).filter(({ sort }) => sort === 'node');
  const pointed = [...setting.selection, ...setting.lastTouched];
  for (const part of nodes) {
    const base = baseOf(part);
    const row = base === undefined ? [] : nodes.filter((other) => baseOf(other) === base);
    const isMeant = (id: string): boolean => told.includes(JSON.stringify(id));
    if (base === undefined || row.length < 2 || row.filter(({ id }) => isMeant(id)).length !== 1) continue;
    if (!isMeant(part.id) || pointed.includes(part.id)) continue;
    if (isVague(base, text)) return question(base, row, setting);
  }
  return undefined;
};

/** "ward" of "Ward A" and "web server" of "Web server 2"; undefined for other labels. */
const baseOf = ({ label }: Part): string | undefined =>
  /^(.*\p{L}{2})[\s#-]+(?:\d{1,3}|[A-Z])$/u.exec(label.trim())?.[1]?.toLowerCase().replace(/\s+/g, ' ');

/** Each time that the words are said they stand in the singular, without what tells one from another. */
const isVague = (base: string, text: string): boolean => {
  const words = escapePattern(base).replace(/ /g, '\\s+');
  const said = [...text.matchAll(new RegExp(`(^|.*?[^\\p{L}])${words}(?!\\p{L})(.{0,8})`, 'giu'))];
  return (
    said.length > 0 &&
    said.every(
      ([, before = '', behind = '']) =>
        !tellsApart.test(before) && !/^[\s#"'-]*(?:(?:no\.?|number)\s*)?(?:\d|[A-Z]\b)/.test(behind),
    )
  );
};

const question = (base: string, row: readonly Part[], setting: Setting): Refusal => ({
  ...refuse(
    `"${base}" could be ${listNames(
      row.map((part) => nameOf(part, setting)),
      6,
      'or',
    )}. Say which one you mean.`,
    row.map((part) => toCandidate(part, setting)),
  ),
  asks: 'which',
});
