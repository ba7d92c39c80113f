import type { TypeCues } from '@diagloom/diagram/model';

/** What comes from the board is anything; no words ask for it. */
export const drawingCues: TypeCues = { names: [] };
