import type { Style } from './diagram.ts';

/** A number of a style, or the fallback where it is absent or not a number. */
export const styleNumber = (style: Style, key: string, fallback: number): number => {
  const text = style[key];
  if (text === undefined || text === '') return fallback;
  const value = Number(text);
  return Number.isFinite(value) ? value : fallback;
};

/** True for `key=1`; the fallback where the key is absent. draw.io writes switches as 0 and 1. */
export const isStyleOn = (style: Style, key: string, fallback: 'on' | 'off' = 'off'): boolean => {
  const text = style[key];
  return text === undefined ? fallback === 'on' : text === '1' || text === 'true';
};
