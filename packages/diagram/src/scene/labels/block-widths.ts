import { textWidths } from './break-lines.ts';
import type { LabelBlock, TableBlock, TableCell } from './label-blocks.ts';
import { frameExtra, statedSize } from './lay-out-blocks.ts';

export interface Widths {
  /** Where only the text itself breaks its lines, px. */
  readonly widest: number;
  /** Where every space breaks a line, px. */
  readonly narrowest: number;
}

/** How wide blocks are by themselves. */
export const blockWidths = (blocks: readonly LabelBlock[]): Widths =>
  blocks.map(widthsOfBlock).reduce(larger, { widest: 0, narrowest: 0 });

const widthsOfBlock = (block: LabelBlock): Widths => {
  if (block.kind === 'text') return textWidths(block);
  if (block.kind === 'rule') return { widest: 0, narrowest: 0 };
  const { frame } = block;
  const extra = frameExtra(frame).x;
  const stated = statedSize(frame.width, { extra, isBorderBox: frame.isBorderBox });
  const own = block.kind === 'table' ? tableWidths(block) : blockWidths(block.children);
  const around = (block.kind === 'table' ? 0 : extra) + frame.margin.left + frame.margin.right;
  const widest = block.kind === 'table' ? Math.max(own.narrowest, stated ?? own.widest) : (stated ?? own.widest);
  return { widest: widest + around, narrowest: (stated ?? own.narrowest) + around };
};

/** A table with its border. */
const tableWidths = (table: TableBlock): Widths => {
  const columns = columnWidths(table);
  const spaces = tableSpaces(table, columns.length);
  return {
    widest: columns.reduce((sum, { widest }) => sum + widest, spaces),
    narrowest: columns.reduce((sum, { narrowest }) => sum + narrowest, spaces),
  };
};

/** What a table's border and the space between its columns take, px. */
export const tableSpaces = ({ frame, spacing, isCollapsed }: TableBlock, columns: number): number =>
  isCollapsed ? frame.border.width : 2 * frame.border.width + spacing * (columns + 1);

/** The widths of a table's columns; a cell over several shares what it needs more among them. */
export const columnWidths = (table: TableBlock): readonly Widths[] => {
  const count = Math.max(1, ...table.rows.map((row) => row.reduce((sum, cell) => sum + cell.columns, 0)));
  const columns = Array.from({ length: count }, (): Widths => ({ widest: 0, narrowest: 0 }));
  const spanning: (readonly [cell: TableCell, first: number])[] = [];
  for (const row of table.rows) {
    let at = 0;
    for (const cell of row) {
      if (cell.columns === 1) columns[at] = larger(columns[at], cellWidths(cell, table));
      else spanning.push([cell, at]);
      at += cell.columns;
    }
  }
  for (const [cell, first] of spanning) {
    const own = columns.slice(first, first + cell.columns);
    const gaps = (own.length - 1) * table.spacing;
    const needed = cellWidths(cell, table);
    const more = {
      widest: Math.max(0, needed.widest - gaps - own.reduce((sum, { widest }) => sum + widest, 0)) / own.length,
      narrowest:
        Math.max(0, needed.narrowest - gaps - own.reduce((sum, { narrowest }) => sum + narrowest, 0)) / own.length,
    };
    own.forEach(({ widest, narrowest }, index) => {
      columns[first + index] = { widest: widest + more.widest, narrowest: narrowest + more.narrowest };
    });
  }
  return columns;
};

const larger = (one: Widths | undefined, other: Widths): Widths => ({
  widest: Math.max(one?.widest ?? 0, other.widest),
  narrowest: Math.max(one?.narrowest ?? 0, other.narrowest),
});

const cellWidths = ({ frame, children }: TableCell, { isCollapsed }: TableBlock): Widths => {
  const extra = frame.padding.left + frame.padding.right + frame.border.width * (isCollapsed ? 1 : 2);
  const own = blockWidths(children);
  const stated = statedSize(frame.width, { extra, isBorderBox: frame.isBorderBox });
  return {
    widest: Math.max(own.narrowest, stated ?? own.widest) + extra,
    narrowest: own.narrowest + extra,
  };
};
