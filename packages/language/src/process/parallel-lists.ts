import { numberWords } from '../lexicon/en/numbers.ts';
import { severalWords, togetherPhrases } from '../lexicon/en/process-words.ts';
import { findPredicate } from '../segment/predicate.ts';
import type { Sentence } from '../text/sentences.ts';
import { markAfter, type Token } from '../text/token.ts';

/**
 * `Two things happen in parallel: Ann digs, Bob saws` announces what is done at the same time: `in parallel Ann digs, Bob saws`. In: a sentence.
 * Out: the same without the words that only announce a list of deeds, and without the mark before it.
 */
export const withParallelList = (sentence: Sentence): Sentence => ({
  ...sentence,
  tokens: fronted(announced(sentence.tokens)),
});

/** `Ann digs to the well, Bob saws, all at the same time` with these words in front, where they are said of every deed. */
const fronted = (tokens: readonly Token[]): readonly Token[] => {
  const from = startOfPhrase(tokens, tokens.length);
  const at = tokens[from - 1]?.lower === 'all' ? from - 1 : from;
  const [first] = tokens;
  const told = tokens.slice(0, Math.max(0, at - 1));
  if (at < 2 || tokens[at - 1]?.text !== ',' || first === undefined || !told.some(({ text }) => text === ','))
    return tokens;
  const phrase = tokens.slice(from).map((token) => ({ ...token, start: first.start, end: first.start }));
  return [...phrase, markAfter(',', { start: first.start, end: first.start }), ...told];
};

const announced = (tokens: readonly Token[]): readonly Token[] => {
  const mark = tokens.findIndex(
    ({ text, start }, at) => text === ':' || (/^[-–—]$/.test(text) && start > (tokens[at - 1]?.end ?? start)),
  );
  const from = startOfPhrase(tokens, mark);
  const list = tokens.slice(mark + 1);
  const piece = list.slice(0, endOfPiece(list));
  if (from < 0 || piece.length < 2 || findPredicate(piece) === undefined) return tokens;
  const opening = startOfAnnouncement(tokens, from);
  if (opening < 0) return tokens;
  const lead = tokens.slice(0, opening);
  const last = lead.at(-1);
  // `once the doctor signs the order three things run ...`
  const border = last !== undefined && last.kind === 'word' && last.lower !== 'then' ? [markAfter(',', last)] : [];
  return [...lead, ...border, ...tokens.slice(from, mark), ...list];
};

/** Where `in parallel` begins right before the mark; -1 for nowhere. */
const startOfPhrase = (tokens: readonly Token[], mark: number): number => {
  const phrase = togetherPhrases.find((words) =>
    words.every((word, at) => tokens[mark - words.length + at]?.lower === word),
  );
  return phrase === undefined || mark < phrase.length ? -1 : mark - phrase.length;
};

/** Where `two things happen` begins before it, or the phrase itself where nothing announces it; -1 where somebody acts. */
const startOfAnnouncement = (tokens: readonly Token[], from: number): number => {
  const border = tokens.findLastIndex(
    ({ kind, lower }, at) => at < from && (kind === 'mark' || /^(?:and|then)$/.test(lower)),
  );
  if (border === from - 1) return from;
  const count = tokens.findLastIndex(
    ({ kind, lower }, at) =>
      at > border && at < from && (kind === 'number' || numberWords.includes(lower) || severalWords.has(lower)),
  );
  return count > border && from - count <= longestAnnouncement ? count : -1;
};

/** In words. */
const longestAnnouncement = 6;

const endOfPiece = (tokens: readonly Token[]): number => {
  const comma = tokens.findIndex(({ text }) => /^[,;]$/.test(text));
  return comma < 0 ? tokens.length : comma;
};
