import { abbreviations } from '../lexicon/en/abbreviations.ts';
import { type Token, tokenise } from './token.ts';

/** One sentence or list item of the prompt, its closing mark left out. */
export interface Sentence {
  readonly tokens: readonly Token[];
  /** `?` where the writer asked a question. */
  readonly closing: '.' | '?' | '!' | ':' | '';
  /** The number or letter of a list item, such as `3` or `A1`; `-` for a bullet. */
  readonly item?: string;
  /** True where a blank line or a heading stood before it. */
  readonly startsParagraph: boolean;
}

const itemPattern = /^[ \t]*(?:(?:step\s+)?(\d{1,3}|[a-z]\d{1,2}|[a-z])[.):]|step\s+(\d{1,3})\b[:.]?|([-*•–]))[ \t]+/i;

/** Text without any full stop is cut after so many tokens, so that the work grows with the length of the text only. */
const longestSentence = 160;

/**
 * Splits a text into sentences. In: the whole text. Out: sentences in order with tokens that keep their offsets.
 * Line breaks end a sentence unless the next line goes on in lower case (text wrapped by a mail program);
 * `1. Do this 2. Do that` on one line counts as a list.
 */
export const splitSentences = (text: string): readonly Sentence[] => {
  const sentences: Sentence[] = [];
  let offset = 0;
  let startsParagraph = true;
  for (const line of joinWrappedLines(text)) {
    if (line.trim() === '') startsParagraph = true;
    else {
      for (const piece of splitInlineItems(line)) {
        sentences.push(...sentencesOf(piece.text, offset + piece.start, startsParagraph));
        startsParagraph = false;
      }
    }
    offset += line.length + 1;
  }
  return sentences;
};

/** Lines of the same total length as the text: a wrapped break becomes a space. */
const joinWrappedLines = (text: string): readonly string[] =>
  text
    .replace(/\r/g, ' ')
    .replace(/([^\s.!?:;])[ ]?\n(?=[ ]*\p{Ll}{2,}[ ,])/gu, (found) => found.replace('\n', ' '))
    .split('\n');

const splitInlineItems = (line: string): readonly { readonly text: string; readonly start: number }[] => {
  const marks = [...line.matchAll(/(?:^|[\s.;,])(?:step\s+)?(\d{1,2})[.):]\s+(?=\S)/gi)];
  if (marks.length < 2 || !marks.every((mark, index) => Number(mark[1]) === Number(marks[0]?.[1]) + index)) {
    return [{ text: line, start: 0 }];
  }
  const starts = marks.map((mark) => mark.index + mark[0].search(/\d|step/i));
  const cuts = [...(starts[0] === 0 ? [] : [0]), ...starts];
  return cuts.map((start, index) => ({ text: line.slice(start, cuts[index + 1]), start }));
};

const sentencesOf = (line: string, offset: number, startsParagraph: boolean): readonly Sentence[] => {
  const mark = itemPattern.exec(line);
  const item = mark ? (mark[1] ?? mark[2] ?? '-') : undefined;
  const body = mark ? line.slice(mark[0].length) : line;
  const tokens = tokenise(body, offset + (mark ? mark[0].length : 0));
  const sentences: Sentence[] = [];
  let from = 0;
  tokens.forEach((token, index) => {
    const closing = closingOf(token, tokens[index - 1], tokens[index + 1]);
    const isCut = index - from >= longestSentence;
    if (!closing && !isCut && index < tokens.length - 1) return;
    const found = tokens.slice(from, closing ? index : index + 1);
    from = index + 1;
    if (found.length === 0) return;
    const isFirst = sentences.length === 0;
    sentences.push({
      tokens: found,
      closing: closing ?? '',
      ...(isFirst && item !== undefined ? { item } : {}),
      startsParagraph: isFirst && startsParagraph,
    });
  });
  return sentences;
};

const closingOf = (token: Token, before: Token | undefined, after: Token | undefined): '.' | '?' | '!' | undefined => {
  if (token.text !== '.' && token.text !== '?' && token.text !== '!') return undefined;
  if (token.text !== '.' || !before) return token.text;
  if (after && after.start === token.end && (after.kind !== 'mark' || isInRange(before, after))) return undefined;
  return abbreviations.has(before.lower) && after ? undefined : token.text;
};

/** `1..n` and `0..*`: full stops between two counts end nothing. */
const isInRange = (before: Token, after: Token): boolean =>
  (before.kind === 'number' && after.text === '.') || (before.text === '.' && after.text === '*');
