import { answers, casingVerbs, gradedWords } from '../../lexicon/en/guard-words.ts';
import { readVerb, singular } from '../../lexicon/morphology.ts';
import { withoutBrackets } from '../../segment/phrases.ts';
import { findPredicate } from '../../segment/predicate.ts';
import type { Sentence } from '../../text/sentences.ts';
import { type Token, textOf } from '../../text/token.ts';
import { namesActor } from '../actor.ts';

/**
 * Whether an item of a list opens with a case before a colon: bullets of which most do, below a sentence that finds something out or ends in
 * a colon (`Depending on the code: - A: call Ann - B: wait`), or a step whose words are those of a choice before it (`Find out whether it is
 * one pump or all pumps. 2. All pumps: ...`); or one of several sentences behind another that open with grades (`Red: ... Yellow: ...`).
 */
export const isListedCase = (sentences: readonly Sentence[], index: number): boolean => {
  const sentence = sentences[index];
  const name = sentence === undefined ? [] : openingOf(sentence);
  if (sentence === undefined || name.length === 0) return false;
  if (sentence.item === undefined)
    return (isGraded(name) && areGradedAround(sentences, index)) || isOffered(sentences, index, name);
  if (sentence.item !== '-')
    return sentences.slice(Math.max(0, index - farthest), index).some((before) => offers(before, name));
  const above = aboveOf(sentences, index);
  return above !== undefined && asksForCase(above) && areMostlyCases(sentences, index);
};

/** `Decides home or ward. Home: ... Ward: ...`: one of the words that a sentence before it chooses between, as is another around it. */
const isOffered = (sentences: readonly Sentence[], index: number, name: readonly Token[]): boolean => {
  if (answers.has(textOf(name).toLowerCase())) return false;
  const offering = sentences.slice(Math.max(0, index - farthest), index).filter((before) => offers(before, name));
  return [index - 1, index + 1].some((at) => {
    const other = sentences[at] === undefined ? [] : openingOf(sentences[at]);
    return other.length > 0 && offering.some((before) => before !== sentences[at] && offers(before, other));
  });
};

/** `red`, `low risk`. */
const isGraded = ([word, ...more]: readonly Token[]): boolean => gradedWords.has(word?.lower ?? '') && more.length < 2;

const areGradedAround = (sentences: readonly Sentence[], index: number): boolean => {
  const isCase = (at: number): boolean => {
    const sentence = sentences[at];
    return sentence !== undefined && sentence.item === undefined && isGraded(openingOf(sentence));
  };
  return (isCase(index - 1) || isCase(index + 1)) && !isCase(0);
};

/** The words before the colon; empty where they are no name of a case. */
const openingOf = ({ tokens }: Sentence): readonly Token[] => {
  const colon = tokens.findIndex(({ text }) => text === ':');
  const name = withoutBrackets(tokens.slice(0, Math.max(0, colon)));
  const found = findPredicate(name);
  const isCommand = found?.start === 0 && found.form === 'base' && name.length > 1;
  return colon === tokens.length - 1 || name.length > longestName || isCommand || namesActor(name) ? [] : name;
};

const longestName = 5;

/** `one pump or all pumps`, `one pump / all pumps`, `pumps (one, all pumps)` and `into one and all pumps` offer `all pumps`. */
const offers = ({ tokens }: Sentence, name: readonly Token[]): boolean => {
  const words = tokens.map(({ lower }) => singular(lower));
  const or = words.findIndex((word) => /^(?:or|[/(]|into)$/.test(word));
  return or > 0 && name.every(({ lower }) => lower === 'only' || words.includes(singular(lower)));
};

const aboveOf = (sentences: readonly Sentence[], index: number): Sentence | undefined => {
  const own = sentences[index]?.indent ?? 0;
  const isSibling = ({ item, indent = 0 }: Sentence): boolean => item === '-' && indent >= own;
  const first = sentences.findLastIndex(
    (sentence, at) => at < index && sentence.item !== undefined && !isSibling(sentence),
  );
  const from = sentences.findIndex((sentence, at) => at > first && isSibling(sentence));
  return sentences[from - 1];
};

const asksForCase = ({ tokens, closing }: Sentence): boolean =>
  closing === '?' ||
  tokens.some(({ lower }) => /^(?:depending|whether)$/.test(lower) || casingVerbs.has(readVerb(lower)?.base ?? lower));

const areMostlyCases = (sentences: readonly Sentence[], index: number): boolean => {
  const own = sentences[index]?.indent ?? 0;
  const siblings = sentences.filter(
    ({ item, indent = 0 }, at) => item === '-' && indent === own && Math.abs(at - index) <= farthest,
  );
  const cases = siblings.filter((sibling) => openingOf(sibling).length > 0);
  return cases.length > 1 && cases.length * 3 >= siblings.length * 2;
};

const farthest = 8;
