import { abbreviations } from '../lexicon/en/abbreviations.ts';
import { determiners, prepositions } from '../lexicon/en/closed-words.ts';
import { units } from '../lexicon/en/guard-words.ts';
import { beforeStepMeant } from '../lexicon/en/process-words.ts';
import { restoreApostrophes } from './restore-apostrophes.ts';
import { splitContractions } from './split-contractions.ts';
import { type Token, tokenise } from './token.ts';

/** One sentence or list item of the prompt, its closing mark left out. */
export interface Sentence {
  readonly tokens: readonly Token[];
  /** `?` where the writer asked a question. */
  readonly closing: '.' | '?' | '!' | ':' | '';
  /** The number or letter of a list item, such as `3` or `A1`; `-` for a bullet. */
  readonly item?: string;
  /** Blanks before the marker of a list item; absent for none. */
  readonly indent?: number;
  /** True where a blank line or a heading stood before it. */
  readonly startsParagraph: boolean;
}

const itemPattern =
  /^[ \t]*\(?(?:(?:step\s+)?(\d{1,3}|[a-z]\d{1,2}|[a-z])[.):]|step\s+(\d{1,3})\b[:.]?|([-*•–]))[ \t]+/i;

/** `4.2.1 Lifting shall ...`: the number of a clause in a rule book. */
const clauseNumber = /^[ \t]*(\d{1,2}(?:\.\d{1,2}){1,3})\.?[ \t]+(?=\p{Lu}\p{Ll})/u;

/** Text without any full stop is cut after so many tokens, so that the work grows with the length of the text only. */
const longestSentence = 160;

/** Sentences inside brackets belong to the sentence around them, up to so many tokens. */
const longestBracket = 30;

export interface SentenceOptions {
  /** `kept` where each line stands for itself, unless the lines are so long that a mail program broke them. */
  readonly lines?: 'joined' | 'kept';
}

/** From this length on, in characters, lines look like wrapped text. */
const wrappedLine = 55;

const isWrapped = (text: string): boolean => {
  const lengths = text.split('\n').map((line) => line.trim().length);
  return lengths.filter((length) => length >= wrappedLine).length * 2 > lengths.length - 1;
};

/**
 * Splits a text into sentences. In: the whole text. Out: sentences in order with tokens that keep their offsets.
 * Line breaks end a sentence unless the next line goes on in lower case (text wrapped by a mail program);
 * `1. Do this 2. Do that` on one line counts as a list.
 */
export const splitSentences = (text: string, { lines = 'joined' }: SentenceOptions = {}): readonly Sentence[] => {
  const sentences: Sentence[] = [];
  let offset = 0;
  let startsParagraph = true;
  const isNumbered = countsLines(text);
  for (const line of (lines === 'kept' && !isWrapped(text)) || isNumbered ? text.split('\n') : joinWrappedLines(text)) {
    if (line.trim() === '') startsParagraph = true;
    else {
      for (const piece of splitInlineItems(line)) {
        const isItem = isNumbered || piece.isBare === true;
        sentences.push(...sentencesOf(piece.text, offset + piece.start, startsParagraph, isItem));
        startsParagraph = false;
      }
    }
    offset += line.length + 1;
  }
  return sentences;
};

/** `1 wash the cup` above `2 dry it` and `3 ...`: lines that count on from one are items without any mark, too. */
const countsLines = (text: string): boolean => {
  const numbers = [...text.matchAll(/^[ \t]*(\d{1,2})[ \t]+(?=\p{L})/gmu)].map(([, number]) => Number(number));
  return numbers.length >= fewestCounted && numbers.every((number, index) => number === index + 1);
};

/** Fewer may be amounts: `1 cup`, `2 spoons`. */
const fewestCounted = 3;

const bareNumber = /^[ \t]*(\d{1,2})[ \t]+(?=\p{L})/u;

/** Lines of the same total length as the text: a wrapped break becomes a space. A short line was not wrapped, unless it ends in mid-phrase. */
const joinWrappedLines = (text: string): readonly string[] => {
  const widest = text.split('\n').reduce((most, { length }) => Math.max(most, length), 0);
  return text
    .replace(/\r/g, ' ')
    .replace(/^([^\n]*[^\s.!?:;])[ ]?\n(?=[ ]*(\p{Ll}{2,})[ ,])/gmu, (found, line: string, next: string) => {
      // The word that begins the next line would have had room.
      const isFull = line.length >= shortestWrapped && line.length + 1 + next.length >= Math.min(widest, widestWrapped);
      return isFull || endsMidPhrase.test(line) ? found.replace('\n', ' ') : found;
    })
    .split('\n');
};

/** Mail programs wrap no line that is shorter. */
const shortestWrapped = 48;
/** Longer lines are paragraphs that nothing wrapped; beside them others still are. */
const widestWrapped = 80;
const endsMidPhrase =
  /(?:,|\b(?:a|an|the|and|or|of|to|in|on|at|by|for|with|from|into|is|are|if|when|then|that|this|his|her|its|their))\s*$/i;

/** A number of a list within a line; behind `go to` or `repeat` it names a step that stands elsewhere. */
const inlineItem = new RegExp(
  `(?<!\\b(?:${beforeStepMeant}))(?:^|[\\s;,]|(?<!\\d)\\.)(?:step\\s+)?\\(?(\\d{1,2})[.):]\\s+(?=\\S)`,
  'gi',
);

