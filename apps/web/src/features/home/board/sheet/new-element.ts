import type { DrawingElement } from '@diagloom/contract';
import type { Point } from '@diagloom/diagram/model';
import type { Look } from '../tools/tool-list.ts';

/** Told apart on every machine that draws on the same board. */
export const newId = (): string => `${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 10)}`;

export const newElement = (
  type: DrawingElement['type'],
  look: Look,
  { x, y }: Point,
  pressure = 0.5,
): DrawingElement => {
  const base = { id: newId(), type, x: tenth(x), y: tenth(y), ...look };
  if (type === 'brush' || type === 'pen') return { ...base, points: [[tenth(x), tenth(y), pressure]] };
  if (type === 'line' || type === 'arrow') return { ...base, endX: tenth(x), endY: tenth(y) };
  return { ...base, width: 0, height: 0 };
};

/** Elements lie on tenths of a px. */
export const tenth = (value: number): number => Math.round(value * 10) / 10;
