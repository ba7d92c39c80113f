export type { Mark } from './draw-mark.ts';
export { drawPin, type Pin } from './draw-pin.ts';
export { element, escapeXml } from './markup.ts';
export { readPicture } from './pictures/read-picture.ts';
export { drawPage, type Picture, renderSvg, type SvgOptions, svgText } from './render-svg.ts';
export { withFirmLines } from './with-firm-lines.ts';
