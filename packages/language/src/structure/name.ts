import { singular } from '../lexicon/morphology.ts';
import { remembering } from '../text/remembering.ts';
import { capitalised } from '../text/words.ts';

/** Words of a name in lower case: `OrderItem`, `order_item` and `order items` alike give `order`, `item`. */
export const wordsOfName = (name: string): readonly string[] =>
  name
    .replace(/([\p{Ll}\d])(\p{Lu})/gu, '$1 $2')
    .replace(/(\p{Lu})(\p{Lu}\p{Ll})/gu, '$1 $2')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');

const irregular: ReadonlyMap<string, string> = new Map(
  Object.entries({
    people: 'person',
    quizzes: 'quiz',
    children: 'child',
    men: 'man',
    women: 'woman',
    staff: 'staff',
    data: 'data',
  }),
);

/** The singular of a word, its spelling kept. */
export const toSingular = (word: string): string => {
  const known = irregular.get(word.toLowerCase());
  if (known === undefined) return singular(word);
  return /^\p{Lu}/u.test(word) ? capitalised(known) : known;
};

/** What tells two names apart: `Order items`, `OrderItem` and `order_items` have one key. */
export const keyOfName = remembering((name: string): string => {
  const words = wordsOfName(name);
  return [...words.slice(0, -1), toSingular(words.at(-1) ?? '')].join('');
});

/** The name with its last word in the singular, spelling kept: `order items` gives `order item`. */
export const singularName = (name: string): string =>
  name.replace(/[\p{L}\p{N}]+$/u, (word) => {
    const last = /^(.*\p{Ll})(\p{Lu}\p{Ll}+)$/u.exec(word);
    return last === null ? toSingular(word) : `${last[1]}${toSingular(last[2] ?? '')}`;
  });

export const isPluralName = (name: string): boolean => singularName(name) !== name;

/** `isbn`, `orderDate`: starts small and goes on with a capital, as members of classes do. */
export const isCamelCase = (name: string): boolean => /^\p{Ll}+[\p{N}]*\p{Lu}[\p{L}\p{N}]*$/u.test(name);

/** `OrderItem`, `PRCampaign`, `Object3D`: several words written as one. */
export const isPascalCase = (name: string): boolean =>
  /^\p{Lu}[\p{L}\p{N}]*$/u.test(name) &&
  (/\p{Ll}\p{Lu}|\p{Lu}{2}\p{Ll}|\d\p{Lu}/u.test(name) || /^\p{Lu}{2,}$/u.test(name));
