import { abbreviations } from '../lexicon/en/abbreviations.ts';
import { type OutlineItem, type Piece, spanOfPiece, trimPiece } from './outline.ts';

/**
 * Reads an outline written over several lines: indented lines, bullets, numbered sections (`1.2`), Markdown headings.
 * Gives undefined for text that is no outline: a single line, or lines that read like sentences.
 */
export const readOutlineLines = (text: string): readonly OutlineItem[] | undefined => {
  const lines = linesOf(text);
  if (lines.length < 2 || lines.some(({ piece }) => isSentence(piece.text))) return undefined;
  const numbered = lines.find(({ isNumbered }) => isNumbered);
  if (numbered !== undefined && lines.every(({ depth }) => depth <= numbered.depth)) return undefined;
  const isStructured = lines.some((line) => line.hasMark) || lines.some(({ depth }) => depth !== lines[0]?.depth);
  return isStructured ? nest(lines) : undefined;
};

interface Line {
  readonly piece: Piece;
  readonly depth: number;
  readonly hasMark: boolean;
  /** True for `2. Sails`: where nothing stands below it, it may as well be a numbered sentence. */
  readonly isNumbered: boolean;
}

/** Longer than this, or with a full stop inside, a line is prose. Words. */
const longestItem = 12;

const isSentence = (text: string): boolean =>
  text.split(/\s+/).length > longestItem ||
  [...text.matchAll(/(?<word>[^\s(]*)(?<mark>[.!?])\s+\p{Lu}/gu)].some(
    ({ groups: { word = '', mark } = {} }) =>
      mark !== '.' || !(word.length === 1 || abbreviations.has(word.toLowerCase())),
  );

const linesOf = (text: string): readonly Line[] => {
  const lines: Line[] = [];
  let start = 0;
  for (const line of text.split('\n')) {
    const read = readLine(line, start);
    if (read !== undefined) lines.push(read);
    start += line.length + 1;
  }
  return lines;
};

/** A bullet stands half a step deeper than a plain line of the same indent: bullets under a heading line are its children. */
const readLine = (line: string, start: number): Line | undefined => {
  const [, indent = '', heading, bullet, section] =
    /^([\s│┃|]*)(?:(#{1,6})\s+|([├└┣┗╰][─━╴-]*\s*|[|+`\\]-{2,}\s*|[-*•–—+]{1,6}\s+)|(\d+(?:\.\d+)*)[.)]?\s+(?=\p{L}))?/u.exec(
      line,
    ) ?? [];
  const mark = (heading ?? bullet ?? section)?.trimEnd();
  const marked = indent.length + (mark?.length ?? 0);
  const before = section !== undefined && /[.)]/.test(line[marked] ?? '') ? marked + 1 : marked;
  const piece = trimPiece({ text: line.slice(before), start: start + before });
  if (piece === undefined) return undefined;
  const width = indent.replaceAll('\t', '    ').length;
  const depth =
    heading !== undefined
      ? heading.length - 10
      : section?.includes('.')
        ? width + section.split('.').length / 2
        : width + (mark === undefined ? 0 : (bullet?.trimEnd().length ?? 1) / 2);
  const isNumbered = section !== undefined && line[marked] === '.' && /^\p{Lu}/u.test(piece.text);
  return { piece, depth, hasMark: mark !== undefined, isNumbered };
};

interface OpenItem {
  readonly item: { readonly text: string; readonly span: OutlineItem['span']; readonly children: OutlineItem[] };
  readonly depth: number;
}

const nest = (lines: readonly Line[]): readonly OutlineItem[] => {
  const roots: OutlineItem[] = [];
  const open: OpenItem[] = [];
  for (const { piece, depth } of lines) {
    while (open.length > 0 && (open.at(-1)?.depth ?? 0) >= depth) open.pop();
    const item = { text: piece.text, span: spanOfPiece(piece), children: [] };
    (open.at(-1)?.item.children ?? roots).push(item);
    open.push({ item, depth });
  }
  return roots;
};
