import { cleanLine, cleanText } from '../../clean-text.ts';
import type { Block, ParsedDocument } from '../../document.ts';
import { decodeText } from '../decode-text.ts';

/** Reads plain text: blank lines part paragraphs; numbered, underlined and capital lines alone are headings, and short ones above a paragraph. */
export const readText = async (bytes: Uint8Array): Promise<ParsedDocument> => ({
  blocks: decodeText(bytes, 'text')
    .split(/\n[^\S\n]*\n/)
    .filter((part) => part.trim() !== '')
    .flatMap((part, at, parts) =>
      at === 0 && isMailHead(part)
        ? subjectOf(part)
        : standsAbove(part, parts[at + 1], at)
          ? [headingOf(part, at === 0 ? 1 : 2)]
          : blocksOf(part),
    ),
});

const mailField = /^(?:from|to|cc|bcc|date|sent|subject|reply-to):\s/i;

/** An e-mail saved as text begins with its fields. */
const isMailHead = (part: string): boolean => {
  const lines = part.split('\n').filter((line) => line.trim() !== '');
  return lines.length > 1 && lines.every((line) => mailField.test(line.trim()));
};

/** What a mail is about is its title. */
const subjectOf = (part: string): readonly Block[] => {
  const subject = part.split('\n').find((line) => /^\s*subject:/i.test(line));
  return subject === undefined ? [] : [headingOf(subject.replace(/^\s*subject:\s*(?:(?:re|fwd?):\s*)*/i, ''), 1)];
};

/** A short line alone above a paragraph names what is told there, and the first line of all what the whole is. */
const standsAbove = (part: string, next: string | undefined, at: number): boolean => {
  const line = part.trim();
  if (next === undefined || line.length > longestTitle || !/^[\p{Lu}\d][^\n|]*[^\s.!?;,:|]$/u.test(line)) return false;
  if (marker.test(line) || isHeading(line, 1)) return false;
  return at === 0 || (next.trim().length > 2 * line.length && /[.!?:;]["”’)]*\s*$/.test(next));
};

const longestTitle = 70;

const blocksOf = (part: string): readonly Block[] => {
  const lines = part.split('\n').filter((line) => line.trim() !== '');
  const [first = '', second = ''] = lines;
  if (/^\s*([=\-~^*#])\1{2,}\s*$/.test(second))
    return [headingOf(first, /=/.test(second) ? 1 : 2), ...linesOf(lines.slice(2))];
  if (lines.length > 0 && (isHeading(first, lines.length) || numbersPart(lines)))
    return [headingOf(first, levelOf(first)), ...linesOf(lines.slice(1))];
  return linesOf(lines);
};

const headingOf = (line: string, level: number): Block => ({
  kind: 'heading',
  level,
  text: cleanLine(line.replace(/^\s*#{1,6}\s+|\s*:\s*$/g, '')),
});

const isHeading = (line: string, lines: number): boolean => {
  const text = line.trim();
  if (text.length > 80 || /[.!?;,]$/.test(text)) return false;
  if (/^#{1,6}\s+\S/.test(text)) return true;
  if (/^(?:\d+(?:\.\d+)+\.?|(?:section|chapter|part)\s+\d+)\s+\p{Lu}/iu.test(text)) return true;
  if (/^\d+\.?\s+\p{Lu}/u.test(text)) return lines === 1;
  return /\p{Lu}{2}/u.test(text) && !/\p{Ll}/u.test(text);
};

/** `2. Ordering stock` above sentences: a number that no other line of the paragraph goes on with counts parts rather than steps. */
const numbersPart = ([first = '', ...rest]: readonly string[]): boolean =>
  /^\d{1,2}\.?\s+\p{Lu}[^.!?;,:]{2,60}$/u.test(first.trim()) &&
  rest.some((line) => !marker.test(line) && line.trim().length > longestTitle / 2) &&
  !rest.some((line) => /^\s*\d{1,2}[.)]\s/.test(line));

const levelOf = (line: string): number => {
  const signs = /^\s*(#+)/.exec(line)?.[1];
  if (signs !== undefined) return signs.length;
  const number = /^\s*(\d+(?:\.\d+)*)/.exec(line)?.[1];
  return number === undefined ? 1 : Math.min(6, number.split('.').length + 1);
};

const marker = /^\s*(?:([-*•‣▪–])|(\d+|[a-z])[.)])\s+/i;

/** Lines that begin with a marker are items; what follows without one goes on with them. */
const linesOf = (lines: readonly string[]): readonly Block[] => {
  const blocks: Block[] = [];
  for (const line of lines) {
    const last = blocks.at(-1);
    const found = marker.exec(line);
    const text = cleanLine(line.replace(marker, ''));
    if (found !== null) blocks.push({ kind: 'item', text: `${found[1] === undefined ? `${found[2]}.` : '-'} ${text}` });
    else if (last !== undefined) blocks[blocks.length - 1] = { ...last, text: cleanText(`${last.text} ${text}`) };
    else blocks.push({ kind: 'paragraph', text });
  }
  return blocks.filter(({ text }) => text !== '');
};
