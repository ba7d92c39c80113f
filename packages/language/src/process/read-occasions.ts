import { occasionNouns, occasionOpeners, ordinalNumber } from '../lexicon/en/numbers.ts';
import type { Sentence } from '../text/sentences.ts';
import { type Token, textOf } from '../text/token.ts';
import type { Discourse } from './discourse.ts';
import { stateStep } from './read-clause.ts';
import type { Branch, Statement } from './statement.ts';

/**
 * `The first time we write, the second time a fee, the third time they are out`: one way for each time that something happens. In: the tokens
 * of a sentence and how a clause is read. Out: undefined where fewer than two times are told.
 */
export const readOccasions = (
  tokens: readonly Token[],
  read: (tokens: readonly Token[]) => readonly Statement[],
  discourse: Discourse,
): readonly Statement[] | undefined => {
  const pieces = piecesOf(tokens);
  if (pieces.length < 2) return undefined;
  const branches = pieces.map(({ label, told }): Branch => {
    const body = read(told);
    return { label, body: body.length > 0 ? body : [stateStep(told, discourse)] };
  });
  return [{ kind: 'alternatives', question: `Which ${pieces[0]?.noun}?`, branches }];
};

/** True for a sentence that tells what is done each time. */
export const tellsOccasions = (tokens: readonly Token[]): boolean => piecesOf(tokens).length > 1;

/** Sentences of which each tells of the next time, as one. */
export const joinOccasions = (sentences: readonly Sentence[]): readonly Sentence[] => {
  const joined: Sentence[] = [];
  for (const sentence of sentences) {
    const before = joined.at(-1);
    const [opener] = sentence.tokens;
    const next = occasionAt(sentence.tokens, 0);
    const last = next && before && piecesOf(before.tokens).at(-1);
    if (
      before === undefined ||
      opener === undefined ||
      last?.noun !== next?.noun ||
      last?.number !== (next?.number ?? 0) - 1
    ) {
      joined.push(sentence);
      continue;
    }
    const mark: Token = { text: ';', lower: ';', kind: 'mark', start: opener.start, end: opener.start };
    joined[joined.length - 1] = { ...before, tokens: [...before.tokens, mark, ...sentence.tokens] };
  }
  return joined;
};

interface Occasion {
  readonly number: number;
  readonly noun: string;
  /** Such as `2nd time`. */
  readonly label: string;
  /** Where what is done begins. */
  readonly end: number;
}

/** `2nd time`, `on the second offence,`, `third strike =` at a place. */
const occasionAt = (tokens: readonly Token[], from: number): Occasion | undefined => {
  let at = from;
  while (occasionOpeners.has(tokens[at]?.lower ?? '')) at += 1;
  const number = ordinalNumber(tokens[at]?.lower ?? '');
  const noun = tokens[at + 1]?.lower ?? '';
  if (number === 0 || !occasionNouns.has(noun)) return undefined;
  const isMarked = /^(?:[:,=–—-]|->)$/.test(tokens[at + 2]?.text ?? '');
  return { number, noun, label: textOf(tokens.slice(at, at + 2)), end: isMarked ? at + 3 : at + 2 };
};

interface Piece extends Omit<Occasion, 'end'> {
  readonly told: readonly Token[];
}

/** What is told of each time, from the first on; none where they do not come one after another. */
const piecesOf = (tokens: readonly Token[]): readonly Piece[] => {
  const starts = tokens.flatMap((token, at) => {
    const isOpen = at === 0 || /^[,;:]$/.test(tokens[at - 1]?.text ?? '') || token.lower === 'and';
    const found = isOpen ? occasionAt(tokens, at) : undefined;
    return found === undefined ? [] : [{ ...found, at }];
  });
  const isInOrder = starts.every(({ number, noun }, index) => number === index + 1 && noun === starts[0]?.noun);
  if (!isInOrder || starts[0]?.at !== 0) return [];
  const pieces = starts.map(({ number, noun, label, end }, index) => {
    const stop = starts[index + 1]?.at ?? tokens.length;
    const told = tokens.slice(end, stop);
    return { number, noun, label, told: /^[,;]$/.test(told.at(-1)?.text ?? '') ? told.slice(0, -1) : told };
  });
  return pieces.every(({ told }) => told.length > 0) ? pieces : [];
};
