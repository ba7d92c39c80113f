export { type CellRecord, cellFrom, toRecord } from './cell-record.ts';
export { checkUpdate } from './check-update.ts';
export { drawingFrom, type SharedCell } from './drawing-from.ts';
export { liveLimits, tryAgainReason } from './live-limits.ts';
export { colorOf, type Presence, readPresence, readRoomName, roomNameOf } from './presence.ts';
export { type MergedChange, mergeChanges, plantCells, readSharedCells, seedCells } from './shared-cells.ts';
export { createSharedDrawing, type SharedDrawing } from './shared-drawing.ts';
export { canBeUndone, splitChanges } from './split-changes.ts';
