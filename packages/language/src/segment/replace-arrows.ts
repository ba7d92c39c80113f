import { personNouns } from '../lexicon/en/actors.ts';
import { readVerb, singular, thirdPerson } from '../lexicon/morphology.ts';
import { type Token, wordAt } from '../text/token.ts';
import { markerAt } from './marker-at.ts';
import { findPredicate } from './predicate.ts';

/**
 * Arrows inside prose: `bad seal -> scrap the jar, else go on` reads as `if bad seal, scrap the jar, else go on`. An arrow
 * after words that hold a verb, or with no `else` behind it, reads as `then`; after an answer it reads as a colon.
 */
export const replaceArrows = (tokens: readonly Token[]): readonly Token[] => {
  if (!tokens.some(isArrow)) return tokens;
  const hasElse = tokens.some((token) => token.lower === 'else' || token.lower === 'otherwise');
  const replaced: Token[] = [];
  let actorAt = -1;
  for (const token of tokens) {
    if (!isArrow(token)) {
      replaced.push(actorAt === replaced.length ? inThirdPerson(token) : token);
      continue;
    }
    if (isAnswer(replaced)) {
      replaced.push({ ...token, text: ':', lower: ':' });
      continue;
    }
    const from = replaced.findLastIndex((before) => before.text === ',' || before.text === ';') + 1;
    const before = replaced.slice(from);
    const opening = markerAt(before, 0);
    if (opening?.length === before.length && before.length > 0) continue;
    if (opening?.role === 'if') {
      replaced.push({ ...token, text: ',', lower: ',' });
      continue;
    }
    if (namesPerson(before)) {
      actorAt = replaced.length;
      continue;
    }
    const isCondition = hasElse && findPredicate(before)?.form !== 'base';
    if (isCondition) replaced.splice(from, 0, wordAt('if', replaced[from] ?? token));
    replaced.push(isCondition ? { ...token, text: ',', lower: ',' } : { ...token, lower: 'then' });
  }
  return replaced;
};

/** `yes -> ship it, no -> refund`: an answer stands alone before its arrow. */
const isAnswer = (before: readonly Token[]): boolean => {
  const [opener, answer] = before.length === 1 ? [undefined, before[0]] : before.slice(-2);
  return /^(?:yes|no)$/.test(answer?.lower ?? '') && (opener === undefined || /^[,;.]$/.test(opener.text));
};

/** `manager -> review it`: who acts stands before the arrow. */
const namesPerson = (before: readonly Token[]): boolean =>
  before.length > 0 &&
  before.length <= 3 &&
  (personNouns.has(before.at(-1)?.lower ?? '') || personNouns.has(singular(before.at(-1)?.lower ?? ''))) &&
  !findPredicate(before);

const inThirdPerson = (token: Token): Token => {
  if (!readVerb(token.lower)?.forms.has('base')) return token;
  const text = thirdPerson(token.text);
  return { ...token, text, lower: text.toLowerCase() };
};

const isArrow = (token: Token): boolean => token.kind === 'mark' && /^(?:[-=]+>|[→➔➜⟶])$/.test(token.text);
