import {
  type Cell,
  type CellChange,
  type Diagram,
  type Page,
  parseStyle,
  type Style,
  withStyleValues,
} from '../model/index.ts';
import { readScene } from '../scene/index.ts';
import { handFont } from '../text/index.ts';
import { asOnWhite, isDarkGround } from './dark-ground.ts';
import { isOnPage, placeKeys } from './label-place.ts';
import type { Theme } from './theme.ts';

/** A page in another theme: what changes of its cells, and the page's own background. */
export interface ThemedPage {
  readonly changes: readonly CellChange[];
  /** For the page's `background` attribute, `#rrggbb`. */
  readonly background: string;
}

/** The same diagram composed in the page's theme and in the new one, where its type is known. */
export interface Composed {
  readonly before: Diagram;
  readonly after: Diagram;
}

/** How lines are drawn. */
const handKeys = ['sketch', 'fillStyle', 'curveFitting', 'dlHand'] as const;

/** What a theme decides; sizes, arrows, dashes and places are none of its business. Brands have a font, and drawings by hand. */
const themed = [
  'fillColor',
  'gradientColor',
  'swimlaneFillColor',
  'strokeColor',
  'fontColor',
  'labelBackgroundColor',
  'strokeWidth',
  'fontFamily',
  'image',
  ...handKeys,
] as const;

/**
 * Puts a page into a theme, its own pages and foreign ones, touching only colours, lines and, for a brand, the
 * font. Where the page is composed anew in both themes, shapes that still look as they were composed get the exact look
 * of their role; all others, and what people changed by hand, keep their hue in the colours of the theme.
 */
export const applyTheme = (page: Page, theme: Theme, composed?: Composed): ThemedPage => {
  const [before, after] = [stylesOf(composed?.before), stylesOf(composed?.after)];
  const captions = captionColours(composed);
  const pageGround = page.attributes.background;
  const darkGround = isDarkGround(pageGround) ? pageGround : undefined;
  // Read once more, shades of a dark theme would move on by one.
  if (composed === undefined && darkGround === theme.background) return { changes: [], background: darkGround };
  const changes: CellChange[] = [];
  for (const { cell, style } of readScene(page).items) {
    const [role, newRole] = [before.get(cell.id), after.get(cell.id)];
    const recoloured = { ...colourValues(style, theme, darkGround), ...handValues(style, theme) };
    const values =
      role === undefined || newRole === undefined ? recoloured : roleValues(cell, role, newRole, recoloured);
    const fill = values.fillColor ?? style.fillColor;
    const ground = fill?.startsWith('#') === true && !isOnPage(style) ? fill : theme.background;
    const value = recolourLabel(cell, ground, theme, captions);
    if (Object.keys(values).length === 0 && value === cell.value) continue;
    changes.push({ kind: 'put', page: page.id, cell: { ...cell, value, style: withStyleValues(cell.style, values) } });
  }
  return { changes: [...changes, ...markLayer(page, theme)], background: theme.background };
};

const stylesOf = (diagram: Diagram | undefined): ReadonlyMap<string, Style> =>
  new Map([...(diagram?.shapes ?? []), ...(diagram?.connectors ?? [])].map(({ id, style }) => [id, style]));

/** What draw.io draws where a style says `default` or nothing. */
const defaults: Style = {
  fillColor: '#ffffff',
  strokeColor: '#000000',
  fontColor: '#000000',
  labelBackgroundColor: '#ffffff',
};

/** The colours that a style shows, its defaults included, in those of the theme; only what differs. */
const colourValues = (style: Style, theme: Theme, darkGround: string | undefined): Style => {
  const shown: Record<string, string> = {};
  for (const key of [...themed, ...placeKeys]) {
    const value = style[key] ?? (key === 'fontColor' ? 'default' : undefined);
    if (value !== undefined) shown[key] = value === 'default' ? (defaults[key] ?? value) : value;
  }
  const recoloured = theme.recolour(darkGround === undefined ? shown : asOnWhite(shown, darkGround));
  return Object.fromEntries(Object.entries(recoloured).filter(([key, value]) => shown[key] !== value));
};

/** A theme drawn by hand has its way, and what only such a theme made trembling becomes clean again. */
const handValues = (style: Style, { hand }: Theme): Style => {
  if (hand === undefined && style.dlHand === undefined) return {};
  const lines = handKeys.flatMap((key) => (style[key] === hand?.[key] ? [] : [[key, hand?.[key] ?? ''] as const]));
  return { ...Object.fromEntries(lines), ...handLetters(style, hand) };
};

const usualFont = 'Helvetica';

/** Text that has a font of its own keeps it; draw.io's usual one is none. */
const handLetters = ({ fontFamily = usualFont }: Style, hand: Style | undefined): Style => {
  if (hand?.fontFamily !== undefined) return fontFamily === usualFont ? { fontFamily: hand.fontFamily } : {};
  return fontFamily === handFont ? { fontFamily: '' } : {};
};

/** For what is still as its role was composed, the look of the role in the new theme; an empty value takes a key away. */
const roleValues = (cell: Cell, before: Style, after: Style, recoloured: Style): Style => {
  const own = parseStyle(cell.style);
  return Object.fromEntries(
    themed.flatMap((key) => {
      if (own[key] === before[key]) return own[key] === after[key] ? [] : [[key, after[key] ?? ''] as const];
      return recoloured[key] === undefined ? [] : [[key, recoloured[key]] as const];
    }),
  );
};

/**
 * Colours inside of a label become ones that can be read on the new ground: those of a quieter line by its role, others by
 * their hue.
 */
const recolourLabel = (cell: Cell, ground: string, theme: Theme, captions: ReadonlyMap<string, string>): string => {
  if (parseStyle(cell.style).html !== '1') return cell.value;
  return cell.value.replace(
    /(\bcolor\s*[:=]\s*"?\s*)(#[\da-f]{3}(?:[\da-f]{3})?)\b/gi,
    (_, start: string, colour: string) => start + (captions.get(colour) ?? theme.textOn(ground, colour)),
  );
};

/** Colours of the quieter lines: that of the page's theme by that of the new one. */
const captionColours = (composed: Composed | undefined): ReadonlyMap<string, string> => {
  const after = new Map(composed?.after.shapes.map(({ id, caption }) => [id, caption?.fontColor]));
  return new Map(
    composed?.before.shapes.flatMap(({ id, caption }) => {
      const colour = after.get(id);
      return caption === undefined || colour === undefined ? [] : [[caption.fontColor, colour] as const];
    }),
  );
};

/** What our own pages say of themselves stays true. */
const markLayer = (page: Page, theme: Theme): readonly CellChange[] => {
  const layer = page.cells.find(({ kind }) => kind === 'layer');
  if (layer === undefined || parseStyle(layer.style).dlTheme === undefined) return [];
  const style = withStyleValues(layer.style, { dlTheme: theme.id });
  return style === layer.style ? [] : [{ kind: 'put', page: page.id, cell: { ...layer, style } }];
};
