import { clauseOpeners, conjunctions, phraseOpeners } from '../../lexicon/en/closed-words.ts';
import { numberWords } from '../../lexicon/en/numbers.ts';
import { singular } from '../../lexicon/morphology.ts';
import type { Token } from '../../text/token.ts';
import { products } from '../products.ts';

/**
 * `Two servers, one active and one standby`: each is called by its quality and what they all are. In: the tokens of a sentence. Out: the same
 * with `active server and standby server` in their place, where as many are told apart as there are.
 */
export const oneEach = (tokens: readonly Token[]): readonly Token[] => {
  for (const at of tokens.keys()) {
    const count = countOf(tokens[at]);
    const border = tokens.findIndex(({ text }, index) => index > at && /^[,:(;]$/.test(text));
    const noun = tokens[border - 1];
    const isCounted = count > 1 && border > at + 1 && border - at <= longestName + 1;
    if (!isCounted || noun === undefined || noun.kind !== 'word') continue;
    const found = qualitiesFrom(tokens, border + 1);
    if (found.qualities.length !== count) continue;
    const name = [
      ...tokens.slice(at + 1, border - 1),
      { ...noun, text: singular(noun.text), lower: singular(noun.lower) },
    ];
    const parts = found.qualities.flatMap((quality, index) =>
      index === 0 ? [quality, ...name] : [{ ...quality, text: 'and', lower: 'and' }, quality, ...name],
    );
    return [...tokens.slice(0, at), ...parts, ...tokens.slice(found.end)];
  }
  return tokens;
};

const countOf = (token: Token | undefined): number =>
  token?.kind === 'number' ? Number(token.text) : numberWords.indexOf(token?.lower ?? '');

/** In words, of what is counted. */
const longestName = 3;

/** `one active and one standby`, each one word. */
const qualitiesFrom = (
  tokens: readonly Token[],
  start: number,
): { readonly qualities: readonly Token[]; readonly end: number } => {
  const qualities: Token[] = [];
  let at = start;
  while (tokens[at]?.lower === 'one') {
    const quality = tokens[at + 1];
    const next = tokens[at + 2];
    const isOver = next === undefined || next.kind === 'mark' || opensOther(next);
    if (quality?.kind !== 'word' || products.has(quality.lower) || opensOther(quality) || !isOver) break;
    qualities.push(quality);
    at += 2;
    const goesOn = tokens.findIndex(({ lower }, index) => index >= at && !/^(?:,|and|\/)$/.test(lower));
    if (goesOn > at && tokens[goesOn]?.lower === 'one') at = goesOn;
  }
  return { qualities, end: tokens[at]?.text === ')' ? at + 1 : at };
};

/** True for what stands behind a quality that nothing else follows. */
const opensOther = ({ lower }: Token): boolean =>
  conjunctions.has(lower) || phraseOpeners.has(lower) || clauseOpeners.has(lower);
