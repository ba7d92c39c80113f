/** All that is drawn with lines; words keep their outlines. */
const drawn = 'path,rect,ellipse,circle,line,polyline,polygon';

/**
 * A picture of ours whose lines are so many px wide, however small it is shown as an image: a line of one pixel would fade away in a list. In: an
 * SVG as `renderSvg` writes it.
 */
export const withFirmLines = (svg: string, width: number): string =>
  svg.replace(
    /^<svg\b[^>]*>/,
    (start) => `${start}<style>:is(${drawn}){vector-effect:non-scaling-stroke;stroke-width:${width}px}</style>`,
  );
