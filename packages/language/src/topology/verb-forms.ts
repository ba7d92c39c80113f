import { thirdPerson } from '../lexicon/morphology.ts';

export type Form = 'base' | 'third' | 'gerund' | 'participle';

const irregular: Readonly<Record<string, string>> = {
  send: 'sent',
  feed: 'fed',
  read: 'read',
  run: 'run',
  put: 'put',
  keep: 'kept',
  hold: 'held',
  bind: 'bound',
  set: 'set',
  get: 'got',
  write: 'written',
  take: 'taken',
  lead: 'led',
  hit: 'hit',
  go: 'gone',
};

/** Written forms of a verb by their use, for verbs that no lexicon of process words needs. */
export const formsOf = (base: string): readonly (readonly [form: Form, word: string])[] => {
  if (base === 'be')
    return [
      ['third', 'is'],
      ['base', 'are'],
      ['gerund', 'being'],
    ];
  if (base === 'have')
    return [
      ['third', 'has'],
      ['base', 'have'],
      ['gerund', 'having'],
      ['third', 'got'],
    ];
  const stem = stemOf(base);
  return [
    ['base', base],
    ['third', thirdPerson(base)],
    ['gerund', `${stem.replace(/ie$/, 'y')}ing`],
    ['participle', irregular[base] ?? (/[^aeiou]y$/.test(base) ? `${base.slice(0, -1)}ied` : `${stem}ed`)],
  ];
};

/** Verbs of one beat, or stressed on the last one, double their last letter. */
const doubling: ReadonlySet<string> = new Set(
  'plug hit get put run set sit wrap tie-up submit ship scrap log dump hop sync-up control'.split(' '),
);

const stemOf = (base: string): string => {
  if (doubling.has(base)) return `${base}${base.at(-1)}`;
  return base.endsWith('e') && !base.endsWith('ee') ? base.slice(0, -1) : base;
};
