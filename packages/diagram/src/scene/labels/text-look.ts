import { fontFamilyOf } from '../../text/index.ts';
import { type Css, cssLength } from './css.ts';
import type { TextLook } from './label-blocks.ts';

/** How text looks inside an element: the look around it, changed by its tag, attributes and style properties. */
export const lookInside = (
  tag: string,
  { attributes, css }: { readonly attributes: Readonly<Record<string, string>>; readonly css: Css },
  look: TextLook,
): TextLook => {
  const inside: Writable<TextLook> = { ...look, ...lookOfTag(tag, look) };
  if (tag === 'font') {
    const size = fontSizes[Number(attributes.size) - 1];
    if (size !== undefined) inside.fontSize = size;
    if (attributes.color) inside.colour = attributes.color;
  }
  const colour = css.get('color');
  if (colour) inside.colour = colour;
  const background = css.get('background-color') ?? css.get('background');
  if (background && inline.has(tag)) inside.background = background;
  const face = css.get('font-family') ?? (tag === 'font' ? attributes.face : undefined);
  if (face) {
    inside.fontName = face;
    inside.family = fontFamilyOf(face);
  }
  inside.fontSize = cssLength(css.get('font-size'), look.fontSize) ?? inside.fontSize;
  const weight = css.get('font-weight');
  if (weight) inside.bold = weight === 'bold' || weight === 'bolder' || Number(weight) >= 600;
  const slant = css.get('font-style');
  if (slant) inside.italic = slant !== 'normal';
  const decoration = css.get('text-decoration') ?? css.get('text-decoration-line');
  if (decoration?.includes('underline')) inside.underline = true;
  if (decoration?.includes('line-through')) inside.strikethrough = true;
  return { ...inside, fontSize: Math.max(1, Math.min(400, inside.fontSize)) };
};

type Writable<Value> = { -readonly [Key in keyof Value]: Value[Key] };

const inline = new Set(['span', 'font', 'b', 'i', 'u', 's', 'strong', 'em', 'a', 'code', 'mark', 'label', 'small']);

/** Sizes of `<font size>` 1 to 7 in px, as browsers have them. */
const fontSizes = [10, 13, 16, 18, 24, 32, 48];

/** Heading sizes in em, as browsers have them. */
export const headings: ReadonlyMap<string, number> = new Map([
  ['h1', 2],
  ['h2', 1.5],
  ['h3', 1.17],
  ['h4', 1],
  ['h5', 0.83],
  ['h6', 0.67],
]);

/** What browsers make of a tag. Raised and lowered text is moved by a part of the font size around it. */
const lookOfTag = (tag: string, { fontSize, rise = 0 }: TextLook): Partial<TextLook> => {
  const heading = headings.get(tag);
  if (heading !== undefined) return { bold: true, fontSize: fontSize * heading };
  switch (tag) {
    case 'b':
    case 'strong':
    case 'th':
      return { bold: true };
    case 'i':
    case 'em':
      return { italic: true };
    case 'u':
      return { underline: true };
    case 'a':
      return { underline: true, colour: linkColour };
    case 's':
    case 'strike':
    case 'del':
      return { strikethrough: true };
    case 'small':
      return { fontSize: fontSize / 1.2 };
    case 'big':
      return { fontSize: fontSize * 1.2 };
    case 'sup':
      return { fontSize: fontSize / 1.2, rise: rise + fontSize / 3 + 1 };
    case 'sub':
      return { fontSize: fontSize / 1.2, rise: rise - fontSize / 5 - 1 };
    case 'code':
    case 'pre':
    case 'tt':
      return { family: 'mono', fontName: 'monospace' };
    case 'mark':
      return { background: '#ffff00' };
    default:
      return {};
  }
};

/** What browsers give a link that was not visited. */
const linkColour = '#0000ee';
