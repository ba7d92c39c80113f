import type { TextLook } from './styled-text.ts';

type Attributes = Readonly<Record<string, string>>;
type Align = 'left' | 'center' | 'right';

/** How text looks inside an element: the look around it, changed by its tag, attributes and style properties. */
export const lookInside = (tag: string, attributes: Attributes, look: TextLook): TextLook => {
  const inside = { ...look, ...lookOfTag(tag, look.fontSize) };
  const css = readCss(attributes.style);
  if (tag === 'font') {
    const size = fontSizes[Number(attributes.size) - 1];
    if (size !== undefined) inside.fontSize = size;
    if (attributes.color) inside.colour = attributes.color;
  }
  const colour = css.get('color');
  if (colour) inside.colour = colour;
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

/** What an element that stands on lines of its own adds around them, px; undefined for an element within a line. */
export const paragraphIn = (
  tag: string,
  attributes: Attributes,
  fontSize: number,
):
  | { readonly gapBefore: number; readonly gapAfter: number; readonly indent: number; readonly align?: Align }
  | undefined => {
  if (!blocks.has(tag)) return undefined;
  const css = readCss(attributes.style);
  const [top, , bottom, left] = margins(css, tag, fontSize);
  const align = css.get('text-align') ?? attributes.align;
  return {
    gapBefore: top,
    gapAfter: bottom,
    indent: Math.max(0, left),
    ...(align === 'left' || align === 'center' || align === 'right' ? { align } : {}),
  };
};

const blocks = new Set([
  'div',
  'p',
  'ul',
  'ol',
  'li',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'hr',
  'table',
  'tbody',
  'tr',
  'center',
  'blockquote',
  'pre',
  'section',
  'article',
  'header',
  'footer',
]);

/** Sizes of `<font size>` 1 to 7 in px, as browsers have them. */
const fontSizes = [10, 13, 16, 18, 24, 32, 48];

/** Heading sizes in em, as browsers have them. */
const headings = new Map([
  ['h1', 2],
  ['h2', 1.5],
  ['h3', 1.17],
  ['h4', 1],
  ['h5', 0.83],
  ['h6', 0.67],
]);

const lookOfTag = (tag: string, fontSize: number): Partial<TextLook> => {
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
    case 'a':
      return { underline: true };
    case 's':
    case 'strike':
    case 'del':
      return { strikethrough: true };
    case 'small':
      return { fontSize: fontSize / 1.2 };
    case 'big':
      return { fontSize: fontSize * 1.2 };
    default:
      return {};
  }
};

/** Top, right, bottom and left margin in px: the element's own, or what browsers give it. */
const margins = (css: ReadonlyMap<string, string>, tag: string, fontSize: number): [number, number, number, number] => {
  const usual = usualMargin(tag, fontSize);
  const own = (css.get('margin') ?? '').split(/\s+/).map((part) => cssLength(part, fontSize));
  const [top, right = top, bottom = top, left = right] = own;
  return [
    cssLength(css.get('margin-top'), fontSize) ?? top ?? usual.top,
    cssLength(css.get('margin-right'), fontSize) ?? right ?? 0,
    cssLength(css.get('margin-bottom'), fontSize) ?? bottom ?? usual.top,
    (cssLength(css.get('margin-left'), fontSize) ?? left ?? 0) + usual.left,
  ];
};

const usualMargin = (tag: string, fontSize: number): { readonly top: number; readonly left: number } => {
  const heading = headings.get(tag);
  if (heading !== undefined) return { top: fontSize * 0.67 * heading, left: 0 };
  if (tag === 'p' || tag === 'blockquote' || tag === 'pre') return { top: fontSize, left: 0 };
  if (tag === 'ul' || tag === 'ol') return { top: fontSize, left: 26 };
  return { top: 0, left: 0 };
};

const readCss = (text: string | undefined): ReadonlyMap<string, string> => {
  const properties = new Map<string, string>();
  for (const declaration of text?.split(';') ?? []) {
    const colon = declaration.indexOf(':');
    if (colon > 0)
      properties.set(declaration.slice(0, colon).trim().toLowerCase(), declaration.slice(colon + 1).trim());
  }
  return properties;
};

/** A CSS length in px; undefined for what is not one. */
const cssLength = (text: string | undefined, fontSize: number): number | undefined => {
  const match = /^(-?[\d.]+)(px|pt|em|%)?$/.exec(text ?? '');
  const value = Number(match?.[1]);
  if (!match || !Number.isFinite(value)) return undefined;
  if (match[2] === 'em') return value * fontSize;
  if (match[2] === '%') return (value / 100) * fontSize;
  return match[2] === 'pt' ? (value * 4) / 3 : value;
};
