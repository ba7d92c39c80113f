import type { Shape, Size, Style } from '@diagloom/diagram/model';
import { type Font, measureText } from '@diagloom/diagram/text';
import type { Theme } from '@diagloom/diagram/themes';
import { labelFont } from '../compose/label-font.ts';

/**
 * A box with a title and rows, as draw.io builds classes and tables: a swimlane that stacks its rows, so that people can
 * add and move rows there. Compartments are parted by a line. Rows may carry a short mark, such as PK, in a column of its own.
 */
export interface BoxContent {
  readonly id: string;
  /** The box's role in the theme. */
  readonly role: string;
  readonly title: string;
  readonly titleStyle?: Style;
  readonly compartments: readonly (readonly BoxRow[])[];
  /** Style items of the box itself, such as its kind. */
  readonly style?: Style;
  readonly parent?: string;
}

export interface BoxRow {
  readonly text: string;
  readonly mark?: string;
  readonly style?: Style;
}

const rowHeight = 24;
const dividerHeight = 8;
/** Least width of the column of marks, px. */
const markWidth = 32;
const minWidth = 140;

/** The box and its parts, the box first. */
export const composeBox = (content: BoxContent, theme: Theme): readonly Shape[] => {
  const title = composeTitle(content, theme);
  const rowLook = theme.styleFor('shape', 'row');
  const font = labelFont(rowLook);
  const indent = markColumn(content, theme);
  const compartments = content.compartments.filter((rows) => rows.length > 0);
  const textWidth = Math.max(0, ...compartments.flat().map((row) => measureText(row.text, rowFont(font, row)).width));
  const width = Math.max(minWidth, title.size.width, Math.ceil((textWidth + indent + 24) / 10) * 10);
  const parts: Shape[] = [];
  let y = title.size.height;
  compartments.forEach((rows, index) => {
    if (index > 0) {
      parts.push(divider(`${content.id}.line-${index}`, content.id, { width, height: dividerHeight }, y, theme));
      y += dividerHeight;
    }
    rows.forEach((row, at) => {
      const id = `${content.id}.${index + 1}-${at + 1}`;
      parts.push(...composeRow(row, { id, parent: content.id, y, width, indent }, theme));
      y += rowHeight;
    });
  });
  const height = compartments.length === 0 ? Math.max(50, y) : y + 4;
  const bare: Style = compartments.length === 0 ? { startSize: String(height) } : {};
  return [{ ...title, size: { width, height }, style: { ...title.style, ...bare } }, ...parts];
};

/** Wide enough for the widest mark; 0 where no row has one. */
const markColumn = (content: BoxContent, theme: Theme): number => {
  const font = labelFont(theme.styleFor('shape', 'row-mark'));
  const widths = content.compartments
    .flat()
    .flatMap(({ mark }) => (mark === undefined ? [] : measureText(mark, font).width));
  return widths.length === 0 ? 0 : Math.max(markWidth, Math.ceil(Math.max(...widths)) + 12);
};

const composeTitle = (content: BoxContent, theme: Theme): Shape => {
  const look: Style = { ...theme.styleFor('shape', content.role), fontStyle: '1', ...content.titleStyle };
  const text = measureText(content.title, labelFont(look));
  const height = Math.max(30, Math.ceil(text.height) + 12);
  const style: Style = {
    swimlane: '',
    childLayout: 'stackLayout',
    horizontal: '1',
    horizontalStack: '0',
    startSize: String(height),
    resizeParent: '1',
    resizeParentMax: '0',
    resizeLast: '0',
    collapsible: '0',
    marginBottom: '0',
    whiteSpace: 'wrap',
    html: '1',
    ...look,
    ...content.style,
  };
  return {
    id: content.id,
    role: content.role,
    placing: 'node',
    label: content.title,
    size: { width: Math.ceil((text.width + 30) / 10) * 10, height },
    style,
    ...(content.parent === undefined ? {} : { parent: content.parent }),
  };
};

interface RowPlace {
  readonly id: string;
  readonly parent: string;
  readonly y: number;
  readonly width: number;
  readonly indent: number;
}

const composeRow = (row: BoxRow, place: RowPlace, theme: Theme): readonly Shape[] => {
  const look: Style = {
    text: '',
    strokeColor: 'none',
    fillColor: 'none',
    align: 'left',
    verticalAlign: 'middle',
    spacingLeft: String(6 + place.indent),
    spacingRight: '6',
    overflow: 'hidden',
    rotatable: '0',
    points: '[[0,0.5],[1,0.5]]',
    portConstraint: 'eastwest',
    html: '1',
    ...textOnly(theme.styleFor('shape', 'row')),
    ...row.style,
  };
  const shape: Shape = {
    id: place.id,
    role: 'row',
    placing: 'part',
    label: row.text,
    size: { width: place.width, height: rowHeight },
    style: look,
    parent: place.parent,
    offset: { x: 0, y: place.y },
  };
  return row.mark === undefined ? [shape] : [shape, composeMark(row.mark, shape, place.indent, theme)];
};

const composeMark = (mark: string, row: Shape, width: number, theme: Theme): Shape => ({
  id: `${row.id}.mark`,
  role: 'row-mark',
  placing: 'part',
  label: mark,
  size: { width, height: rowHeight },
  style: {
    text: '',
    strokeColor: 'none',
    fillColor: 'none',
    align: 'center',
    verticalAlign: 'middle',
    connectable: '0',
    html: '1',
    ...textOnly(theme.styleFor('shape', 'row-mark')),
  },
  parent: row.id,
  offset: { x: 0, y: 0 },
});

const divider = (id: string, parent: string, size: Size, y: number, theme: Theme): Shape => ({
  id,
  role: 'divider',
  placing: 'part',
  label: '',
  size,
  style: {
    line: '',
    strokeWidth: '1',
    fillColor: 'none',
    align: 'left',
    verticalAlign: 'middle',
    rotatable: '0',
    html: '1',
    strokeColor: theme.styleFor('shape', 'divider').strokeColor ?? '#94A3B8',
  },
  parent,
  offset: { x: 0, y },
});

/** Rows have no border and no fill of their own. */
const textOnly = ({ fontColor = '#000000', fontFamily = 'Helvetica', fontSize = '12', fontStyle }: Style): Style => ({
  fontColor,
  fontFamily,
  fontSize,
  ...(fontStyle === undefined ? {} : { fontStyle }),
});

const rowFont = (font: Font, row: BoxRow): Font => {
  const fontStyle = Number(row.style?.fontStyle ?? 0);
  return { ...font, bold: (fontStyle & 1) !== 0 || font.bold === true };
};
