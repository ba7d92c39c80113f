import type { Cell } from '../model/index.ts';
import type { LabelBlock } from './labels/label-blocks.ts';
import { readLabel } from './labels/read-label.ts';
import { resolveStyle } from './resolve-style.ts';

/** The label of a cell as plain text, its lines parted by newlines; empty where it has none. */
export const labelText = (cell: Cell): string =>
  linesOf(readLabel(cell.value, resolveStyle(cell.style, cell.kind === 'edge' ? 'edge' : 'vertex')) ?? [])
    .join('\n')
    .trim();

const linesOf = (blocks: readonly LabelBlock[]): readonly string[] =>
  blocks.flatMap((block) => {
    if (block.kind === 'text') return [block.runs.map((run) => run.text).join('')];
    if (block.kind === 'rule') return [];
    if (block.kind === 'table') {
      return block.rows.map((row) => row.map((cell) => linesOf(cell.children).join(' ').trim()).join(' '));
    }
    const [first, ...rest] = linesOf(block.children);
    return first === undefined ? [] : [`${block.marker ? `${block.marker.text.trim()} ` : ''}${first}`, ...rest];
  });
