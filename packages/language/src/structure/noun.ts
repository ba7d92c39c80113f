import type { SourceSpan } from '@diagloom/diagram/model';
import { determiners, prepositions, pronouns, timeWords } from '../lexicon/en/closed-words.ts';
import { bareAmounts } from '../lexicon/en/data-words.ts';
import { readVerb } from '../lexicon/morphology.ts';
import { spanOf, type Token, textOf } from '../text/token.ts';
import { capitalised } from '../text/words.ts';
import { leadingCardinality } from './cardinality.ts';
import { isCamelCase, isPascalCase, isPluralName, keyOfName, singularName } from './name.ts';
import { genericNouns, plainAdjectives } from './structure-words.ts';

/** A noun phrase as the name of a thing. */
export interface Noun {
  /** Singular, the writer's spelling, with a capital. */
  readonly label: string;
  readonly key: string;
  readonly span: SourceSpan;
  /** How many the phrase says. */
  readonly cardinality?: string;
  readonly isPlural: boolean;
  /** Capitalised, camel case or in quotes: a name rather than a word. */
  readonly isName: boolean;
  readonly hasArticle: boolean;
  /** The last word in lower case and singular. */
  readonly head: string;
}

/** The most words of a name. */
const longestName = 4;

/** Reads a noun phrase: articles, quantities, plain adjectives and words such as `class` are no part of its name. */
export const readNoun = (phrase: readonly Token[]): Noun | undefined => {
  let tokens: readonly Token[] = phrase.filter(
    (token) => token.kind !== 'mark' || token.text === '-' || token.text === '/',
  );
  let cardinality: string | undefined;
  let hasArticle = false;
  for (let isOpen = true; isOpen; ) {
    const first = tokens[0];
    if (first === undefined) return undefined;
    if (tokens.length === 1 && (pronouns.has(first.lower) || bareAmounts.has(first.lower))) return undefined;
    const count = leadingCardinality(tokens);
    isOpen = tokens.length > 1;
    if (!isOpen) break;
    if (count !== undefined && tokens.length > count.length) {
      cardinality ??= count.means;
      tokens = tokens.slice(count.length);
      hasArticle = true;
    } else if (determiners.has(first.lower) || first.lower === 'both') {
      hasArticle = true;
      tokens = tokens.slice(1);
    } else if ((plainAdjectives.has(first.lower) && !isName(first)) || /^of$/.test(first.lower))
      tokens = tokens.slice(1);
    else if (isGenericBefore(tokens)) tokens = tokens.slice(opensName.test(tokens[1]?.lower ?? '') ? 2 : 1);
    else isOpen = false;
  }
  const verb = tokens.findIndex(
    ({ lower, text }) => text === lower && /^(?:is|are|was|were|can|may|must|will)$/.test(lower),
  );
  tokens = withoutTail(verb > 0 ? tokens.slice(0, verb) : tokens);
  const first = tokens[0];
  const last = tokens.at(-1);
  const span = spanOf(tokens);
  if (first === undefined || last === undefined || span === undefined) return undefined;
  const words = tokens.filter((token) => token.kind !== 'mark');
  if (
    words.length > longestName ||
    words.some((token) => pronouns.has(token.lower) || (prepositions.has(token.lower) && token.lower !== 'of'))
  )
    return undefined;
  if (last.kind === 'number' || !/\p{L}{2}/u.test(last.text)) return undefined;
  const text = textOf(tokens).replace(/^["“]|["”]$/g, '');
  const isPlural = isPluralName(text);
  const label = capitalised(isPlural ? singularName(text) : text);
  const named = words.some(
    (token, index) =>
      isName(token) && (index > 0 || phrase[0] !== token || isPascalCase(token.text) || isCamelCase(token.text)),
  );
  return {
    label,
    key: keyOfName(text),
    span,
    ...(cardinality === undefined ? {} : { cardinality }),
    isPlural,
    isName: named || first.kind === 'quote',
    hasArticle,
    head: singularName(last.lower),
  };
};

const isName = (token: Token): boolean => /^\p{Lu}/u.test(token.text);

/** Words between what a thing is and its name: `a class called Order`. */
const opensName = /^(?:of|called|named)$/;

/** `class Order`, `Class Order` at the head of a sentence, `instance of Order`. */
const isGenericBefore = (tokens: readonly Token[]): boolean => {
  const [first, second, third] = tokens;
  if (first === undefined || second === undefined) return false;
  const word = singularName(first.lower);
  if (isName(first) && !/^(?:class|subclass|entity|interface|enum)$/.test(word)) return false;
  return (
    genericNouns.has(word) &&
    (opensName.test(second.lower) ? third !== undefined : isName(second) && !readVerb(first.lower)?.forms.has('third'))
  );
};

/** `Order class`, `Order objects`, `User structure`: the generic word after a name falls away. */
const withoutTail = (tokens: readonly Token[]): readonly Token[] => {
  let kept = tokens;
  for (let last = kept.at(-1); kept.length > 1 && last !== undefined; last = kept.at(-1)) {
    const word = singularName(last.lower);
    const before = kept.at(-2);
    const isAlways = /^(?:class|entity|object|instance|interface|table|subclass)$/.test(word) && !isName(last);
    const isRecord =
      /^(?:record|entry|information|detail|data)$/.test(word) &&
      before !== undefined &&
      !isName(last) &&
      !timeWords.has(before.lower) &&
      !/(?:al|ic|ive|ous|ed|ing|ary)$/.test(before.lower) &&
      !determiners.has(before.lower);
    const isLimit = /^(?:max|maximum|only|too|total|altogether|here|there)$/.test(last.lower);
    if (
      !(
        isLimit ||
        isAlways ||
        isRecord ||
        (genericNouns.has(word) && !isName(last) && before !== undefined && isName(before))
      )
    )
      break;
    kept = kept.slice(0, -1);
  }
  return kept;
};
