import type { SourceSpan } from '@diagloom/diagram/model';
import { acronyms } from '../lexicon/en/abbreviations.ts';

/** A word, number, quoted phrase or mark of the prompt, with its place in it. */
export interface Token extends SourceSpan {
  readonly text: string;
  readonly lower: string;
  readonly kind: 'word' | 'number' | 'quote' | 'mark';
}

const tokenPattern =
  /(?<![\p{L}\p{N}])w\/(?=\s)|(?<=\s)\.\p{Ll}{2,}|[-=]{1,3}>|[→➔➜⟶]|"[^"\n]{1,60}"|[\u201c][^\u201d\n]{1,60}[\u201d]|[$€£]?\d+(?:[.,:]\d+)*(?: [ap]m(?!\p{L})|%?[\p{L}$€£]*)|(?<=\d )[\p{Ll}µ]{1,4}\/(?:[\p{Ll}]{1,3}|mL|L)(?![\p{L}\p{N}])|[\p{L}\p{N}_]+(?:[-'’./&@_+#](?=[\p{L}\p{N}])[\p{L}\p{N}_]+)*(?:['’](?!\p{L}))?|[<>=!]=|°[CF](?!\p{L})|[^\s]/gu;

/** Splits text into tokens; offsets count from `offset`, UTF-16 units. Linear in the length of the text. */
export const tokenise = (text: string, offset = 0): readonly Token[] => {
  const tokens: Token[] = [];
  for (const match of text.matchAll(tokenPattern)) {
    const [word] = match;
    const start = offset + match.index;
    tokens.push({
      text: word,
      lower: acronyms.get(word) ?? word.toLowerCase().replaceAll('’', "'"),
      kind: kindOf(word),
      start,
      end: start + word.length,
    });
  }
  return tokens;
};

const kindOf = (word: string): Token['kind'] => {
  if (word.length > 1 && /^["\u201c]/.test(word)) return 'quote';
  if (/^[$€£]?\d/.test(word)) return 'number';
  return /^\.?[\p{L}\p{N}_]/u.test(word) ? 'word' : 'mark';
};

/** A word that the writer left out, where it belongs. */
export const wordAt = (text: string, { start }: SourceSpan): Token => ({
  text,
  lower: text,
  kind: 'word',
  start,
  end: start,
});

/** A mark that the writer left out, behind what it closes. */
export const markAfter = (text: string, { end }: SourceSpan): Token => ({
  text,
  lower: text,
  kind: 'mark',
  start: end,
  end,
});

/** The span from the first to the last token; undefined for none. */
export const spanOf = (tokens: readonly Token[]): SourceSpan | undefined => {
  const first = tokens[0];
  const last = tokens.at(-1);
  return first && last ? { start: first.start, end: last.end } : undefined;
};

/** The smallest span around both. */
export const joinSpans = (a: SourceSpan | undefined, b: SourceSpan | undefined): SourceSpan | undefined => {
  if (!a || !b) return a ?? b;
  return { start: Math.min(a.start, b.start), end: Math.max(a.end, b.end) };
};

const closesUp = new Set([',', '.', ';', ':', '?', '!', ')', '%', '/', '-', '’', "'"]);
const opensUp = new Set(['(', '/', '-', '$', '€', '#']);

/** The tokens as one line of text, in the writer's own spelling, marks closed up as they were. */
export const textOf = (tokens: readonly Token[]): string => {
  let text = '';
  let previous: Token | undefined;
  for (const token of tokens) {
    const apart = previous && token.start > previous.end;
    const spaced = previous && (apart || (!closesUp.has(token.text) && !opensUp.has(previous.text)));
    text += spaced ? ` ${token.text}` : token.text;
    previous = token;
  }
  return text;
};
