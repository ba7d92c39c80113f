import type { Style } from '@diagloom/diagram/model';
import { labelFont } from '../../families/compose/label-font.ts';
import { iconStyle } from '../../families/icons/icon-style.ts';
import { type DrawElement, iconBefore, rowsOf, styleOf, textHeight } from './element.ts';

/** A box with its name above it, as forms have it. */
const named = {
  align: 'left',
  verticalLabelPosition: 'top',
  verticalAlign: 'bottom',
  spacing: '0',
  spacingBottom: '2',
};
const nameHeight = 20;
const corner = { rounded: '1', arcSize: '8', absoluteArcSize: '1' };

const entry =
  (height: number): DrawElement =>
  (_node, { width, theme }) => ({
    role: 'ui-field',
    style: styleOf(theme, 'ui-field', { ...corner, ...named }),
    size: { width, height },
    above: nameHeight,
  });

export const field = entry(30);
export const textarea = entry(68);

export const choice: DrawElement = (node, room) => {
  const plain = field(node, room);
  const look = { colour: plain.style.fontColor ?? '#475569', background: '#ffffff', side: 16 };
  const shown = rowsOf(node)[0];
  return {
    ...plain,
    style: {
      ...plain.style,
      imageAlign: 'right',
      imageVerticalAlign: 'middle',
      ...iconStyle({ set: 'generic', name: 'chevron-down' }, look),
    },
    ...(shown === undefined ? {} : { inside: options(node, room) }),
  };
};

/** The first option stands in the box, the others below it as if it were open. */
const options: (...given: Parameters<DrawElement>) => NonNullable<ReturnType<DrawElement>['inside']> = (
  node,
  { width, theme },
) =>
  rowsOf(node)
    .slice(0, 1)
    .map((label) => ({
      use: 'row',
      label,
      role: 'ui-item',
      style: styleOf(theme, 'ui-item', { text: '', align: 'left', verticalAlign: 'middle' }),
      at: { x: 4, y: 3 },
      size: { width: width - 36, height: 24 },
    }));

const optionHeight = 24;

const option =
  (icon: string): DrawElement =>
  ({ label }, { width, theme }) => {
    const style = {
      ...iconBefore(icon, styleOf(theme, 'ui-option', { verticalAlign: 'middle' })),
      // draw.io puts an icon 5 px in; this one stands flush with the boxes above and below it.
      spacing: '-5',
      spacingRight: '9',
    };
    return { role: 'ui-option', style, size: { width, height: heightBeside(label, width, style, optionHeight) } };
  };

/** What an icon and the space beside it take of a label's width, px. */
const iconRoom = 34;

const heightBeside = (label: string, width: number, style: Style, least: number): number =>
  Math.max(least, Math.ceil(textHeight(label, width - iconRoom, labelFont(style))) + 8);

export const checkbox = option('check-box');
export const toggle = option('toggle');

/** One button, or one for each of its rows below its name. */
export const radio: DrawElement = (node, room) => {
  const rows = rowsOf(node);
  const single = option('radio-button')(node, room);
  if (rows.length === 0) return single;
  const { width, theme } = room;
  const heights = rows.map((row) => heightBeside(row, width, single.style, optionHeight));
  const top = (index: number): number => heights.slice(0, index).reduce((sum, height) => sum + height, 0);
  return {
    role: 'ui-option',
    style: styleOf(theme, 'ui-option', named),
    size: { width, height: top(rows.length) },
    above: nameHeight,
    inside: rows.map((label, index) => ({
      use: 'row',
      label,
      role: 'ui-option',
      style: single.style,
      at: { x: 0, y: top(index) },
      size: { width, height: heights[index] ?? optionHeight },
    })),
  };
};

export const search: DrawElement = ({ label }, { width, theme }) => {
  const style = iconBefore('search', styleOf(theme, 'ui-field', { rounded: '1', arcSize: '32', absoluteArcSize: '1' }));
  return { role: 'ui-field', style, size: { width, height: heightBeside(label, width, style, 32) } };
};
