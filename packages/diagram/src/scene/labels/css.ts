import type { Length, Sides } from './label-blocks.ts';

export type Css = ReadonlyMap<string, string>;

/** The declarations of a `style` attribute by their lower-case names; later ones win. */
export const readCss = (text: string | undefined): Css => {
  const properties = new Map<string, string>();
  for (const declaration of text?.split(';') ?? []) {
    const colon = declaration.indexOf(':');
    if (colon > 0)
      properties.set(declaration.slice(0, colon).trim().toLowerCase(), declaration.slice(colon + 1).trim());
  }
  return properties;
};

/** A CSS length in px; undefined for what is not one. Percentages are of the font size. */
export const cssLength = (text: string | undefined, fontSize: number): number | undefined => {
  const match = /^(-?[\d.]+)(px|pt|em|rem|%)?$/.exec(text ?? '');
  const value = Number(match?.[1]);
  if (!match || !Number.isFinite(value)) return undefined;
  if (match[2] === 'em' || match[2] === 'rem') return value * fontSize;
  if (match[2] === '%') return (value / 100) * fontSize;
  return match[2] === 'pt' ? (value * 4) / 3 : value;
};

/** A width or height: px, or a share of what is around; undefined for `auto` and the like. */
export const cssSize = (text: string | undefined, fontSize: number): Length | undefined => {
  const share = /^([\d.]+)\s*%$/.exec(text ?? '')?.[1];
  if (share !== undefined) return { share: Math.min(10, Number(share) / 100) };
  const px = cssLength(text, fontSize);
  return px === undefined ? undefined : { px: Math.max(0, Math.min(longest, px)) };
};

/** `margin` or `padding` with its sides, px; the given ones where the style is silent. */
export const cssSides = (
  css: Css,
  name: string,
  { fontSize, usual }: { readonly fontSize: number; readonly usual: Sides },
): Sides => {
  const own = (css.get(name) ?? '').split(/\s+/).map((part) => cssLength(part, fontSize));
  const [top, right = top, bottom = top, left = right] = own;
  const side = (key: string, short: number | undefined, standard: number): number =>
    Math.max(-longest, Math.min(longest, cssLength(css.get(`${name}-${key}`), fontSize) ?? short ?? standard));
  return {
    top: side('top', top, usual.top),
    right: side('right', right, usual.right),
    bottom: side('bottom', bottom, usual.bottom),
    left: side('left', left, usual.left),
  };
};

/** The width and colour of a `border` that is the same all around; undefined where the style has none. */
export const cssBorder = (css: Css): { readonly width: number; readonly colour: string } | undefined => {
  const parts = css.get('border')?.split(/\s+(?![^(]*\))/);
  if (!parts) return undefined;
  if (parts.includes('none') || parts.includes('hidden')) return { width: 0, colour: '' };
  const width = parts.map((part) => cssLength(part, 12)).find((length) => length !== undefined);
  const colour = parts.find((part) => cssLength(part, 12) === undefined && !lineStyles.has(part));
  return { width: Math.max(0, Math.min(20, width ?? 3)), colour: colour ?? 'default' };
};

const lineStyles = new Set(['solid', 'dashed', 'dotted', 'double', 'groove', 'ridge', 'inset', 'outset', 'medium']);

/** No label is larger, px. */
const longest = 10_000;
