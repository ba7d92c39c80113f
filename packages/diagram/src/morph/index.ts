export { animateSvg } from './animate-svg.ts';
export { type Morph, morphPages } from './morph-pages.ts';
