export { type Beginning, beginningOf } from './beginning.ts';
export { withCell, withFigure } from './changed-items.ts';
export { type Anchor, anchoredAt, itemBoxes } from './item-boxes.ts';
export { labelText } from './label-text.ts';
export { longestLabel } from './labels/read-label.ts';
export { lazy } from './lazy.ts';
export { readScene } from './read-scene.ts';
export type * from './scene.ts';
export { turned } from './turn.ts';
