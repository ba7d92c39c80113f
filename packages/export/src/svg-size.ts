import type { Size } from '@diagloom/diagram/model';

/** The size that the root element states, px. Throws a `TypeError` where it states none. */
export const svgSize = (svg: string): Size => {
  const root = /<svg\b[^>]*>/.exec(svg)?.[0] ?? '';
  const read = (name: string): number => Number(new RegExp(`\\s${name}="([\\d.]+)(?:px)?"`).exec(root)?.[1]);
  const size = { width: read('width'), height: read('height') };
  if (!(size.width > 0 && size.height > 0)) {
    throw new TypeError('The picture cannot be drawn: its SVG states no width and height. Render the page again.');
  }
  return size;
};
