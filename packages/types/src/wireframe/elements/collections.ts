import type { Rect } from '@diagloom/diagram/model';
import { labelFont } from '../../families/compose/label-font.ts';
import { type DrawElement, type Inside, type Room, rowsOf, styleOf, textHeight, textWidth } from './element.ts';

const rowHeight = 28;
const named = {
  align: 'left',
  verticalLabelPosition: 'top',
  verticalAlign: 'bottom',
  spacing: '0',
  spacingBottom: '2',
};

/** Rows that a list or a table shows where nothing was said about them. */
const emptyRows = ['', '', ''];

const cell = ({ theme }: Room, role: string, label: string, { x, y, width, height }: Rect): Inside => ({
  use: label === '' ? 'mark' : 'row',
  label,
  role,
  style: styleOf(theme, role, { align: 'left', spacingLeft: '6' }),
  at: { x, y },
  size: { width, height },
});

export const list: DrawElement = (node, room) => {
  const said = rowsOf(node);
  const { width, theme } = room;
  const rows = said.length === 0 ? emptyRows : said;
  const heights = rows.map((row) =>
    Math.max(rowHeight, Math.ceil(textHeight(row, width - 16, labelFont(theme.styleFor('shape', 'ui-row')))) + 12),
  );
  const top = (index: number): number => heights.slice(0, index).reduce((sum, height) => sum + height, 0);
  return {
    role: 'ui-list',
    style: styleOf(theme, 'ui-list', named),
    size: { width, height: top(rows.length) },
    above: 20,
    inside: rows.map((row, index) =>
      cell(room, 'ui-row', row, { x: 0, y: top(index), width, height: heights[index] ?? rowHeight }),
    ),
  };
};

/** Its rows are the names of its columns. */
export const table: DrawElement = (node, room) => {
  const said = rowsOf(node);
  const columns = said.length === 0 ? emptyRows : said;
  const { width, theme } = room;
  const left = (index: number): number => Math.round((width * index) / columns.length);
  const wide = (index: number): number => left(index + 1) - left(index);
  const font = labelFont(theme.styleFor('shape', 'ui-column'));
  const head = Math.max(
    rowHeight,
    ...columns.map((name, index) => Math.ceil(textHeight(name, wide(index) - 12, font)) + 12),
  );
  const line = (row: number): readonly Inside[] =>
    columns.map((name, index) => {
      const place = { x: left(index), width: wide(index), height: row === 0 ? head : rowHeight };
      const y = row === 0 ? 0 : head + (row - 1) * rowHeight;
      return cell(room, row === 0 ? 'ui-column' : 'ui-row', row === 0 ? name : '', { ...place, y });
    });
  return {
    role: 'ui-list',
    style: styleOf(theme, 'ui-list', named),
    size: { width, height: head + 3 * rowHeight },
    above: 20,
    inside: [0, 1, 2, 3].flatMap(line),
  };
};

/** A bar with its name at the left and its rows beside it; they go on below where they do not fit. */
export const navigation: DrawElement = (node, { width, theme }) => {
  const style = styleOf(theme, 'ui-bar', { align: 'left', verticalAlign: 'top', spacingLeft: '8', spacingTop: '3' });
  const itemStyle = styleOf(theme, 'ui-item', { text: '', align: 'center', verticalAlign: 'middle', spacing: '0' });
  const nameWidth = Math.ceil(textWidth(node.label, style)) + 28;
  const nameHeight = Math.ceil(textHeight(node.label, width - 16, labelFont(style)));
  const isColumn = width < narrow;
  const isNameAlone = isColumn || nameWidth > width / 2;
  let x = isNameAlone ? itemLeft : nameWidth;
  let y = isNameAlone ? nameHeight + 14 : itemTop;
  const inside = rowsOf(node).map((label): Inside => {
    const own = isColumn
      ? width - 2 * itemLeft
      : Math.min(width - 2 * itemLeft, Math.ceil(textWidth(label, itemStyle)) + 16);
    if (x + own > width - 4 && x !== itemLeft) {
      x = itemLeft;
      y += itemHeight;
    }
    const at = { x, y };
    x += own;
    const style = isColumn ? { ...itemStyle, align: 'left', spacingLeft: '8' } : itemStyle;
    return { use: 'row', label, role: 'ui-item', style, at, size: { width: own, height: itemHeight } };
  });
  const bottom = inside.length === 0 ? nameHeight + 16 : y + itemHeight + 4;
  return { role: 'ui-bar', style, size: { width, height: Math.max(32, bottom) }, inside };
};

/** In less than this, items stand below each other, px. */
const narrow = 190;
const itemLeft = 6;
const itemTop = 4;
const itemHeight = 24;

export const card: DrawElement = (node, { width, theme }) => {
  const style = styleOf(theme, 'ui-card', {
    rounded: '1',
    arcSize: '12',
    absoluteArcSize: '1',
    align: 'left',
    verticalAlign: 'top',
    spacingLeft: '8',
    spacingTop: '3',
  });
  const rowStyle = styleOf(theme, 'ui-item', { text: '', align: 'left', verticalAlign: 'middle', spacing: '0' });
  const head = Math.ceil(textHeight(node.label, width - 24, labelFont(style))) + 18;
  const room = width - 20;
  let y = head;
  const inside = rowsOf(node).map((label): Inside => {
    const height = Math.ceil(textHeight(label, room, labelFont(rowStyle))) + 6;
    const at = { x: 10, y };
    y += height;
    return { use: 'row', label, role: 'ui-item', style: rowStyle, at, size: { width: room, height } };
  });
  return { role: 'ui-card', style, size: { width, height: Math.max(46, y + 8) }, inside };
};
