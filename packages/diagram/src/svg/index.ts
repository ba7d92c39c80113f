export type { Mark } from './draw-mark.ts';
export { drawPin, type Pin } from './draw-pin.ts';
export { element, escapeXml } from './markup.ts';
export { renderSvg, type SvgOptions } from './render-svg.ts';
