export { applyEdits, type EditResult } from './apply-edits.ts';
export { changeLine, type LineEnd, type LineRequest } from './by-hand/change-line.ts';
export { type GroupRequest, groupCells, isHandGroup } from './by-hand/group-cells.ts';
export { type Order, type OrderRequest, orderCells } from './by-hand/order-cells.ts';
export { type ReframeRequest, reframeCell } from './by-hand/reframe-cell.ts';
export { type ShiftRequest, shiftCells } from './by-hand/shift-cells.ts';
export type { EditContext } from './edit-context.ts';
export { isLocked, lockStyle } from './is-locked.ts';
export { mainDirection } from './main-direction.ts';
