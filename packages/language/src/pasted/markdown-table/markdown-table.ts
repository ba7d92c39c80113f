import type { PastedFormat } from '../pasted.ts';
import { readTable } from '../read-table.ts';

const framed = /(?:^|\n)((?:[ \t]*\|[^\n]*\|[ \t]*(?:\n|$)){2,})/;
/** Without the bars at both ends. */
const bare = /(?:^|\n)((?:[^\n|]+\|[^\n]*(?:\n|$)){3,})/;

/** A table of Markdown, with or without the line below its header. */
export const markdownTable: PastedFormat = {
  id: 'markdown-table',
  read: (text) => {
    const block = framed.exec(text) ?? bare.exec(text);
    if (block === null) return undefined;
    const lines = (block[1] ?? '').split('\n').filter((line) => line.trim() !== '' && !/^[\s|:-]+$/.test(line));
    const [header = [], ...rows] = lines.map((line) =>
      line
        .trim()
        .replace(/^\||\|$/g, '')
        .split('|')
        .map((cell) => cell.trim()),
    );
    const read = readTable({ header, rows });
    const start = block.index + block[0].length - (block[1] ?? '').length;
    return read && { ...read, span: { start, end: block.index + block[0].length } };
  },
};
