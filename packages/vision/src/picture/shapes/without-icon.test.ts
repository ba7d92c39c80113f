import type { Rect } from '@diagloom/diagram/model';
import { describe, expect, test } from 'vitest';
import type { Component } from '../pixels/components.ts';
import { withoutIcon } from './without-icon.ts';

const piece = (x: number, y: number, width: number, height: number): Component => ({
  label: 1 + x + 1000 * y,
  box: { x, y, width, height },
  area: width * height,
});

const word = (x: number, y: number): readonly Component[] => [0, 8, 16, 24].map((step) => piece(x + step, y, 6, 8));

const boxesOf = (letters: readonly Component[]): readonly Rect[] => withoutIcon(letters, 8).map(({ box }) => box);

describe('the words of a shape', () => {
  const words = word(50, 20);
  const boxes = words.map(({ box }) => box);

  test('are without the pieces of an icon to their left', () => {
    const icon = [piece(18, 10, 11, 11), piece(10, 18, 11, 11), piece(26, 18, 11, 11), piece(18, 26, 11, 11)];
    expect(boxesOf([...icon, ...words])).toEqual(boxes);
  });

  test('are without the small pieces beside a large one of an icon', () => {
    expect(boxesOf([piece(13, 9, 13, 24), piece(27, 9, 9, 9), ...words])).toEqual(boxes);
  });

  test('are without an icon above them', () => {
    const below = word(50, 42);
    expect(boxesOf([piece(55, 2, 22, 12), piece(55, 16, 22, 12), ...below])).toEqual(below.map(({ box }) => box));
  });

  test('hold bold letters that touch each other', () => {
    const bold = piece(50, 20, 60, 9);
    expect(boxesOf([bold, ...word(114, 20)])).toContainEqual(bold.box);
  });

  test('are whole where they stand in two lines', () => {
    const lines = [...word(50, 20), ...word(62, 34)];
    expect(boxesOf(lines)).toHaveLength(lines.length);
  });

  test('are whole where short lines stand above each other', () => {
    const lines = [20, 36, 52, 68].flatMap((y) => word(50, y));
    expect(boxesOf(lines)).toHaveLength(lines.length);
  });
});
