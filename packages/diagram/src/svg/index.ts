export { renderSvg, type SvgOptions } from './render-svg.ts';