interface InlineItem {
  readonly text: string;
  readonly start: number;
  /** True where nothing but a blank stands behind its number. */
  readonly isBare?: true;
}

const splitInlineItems = (line: string): readonly InlineItem[] => {
  const marks = [...line.matchAll(inlineItem)];
  // `hand it to level 1. Level 1 tries, then hands it to level 2. ...` counts levels.
  const counted = new Set(marks.map(({ index }) => /\p{L}+$/u.exec(line.slice(0, index))?.[0].toLowerCase() ?? ''));
  const areNames = counted.size === 1 && !counted.has('');
  if (
    marks.length < 2 ||
    areNames ||
    !marks.every((mark, index) => Number(mark[1]) === Number(marks[0]?.[1]) + index)
  ) {
    return splitBareItems(line);
  }
  return cutAt(
    line,
    marks.map((mark) => mark.index + mark[0].search(/\(?\d|step/i)),
  );
};

const cutAt = (line: string, starts: readonly number[]): readonly InlineItem[] => {
  const cuts = [...(starts[0] === 0 ? [] : [0]), ...starts];
  return cuts.map((start, index) => ({ text: line.slice(start, cuts[index + 1]), start }));
};

/** `1 look at the welt 2 strip the sole 3 ...`: numbers that count on from one, each before a word that is no unit. */
const splitBareItems = (line: string): readonly InlineItem[] => {
  const starts: number[] = [];
  for (const { index, 1: number, 2: word = '' } of line.matchAll(/(?<=^|\s)(\d{1,2})[ \t]+(?=(\p{L}+))/gu))
    if (Number(number) === starts.length + 1 && !units.has(word.toLowerCase())) starts.push(index);
  return starts.length < fewestCounted
    ? [{ text: line, start: 0 }]
    : cutAt(line, starts).map((item) => ({ ...item, isBare: true }));
};

const sentencesOf = (
  line: string,
  offset: number,
  startsParagraph: boolean,
  isNumbered: boolean,
): readonly Sentence[] => {
  const mark = itemPattern.exec(line) ?? clauseNumber.exec(line) ?? (isNumbered ? bareNumber.exec(line) : null);
  const item = mark ? (mark[1] ?? mark[2] ?? '-') : undefined;
  const indent = mark === null ? 0 : mark[0].search(/\S/);
  const body = mark ? line.slice(mark[0].length) : line;
  const tokens = splitContractions(restoreApostrophes(tokenise(body, offset + (mark ? mark[0].length : 0))));
  const sentences: Sentence[] = [];
  let from = 0;
  let depth = 0;
  tokens.forEach((token, index) => {
    if (token.text === '(') depth += 1;
    if (token.text === ')') depth = Math.max(0, depth - 1);
    const isInBrackets = depth > 0 && tokens.slice(index, index + longestBracket).some(({ text }) => text === ')');
    const closing = isInBrackets
      ? undefined
      : closingOf(token, tokens.slice(Math.max(0, index - 3), index), tokens[index + 1]);
    const isCut = index - from >= longestSentence;
    if (!closing && !isCut && index < tokens.length - 1) return;
    const found = tokens
      .slice(from, closing ? index : index + 1)
      .filter(({ text }, at, all) => text !== '.' || !isInitial(all[at - 1], all[at - 2], all[at + 1]));
    from = index + 1;
    if (found.length === 0) return;
    const isFirst = sentences.length === 0;
    sentences.push({
      tokens: found,
      closing: closing ?? '',
      ...(isFirst && item !== undefined ? { item, ...(indent > 0 ? { indent } : {}) } : {}),
      startsParagraph: isFirst && startsParagraph,
    });
  });
  return sentences;
};

const closingOf = (token: Token, told: readonly Token[], after: Token | undefined): '.' | '?' | '!' | undefined => {
  if (token.text !== '.' && token.text !== '?' && token.text !== '!') return undefined;
  const before = told.at(-1);
  if (token.text !== '.' || !before) return token.text;
  if (after && after.start === token.end && (after.kind !== 'mark' || isInRange(before, after))) return undefined;
  // `10 ms.` is a unit, and no lady.
  const isUnit = told.at(-2)?.kind === 'number';
  // `11 p.m. is late` goes on.
  if (/^[ap]$/.test(told.at(-3)?.lower ?? '') && told.at(-2)?.text === '.' && before.lower === 'm')
    return after === undefined || /^\p{Lu}/u.test(after.text) ? token.text : undefined;
  // `he says no.` ends, `no. 5` does not.
  const isAnswer = before.lower === 'no' && after?.kind !== 'number';
  if (isInitial(before, told.at(-2), after)) return undefined;
  return abbreviations.has(before.lower) && after && !isUnit && !isAnswer ? undefined : token.text;
};

/** `E. coli`, `J. smith`: a capital alone is short for a name, but not at the end of one: `level B. then`. */
const isInitial = (capital: Token | undefined, before: Token | undefined, after: Token | undefined): boolean =>
  /^\p{Lu}$/u.test(capital?.text ?? '') && /^\p{Ll}{3}/u.test(after?.text ?? '') && opensInitial(before);

const opensInitial = (before: Token | undefined): boolean =>
  before === undefined ||
  /^[,.:;(]$/.test(before.text) ||
  [determiners, prepositions].some((words) => words.has(before.lower));

/** `1..n` and `0..*`: full stops between two counts end nothing. */
const isInRange = (before: Token, after: Token): boolean =>
  (before.kind === 'number' && after.text === '.') || (before.text === '.' && after.text === '*');
