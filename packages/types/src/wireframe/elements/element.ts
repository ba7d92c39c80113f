import type { Size, SpecNode, Style } from '@diagloom/diagram/model';
import { type Font, measureText, wrapText } from '@diagloom/diagram/text';
import type { Theme } from '@diagloom/diagram/themes';
import { labelFont } from '../../families/compose/label-font.ts';
import { iconStyle } from '../../families/icons/icon-style.ts';

/** How a kind of element is drawn in a column of the given width, px. */
export type DrawElement = (node: SpecNode, room: Room) => Element;

export interface Room {
  readonly width: number;
  readonly theme: Theme;
  /** True for the first element of its kind in its run, such as the first of several buttons side by side. */
  readonly isFirst: boolean;
  /** True in a bar with others, such as the header of a page. */
  readonly isInBar?: boolean;
}

export interface Element {
  readonly role: string;
  readonly style: Style;
  readonly size: Size;
  /** Room above it for a label that stands there, px. */
  readonly above?: number;
  /** True where the next one may stand beside it. */
  readonly isInline?: boolean;
  /** What stands inside, relative to its top left corner. */
  readonly inside?: readonly Inside[];
}

export interface Inside {
  /** A row says something of the element; a mark only makes it look like what it is. */
  readonly use: 'row' | 'mark';
  readonly label: string;
  readonly role: string;
  readonly style: Style;
  readonly at: { readonly x: number; readonly y: number };
  readonly size: Size;
}

/** A style in the look of a role, its label wrapped within the shape. */
export const styleOf = (theme: Theme, role: string, own: Style = {}): Style => ({
  ...own,
  whiteSpace: 'wrap',
  html: '1',
  ...theme.styleFor('shape', role),
});

/** Height of a text that is wrapped at a width, px. */
export const textHeight = (text: string, width: number, font: Font): number =>
  measureText(wrapText(text, width, font).join('\n'), font).height;

export const textWidth = (text: string, style: Style): number => measureText(text, labelFont(style)).width;

/** An icon at the left of a label, in the label's colour. */
export const iconBefore = (name: string, style: Style, side = 16): Style => ({
  ...style,
  align: 'left',
  spacing: '0',
  spacingLeft: String(side + 13),
  imageAlign: 'left',
  imageVerticalAlign: 'middle',
  ...iconStyle(
    { set: 'generic', name },
    { colour: style.fontColor ?? '#475569', background: style.fillColor ?? '#ffffff', side },
  ),
});

export const rowsOf = ({ attributes = [] }: SpecNode): readonly string[] => attributes.map(({ name }) => name);
