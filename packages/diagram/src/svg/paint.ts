import { isStyleOn, type Style, styleNumber } from '../model/index.ts';
import { element } from './markup.ts';

/** What the colour `default` stands for on a page. */
export interface Palette {
  readonly foreground: string;
  readonly background: string;
}

/**
 * A colour of a file as a colour of an SVG. Only colours pass: a hexadecimal value, a name, or `rgb()` and `hsl()`;
 * everything else, references above all, becomes the given default.
 */
export const colourOf = (value: string | undefined, fallback: string): string => {
  if (value === undefined || value === 'default') return fallback;
  const colour = value.trim();
  if (colour === '' || colour === 'default' || colour === 'inherit') return fallback;
  if (safeColour.test(colour)) return colour;
  return lightColour.exec(colour)?.[1] ?? fallback;
};

/** The first of the two colours that a file may give for light and for dark. */
const lightColour = /^light-dark\(\s*(#[\da-f]{3,8}|[a-z]+|rgba?\([\d\s.,%/]+\))/i;

const safeColour = /^(?:#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})|[a-z]{3,20}|(?:rgb|hsl)a?\([\d\s.,%/]{1,40}\))$/i;

/** Takes definitions that an SVG needs. */
export interface Definitions {
  readonly add: (id: string, markup: string) => void;
}

/** Each once, in the order of their first use. */
export const createDefinitions = (): Definitions & { readonly markup: () => string } => {
  const known = new Map<string, string>();
  return {
    add: (id, markup) => {
      known.set(id, markup);
    },
    markup: () => [...known.values()].join(''),
  };
};

/** The fill of a shape: `none`, a colour, or a gradient that is added to the definitions. */
export const fillOf = (style: Style, palette: Palette, definitions: Definitions): string => {
  const fill = colourOf(style.fillColor, palette.background);
  const gradient = style.gradientColor;
  if (fill === 'none' || gradient === undefined || gradient === 'none') return fill;
  const end = colourOf(gradient, palette.background);
  if (end === 'none') return fill;
  const direction = gradientDirections.get(style.gradientDirection ?? '') ?? 'south';
  const id = ['gradient', direction, fill, end].join('-').replace(/[^\w-]+/g, '');
  definitions.add(id, gradientMarkup(id, direction, { fill, end }));
  return `url(#${id})`;
};

const gradientDirections = new Map([
  ['north', 'north'],
  ['south', 'south'],
  ['east', 'east'],
  ['west', 'west'],
  ['radial', 'radial'],
]);

const gradientMarkup = (
  id: string,
  direction: string,
  { fill, end }: { readonly fill: string; readonly end: string },
): string => {
  const stops = [element('stop', { offset: 0, 'stop-color': fill }), element('stop', { offset: 1, 'stop-color': end })];
  if (direction === 'radial') return element('radialGradient', { id }, stops);
  const ends = {
    x1: direction === 'west' ? 1 : 0,
    y1: direction === 'north' ? 1 : 0,
    x2: direction === 'east' ? 1 : 0,
    y2: direction === 'south' ? 1 : 0,
  };
  return element('linearGradient', { id, ...ends }, stops);
};

const shadowId = 'shadow';

/** The reference to the shadow filter where a style asks for one. */
export const shadowOf = (style: Style, definitions: Definitions): string | undefined => {
  if (!isStyleOn(style, 'shadow')) return undefined;
  const drop = element('feDropShadow', {
    dx: 2,
    dy: 3,
    stdDeviation: 1.7,
    'flood-color': '#000000',
    'flood-opacity': 0.25,
  });
  const margin = { x: '-20%', y: '-20%', width: '150%', height: '150%' };
  definitions.add(shadowId, element('filter', { id: shadowId, ...margin }, drop));
  return `url(#${shadowId})`;
};

/** Attributes of a line: colour, width, dashes. Widths of a file are kept between 0 and 100 px. */
export const strokeAttributes = (style: Style, colour: string, dashed: boolean): Record<string, string | number> => {
  const width = strokeWidthOf(style);
  if (colour === 'none' || width === 0) return { stroke: 'none' };
  return {
    stroke: colour,
    ...(width === 1 ? {} : { 'stroke-width': width }),
    ...(dashed ? { 'stroke-dasharray': dashesOf(style, width) } : {}),
  };
};

export const strokeWidthOf = (style: Style): number => Math.max(0, Math.min(100, styleNumber(style, 'strokeWidth', 1)));

/** draw.io scales dashes with the line's width, unless `fixDash` is on. */
const dashesOf = (style: Style, width: number): string => {
  const pattern = (style.dashPattern ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number)
    .filter((length) => Number.isFinite(length) && length >= 0);
  const lengths = pattern.some((length) => length > 0) ? pattern : [3, 3];
  const scale = isStyleOn(style, 'fixDash') ? 1 : width;
  return lengths.map((length) => length * scale).join(' ');
};

/** The opacity attributes of a whole shape; undefined where it is opaque. */
export const opacityOf = (style: Style, key: 'opacity' | 'fillOpacity' | 'strokeOpacity' | 'textOpacity') => {
  const share = Math.max(0, Math.min(100, styleNumber(style, key, 100))) / 100;
  return share === 1 ? undefined : share;
};
