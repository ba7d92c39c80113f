import type { Phrase } from './check.ts';

/**
 * Whether a label says a phrase: every word of the phrase stands in the label, in any order, case and form (`packed`,
 * `packing` and `packs` are `pack`; `colour` is `color`). Accents, articles and punctuation do not count. Words written
 * together match the same words apart (`OrderItem`, `order_item`, `order item`).
 */
export const saysPhrase = (label: string, phrase: Phrase): boolean =>
  alternatives(phrase).some((one) => says(label, one));

/** True where the label says the phrase and nothing else. */
export const isPhrase = (label: string, phrase: Phrase): boolean =>
  alternatives(phrase).some((one) => {
    const wanted = content(wordsOf(one));
    const found = content(wordsOf(label));
    return found.join('') === wanted.join('') || (says(label, one) && found.length === wanted.length);
  });

/** Those that are labelled with just the phrase; where there are none, those whose label has it as a part. */
export const bestMatches = <Item>(items: readonly Item[], labelOf: (item: Item) => string, phrase: Phrase): Item[] => {
  const exact = items.filter((item) => isPhrase(labelOf(item), phrase));
  return exact.length > 0 ? exact : items.filter((item) => saysPhrase(labelOf(item), phrase));
};

export const alternatives = (phrase: Phrase): readonly string[] => (typeof phrase === 'string' ? [phrase] : phrase);

const says = (label: string, phrase: string): boolean => {
  const raw = wordsOf(label);
  const stems = new Set(raw.map(stem));
  const wanted = wordsOf(phrase);
  return content(wanted).every((word) => stems.has(word)) || joinedRuns(raw).has(stem(wanted.join('')));
};

/** Up to four neighbouring words written together, as stems. */
const joinedRuns = (words: readonly string[]): ReadonlySet<string> => {
  const runs = new Set<string>();
  for (let start = 0; start < words.length; start += 1) {
    for (let length = 1; length <= 4; length += 1) runs.add(stem(words.slice(start, start + length).join('')));
  }
  return runs;
};

const wordsOf = (text: string): string[] =>
  text
    .replaceAll(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .normalize('NFKD')
    .replaceAll(/\p{M}+/gu, '')
    .toLowerCase()
    .replaceAll(/(\p{L})(\d)/gu, '$1 $2')
    .replaceAll(/['’](s|re|t)\b/gu, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');

const fillers = new Set('a an the of to for and with by is are be his her their its your my'.split(' '));

/** The stems of the words that carry meaning; all of them where none does. */
const content = (words: readonly string[]): string[] => {
  const kept = words.filter((word) => !fillers.has(word));
  return (kept.length > 0 ? kept : words).map(stem);
};

const irregular: ReadonlyMap<string, string> = new Map(
  Object.entries({
    sent: 'send',
    paid: 'pay',
    bought: 'buy',
    made: 'make',
    chosen: 'choose',
    written: 'write',
    people: 'person',
    children: 'child',
    found: 'find',
    lost: 'lose',
  }),
);

/** Endings, taken off one after another, each once. The stem need not be a word: both sides are cut alike. */
const endings: readonly (readonly [RegExp, string])[] = [
  [/(?<=..)ie[sd]$/, 'y'],
  [/(?<=ss|x|ch|sh|z)es$/, ''],
  [/(?<=..[^sui])s$/, ''],
  [/(?<=[aeiouy].*[^aeiou])(?:ing|ed)$/, ''],
  [/ification$/, 'ify'],
  [/(?<=..)ation$/, 'ate'],
  [/(?<=...)ment$/, ''],
  [/(?<=.....)al$/, ''],
  [/(?<=..)e$/, ''],
  [/([^aeiou\d])\1$/, '$1'],
  [/y$/, 'i'],
  [/(?<=..)is$/, 'iz'],
  [/our$/, 'or'],
  [/centr$/, 'center'],
];

const stem = (word: string): string =>
  endings.reduce((rest, [ending, instead]) => rest.replace(ending, instead), irregular.get(word) ?? word);
