import type { LabelDecoration } from '../scene.ts';
import { columnWidths, tableSpaces, type Widths } from './block-widths.ts';
import type { TableBlock, TableCell } from './label-blocks.ts';
import {
  frameDecorations,
  frameExtra,
  type LaidOut,
  type LaidOutLine,
  layOutBlocks,
  moved,
  type Room,
  statedSize,
} from './lay-out-blocks.ts';

/**
 * Places a table as a browser does without fixed columns: each column is between the width of its widest word and that
 * of its text on one line, rows are as high as their highest cell, and room that is left is shared out.
 */
export const layOutTable = (table: TableBlock, room: Room): LaidOut => {
  const { frame, spacing, isCollapsed } = table;
  const columns = columnWidths(table);
  const spaces = tableSpaces(table, columns.length);
  const extra = frameExtra(frame);
  const stated = statedSize(frame.width, { around: room.width, extra: 0, isBorderBox: true });
  const widest = columns.reduce((sum, column) => sum + column.widest, spaces);
  const width = stated ?? Math.min(widest, room.width);
  const widths = shareWidth(columns, width - spaces);
  const border = isCollapsed ? frame.border.width / 2 : frame.border.width;
  const rows = table.rows.map((row) => layOutRow(row, widths, { table, room }));
  const around = room.height === undefined ? {} : { around: room.height };
  const height = statedSize(frame.height, { ...around, extra: 0, isBorderBox: true });
  const natural = rows.reduce(
    (sum, row) => sum + row.height,
    isCollapsed ? extra.y / 2 : extra.y + spacing * (rows.length + 1),
  );
  const taller = rows.length > 0 && height !== undefined ? Math.max(0, height - natural) / rows.length : 0;

  const lines: LaidOutLine[] = [];
  const decorations: LabelDecoration[] = [];
  let y = border + spacing;
  for (const row of rows) {
    const rowHeight = row.height + taller;
    for (const { cell, x, width: cellWidth, content, contentHeight } of row.cells) {
      const box = { x: border + x, y, width: cellWidth, height: rowHeight };
      const grown = isCollapsed ? cell.frame.border.width / 2 : 0;
      decorations.push(
        ...frameDecorations(cell.frame, {
          x: box.x - grown,
          y: box.y - grown,
          width: box.width + 2 * grown,
          height: box.height + 2 * grown,
        }),
      );
      const free = rowHeight - contentHeight;
      const share = { top: 0, middle: 0.5, bottom: 1 }[cell.verticalAlign];
      const inset = cell.frame.border.width / (isCollapsed ? 2 : 1);
      const placed = moved(
        content,
        box.x + inset + cell.frame.padding.left,
        y + inset + cell.frame.padding.top + free * share,
      );
      lines.push(...placed.lines);
      decorations.push(...placed.decorations);
    }
    y += rowHeight + spacing;
  }
  const total = Math.max(y + border, height ?? 0);
  const outer = isCollapsed ? { ...frame, border: { width: 0, colour: '' } } : frame;
  return {
    lines,
    decorations: [...frameDecorations(outer, { x: 0, y: 0, width, height: total }), ...decorations],
    height: total,
  };
};

/** What a table has more than it needs goes to its columns by how wide they are; what it lacks is taken likewise. */
const shareWidth = (columns: readonly Widths[], width: number): readonly number[] => {
  const widest = columns.reduce((sum, column) => sum + column.widest, 0);
  const narrowest = columns.reduce((sum, column) => sum + column.narrowest, 0);
  if (width >= widest) {
    return columns.map(
      (column) => column.widest + (width - widest) * (widest > 0 ? column.widest / widest : 1 / columns.length),
    );
  }
  const share = widest > narrowest ? Math.max(0, (width - narrowest) / (widest - narrowest)) : 0;
  return columns.map((column) => column.narrowest + (column.widest - column.narrowest) * share);
};

interface LaidOutRow {
  readonly height: number;
  readonly cells: readonly {
    readonly cell: TableCell;
    readonly x: number;
    readonly width: number;
    readonly content: LaidOut;
    /** With padding and border. */
    readonly contentHeight: number;
  }[];
}

const layOutRow = (
  row: readonly TableCell[],
  widths: readonly number[],
  { table, room }: { readonly table: TableBlock; readonly room: Room },
): LaidOutRow => {
  let x = table.spacing;
  let at = 0;
  const cells = row.map((cell) => {
    const own = widths.slice(at, at + cell.columns);
    const width = own.reduce((sum, column) => sum + column, (own.length - 1) * table.spacing);
    const { padding, border, height } = cell.frame;
    const borders = border.width * (table.isCollapsed ? 1 : 2);
    const inner = Math.max(0, width - padding.left - padding.right - borders);
    const content = layOutBlocks(cell.children, { width: inner, align: room.align, wraps: room.wraps });
    const extra = padding.top + padding.bottom + borders;
    const stated = statedSize(height, { extra, isBorderBox: cell.frame.isBorderBox }) ?? 0;
    const placed = { cell, x, width, content, contentHeight: Math.max(stated, content.height) + extra };
    at += cell.columns;
    x += width + table.spacing;
    return placed;
  });
  return { height: Math.max(0, ...cells.map(({ contentHeight }) => contentHeight)), cells };
};
