import { type Rect, type Style, styleNumber } from '../model/index.ts';
import { element } from './markup.ts';
import { colourOf, type Palette } from './paint.ts';
import { readPicture } from './pictures/read-picture.ts';

/** A picture that fills its shape, over its background and under its border; undefined where there is none to show. */
export const drawPicture = (bounds: Rect, style: Style, palette: Palette): string | undefined => {
  const href = readPicture(style.image);
  if (href === undefined) return undefined;
  const fill = colourOf(style.imageBackground ?? 'none', palette.background);
  const stroke = colourOf(style.imageBorder ?? 'none', palette.foreground);
  return [
    fill === 'none' ? '' : element('rect', { ...bounds, fill }),
    imageElement(href, bounds, style.imageAspect !== '0'),
    stroke === 'none' ? '' : element('rect', { ...bounds, fill: 'none', stroke }),
  ].join('');
};

/** The icon that draw.io shows in a box beside the box's text; empty for none. */
export const drawIcon = (bounds: Rect, style: Style): string => {
  const href = readPicture(style.image);
  return href === undefined ? '' : imageElement(href, iconBounds(bounds, style), false);
};

/** draw.io's default side of an icon and the space that it keeps beyond the style's own spacing (`mxLabel`), px. */
const iconSide = 24;
const extraSpacing = 5;

const iconBounds = ({ x, y, width, height }: Rect, style: Style): Rect => {
  const size = {
    width: Math.max(0, styleNumber(style, 'imageWidth', iconSide)),
    height: Math.max(0, styleNumber(style, 'imageHeight', iconSide)),
  };
  const spacing = styleNumber(style, 'spacing', 2) + extraSpacing;
  return {
    x: x + along(style.imageAlign ?? 'left', width, size.width, spacing),
    y: y + along(style.imageVerticalAlign ?? 'middle', height, size.height, spacing),
    ...size,
  };
};

const along = (align: string, room: number, length: number, spacing: number): number => {
  if (align === 'left' || align === 'top') return spacing;
  return align === 'right' || align === 'bottom' ? room - length - spacing : (room - length) / 2;
};

const imageElement = (href: string, bounds: Rect, keepsAspect: boolean): string =>
  element('image', { ...bounds, ...(keepsAspect ? {} : { preserveAspectRatio: 'none' }), href });
