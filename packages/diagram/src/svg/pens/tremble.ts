import { isStyleOn, type Style } from '../../model/index.ts';

/** How far beyond its shape a hand may draw, px. */
export const trembleOf = (style: Style): number => (isStyleOn(style, 'sketch') || isStyleOn(style, 'comic') ? 2 : 0);
