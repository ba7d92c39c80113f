import type { Page } from '@diagloom/diagram/model';
import { arrowSheet } from './arrows.ts';
import { edgeStyleSheet } from './edge-styles.ts';
import { labelSheet } from './labels.ts';
import { librarySheet } from './libraries.ts';
import { shapeSheet } from './shapes.ts';
import { sketchSheet } from './sketches.ts';
import { stencilSheet } from './stencils.ts';

/** A page of ours that shows every case of one kind once. */
export interface Sheet {
  readonly name: string;
  readonly page: Page;
  /** True for shapes that the viewer draws from its folder of stencils. */
  readonly needsStencils?: true;
}

export const sheets: readonly Sheet[] = [
  { name: 'shapes', page: shapeSheet },
  { name: 'stencils', page: stencilSheet, needsStencils: true },
  { name: 'libraries', page: librarySheet },
  { name: 'arrows', page: arrowSheet },
  { name: 'edge styles', page: edgeStyleSheet },
  { name: 'labels', page: labelSheet },
  { name: 'sketches', page: sketchSheet },
];
