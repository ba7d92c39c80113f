export type { BoardReading, Doubt, ReadConnector, ReadKind, ReadShape } from './board-reading.ts';
export type { DrawingElement, FigureKind } from './drawing-element.ts';
export { gatherStrokes } from './gather-strokes.ts';
export { boxOf, distanceToPath, isInside, type Path, resample, simplify } from './geometry.ts';
export { outlineOf } from './outline-of.ts';
export { readBoard, usualColour } from './read-board.ts';
export { fontSizeOf, lineHeight, textBoxOf } from './text-box.ts';
export { tidyStroke } from './tidy-stroke.ts';
export { type BoardSpec, toSpec, typeOfReading } from './to-spec.ts';
