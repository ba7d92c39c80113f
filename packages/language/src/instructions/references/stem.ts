import { readVerb, singular } from '../../lexicon/morphology.ts';
import { actionNouns, nounEndings } from '../words/nouns.ts';

/** The form by which words are compared: `shipping`, `shipped` and `shipment` are `ship`, `approval` is `approve`. */
export const stem = (word: string): string => remembered(stems, word, findStem);

const findStem = (word: string): string => {
  const single = singular(word);
  return (
    actionNouns[single] ??
    readVerb(word)?.base ??
    readVerb(single)?.base ??
    verbOf(single) ??
    gerundOf(single) ??
    single
  );
};

/** Of a verb that no list knows: `plating` is of `plate`, since one consonant behind one vowel would be doubled else. */
const gerundOf = (word: string): string | undefined => {
  const [, root = ''] = /^(.+[^aeiou][aeiou][^aeiouwxy])ing$/.exec(word) ?? [];
  return root === '' ? undefined : `${root}e`;
};

/** Each word of a diagram is compared with each of an instruction, many times over: what was found is kept, within bounds. */
const stems = new Map<string, string>();
const words = new Map<string, readonly string[]>();
const mostRemembered = 5000;
const longestRemembered = 120;

const remembered = <Value>(known: Map<string, Value>, key: string, find: (key: string) => Value): Value => {
  const old = known.get(key);
  if (old !== undefined) return old;
  const found = find(key);
  if (key.length > longestRemembered) return found;
  if (known.size >= mostRemembered) known.clear();
  known.set(key, found);
  return found;
};

const verbOf = (noun: string): string | undefined => {
  for (const [ending, verbEndings] of nounEndings) {
    if (!noun.endsWith(ending) || noun.length - ending.length < 3) continue;
    const root = noun.slice(0, -ending.length);
    const undoubled = /([^aeiou])\1$/.test(root) ? [root.slice(0, -1)] : [];
    for (const verb of [...verbEndings.map((verbEnding) => root + verbEnding), ...undoubled]) {
      if (readVerb(verb)?.base === verb) return verb;
    }
  }
  return undefined;
};

/** Words that carry no meaning of their own in a label. */
export const silent: ReadonlySet<string> = new Set(
  'the a an of to in on at for with and or is are be its their'.split(' '),
);

/** The words of a text in lower case, without marks. */
export const wordsOf = (text: string): readonly string[] => remembered(words, text, readWords);

const readWords = (text: string): readonly string[] =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu) ?? [];

/** The stems of the words that carry meaning; of all words where none does. */
export const stemsOf = (text: string): readonly string[] => {
  const words = wordsOf(text);
  const telling = words.filter((word) => !silent.has(word));
  return (telling.length > 0 ? telling : words).map(stem);
};

/** The stems of all words but articles, sorted: equal for the same words in other forms and another order. */
export const wordStems = (text: string): string =>
  wordsOf(text)
    .filter((word) => !/^(?:the|an?)$/.test(word))
    .map(stem)
    .toSorted()
    .join(' ');

/** A text as it is compared whole: lower case, single spaces, no marks. */
export const flat = (text: string): string => wordsOf(text).join(' ');
