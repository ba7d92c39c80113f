export type { Mark } from './draw-mark.ts';
export { renderSvg, type SvgOptions } from './render-svg.ts';
