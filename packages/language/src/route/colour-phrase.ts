import { colours } from '../instructions/words/colours.ts';
import { aroundColour } from '../lexicon/en/presentation-words.ts';

const colourOf = new Map(
  colours.flatMap(({ name, synonyms, stroke }) => [name, ...synonyms].map((word) => [word, stroke] as const)),
);

const oneName = [...colourOf.keys()].toSorted((a, b) => b.length - a.length).join('|');
const names = `(?:${oneName})(?:(?:,| and| &| or)+ (?:${oneName}))?`;

/** `in blue`, `using shades of grey`, `green and orange colours`. */
export const colourPhrase = new RegExp(
  `\\b(?:${aroundColour.before} (?:a |the )?${names}(?: (?:${aroundColour.after}))?|${names} (?:${aroundColour.after}))\\b`,
  'i',
);

/** The colours that such a phrase of a text names, as `#rrggbb`; none where there is no such phrase. */
export const coloursIn = (text: string): readonly string[] =>
  [...(colourPhrase.exec(text)?.[0] ?? '').matchAll(new RegExp(`\\b(?:${oneName})\\b`, 'gi'))].flatMap(
    ([name]) => colourOf.get(name.toLowerCase()) ?? [],
  );
