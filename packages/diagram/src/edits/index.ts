export { applyEdits, type EditResult } from './apply-edits.ts';
export type { EditContext } from './edit-context.ts';
export { mainDirection } from './main-direction.ts';
export { type ReframeRequest, reframeCell } from './reframe-cell.ts';
export { type ShiftRequest, shiftCells } from './shift-cells.ts';
