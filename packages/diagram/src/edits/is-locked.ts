import { type Cell, parseStyle } from '../model/index.ts';
import { oncePer } from '../scene/once-per.ts';

/** draw.io's lock: the shape keeps its place, size and text until it is unlocked. */
export const isLocked: (cell: Cell) => boolean = oncePer(({ style }) => parseStyle(style).locked === '1');

/** Says on a page of ours that a hand chose the place of a shape: later changes leave it there while there is room. */
export const placedByHand = { dlPlace: '1' } as const;

export const isPlacedByHand = ({ style }: Cell): boolean => parseStyle(style).dlPlace === '1';

/** What draw.io writes for a locked shape; lines may still be joined to it. */
const lockKeys = ['locked', 'movable', 'resizable', 'rotatable', 'deletable', 'editable'] as const;

/** Style values that lock a shape, and those that unlock it. */
export const lockStyle = (isOn: boolean): Readonly<Record<string, string>> =>
  Object.fromEntries(lockKeys.map((key) => [key, isOn ? (key === 'locked' ? '1' : '0') : '']));
