import type { Caption, Shape, Size, SpecNode, Style } from '@diagloom/diagram/model';
import { type Font, measureText, wrapText } from '@diagloom/diagram/text';
import type { Theme } from '@diagloom/diagram/themes';
import { labelFont } from '../compose/label-font.ts';
import { findBrand } from '../icons/find-icon.ts';
import { iconStyle } from '../icons/icon-style.ts';
import { partOf } from './parts.ts';

/** Where a card's icon stands and what space it takes, px. */
export interface CardLook {
  readonly iconSide: number;
  readonly style: Style;
  /** Space of a card that is not its text's. */
  readonly around: Size;
  readonly least: Size;
  readonly widest: number;
}

/** draw.io puts an icon 5 px further in than the style's `spacing`, which texts keep on every side, too. */
const spacing = 7;

export const cardLooks: Readonly<Record<'beside' | 'above', CardLook>> = {
  beside: {
    iconSide: 28,
    style: {
      align: 'left',
      verticalAlign: 'middle',
      imageAlign: 'left',
      imageVerticalAlign: 'middle',
      spacing: String(spacing),
      spacingLeft: '44',
      spacingRight: '5',
    },
    around: { width: 63, height: 22 },
    least: { width: 150, height: 56 },
    widest: 210,
  },
  above: {
    iconSide: 32,
    style: {
      align: 'center',
      verticalAlign: 'top',
      imageAlign: 'center',
      imageVerticalAlign: 'top',
      spacing: String(spacing),
      spacingTop: '37',
    },
    around: { width: 18, height: 60 },
    least: { width: 120, height: 80 },
    widest: 150,
  },
};

const captionSize = 11;

/** Nodes as cards of one size: an icon, the name, and the technology in a quieter line. */
export const composeCards = (
  nodes: readonly SpecNode[],
  look: CardLook,
  plainKind: string,
  theme: Theme,
): readonly Shape[] => {
  const cards = nodes.map((node) => composeCard(node, look, plainKind, theme));
  const fonts = cards.map(({ style }) => labelFont(style));
  const width = Math.max(...cards.map((card, index) => widthOf(card, fonts[index] ?? labelFont({}), look)), 0);
  const heights = cards.map((card, index) => heightOf(card, fonts[index] ?? labelFont({}), width, look));
  const height = Math.max(...heights, 0);
  return cards.map((card, index) => ({
    ...card,
    size: { width, height },
    style: centred(card.style, height - (heights[index] ?? height)),
  }));
};

/** Moves icon and text of a card down by half of the height that they leave over; only needed where both hang from its top. */
const centred = (style: Style, spare: number): Style => {
  const shift = Math.floor(spare / 2);
  if (shift <= 0 || style.verticalAlign !== 'top') return style;
  return {
    ...style,
    spacing: String(spacing + shift),
    spacingLeft: String(-shift),
    spacingRight: String(-shift),
  };
};

const composeCard = (node: SpecNode, look: CardLook, plainKind: string, theme: Theme): Shape => {
  const kind = node.kind ?? plainKind;
  const { icon, family } = partOf(kind);
  const role = `card-${family}`;
  const themed = theme.styleFor('shape', role);
  const technology = node.properties?.technology;
  const style: Style = {
    rounded: '1',
    arcSize: '12',
    absoluteArcSize: '1',
    whiteSpace: 'wrap',
    html: '1',
    ...look.style,
    ...themed,
    ...(kind === 'external' ? { dashed: '1' } : {}),
    ...iconStyle(findBrand(node.label, technology) ?? { set: 'generic', name: icon }, {
      colour: themed.strokeColor ?? '#475569',
      background: themed.fillColor ?? '#ffffff',
      side: look.iconSide,
    }),
    ...(node.kind === undefined ? {} : { dlKind: node.kind }),
  };
  return {
    id: node.id,
    role,
    placing: 'node',
    label: node.label,
    ...(technology === undefined ? {} : { caption: captionOf(technology, theme) }),
    size: look.least,
    style,
    ...(node.groups?.[0] === undefined ? {} : { parent: node.groups[0] }),
  };
};

const captionOf = (text: string, theme: Theme): Caption => ({
  text,
  fontSize: captionSize,
  fontColor: theme.styleFor('shape', 'caption').fontColor ?? '#475569',
});

const roundUp = (value: number): number => Math.ceil(value / 10) * 10;

/** Wide enough for the whole text on as few lines as its limits allow, and always for its longest word. */
const widthOf = ({ label, caption }: Shape, font: Font, { around, least, widest }: CardLook): number => {
  const texts = [measureText(label, font), ...(caption === undefined ? [] : [measureText(caption.text, captionFont)])];
  const wanted = Math.max(...texts.map(({ width }) => width)) + around.width;
  return Math.max(least.width, Math.min(widest, roundUp(wanted)));
};

const captionFont: Font = { size: captionSize, bold: false, italic: false };

const heightOf = ({ label, caption }: Shape, font: Font, width: number, { around, least }: CardLook): number => {
  const room = width - around.width;
  const heightIn = (text: string, own: Font): number => measureText(wrapText(text, room, own).join('\n'), own).height;
  const text = heightIn(label, font) + (caption === undefined ? 0 : heightIn(caption.text, captionFont) + 3);
  return Math.max(least.height, roundUp(text + around.height));
};
