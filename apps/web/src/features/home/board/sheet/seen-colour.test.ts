import { describe, expect, it } from 'vitest';
import { seenColour } from './seen-colour.ts';

describe('a colour of the board', () => {
  it('is seen as it is on a white sheet', () => {
    expect(['#1f2937', '#ffffff', '#facc15'].map((colour) => seenColour(colour, false))).toEqual([
      '#1f2937',
      '#ffffff',
      '#facc15',
    ]);
  });

  it('is light on a dark sheet where it is ink, and the sheet itself where it is white', () => {
    expect(seenColour('#1f2937', true)).toBe('hsl(215 28% 83%)');
    expect(seenColour('#ffffff', true)).toBe('var(--sheet)');
  });

  it('keeps its hue on a dark sheet', () => {
    expect(seenColour('#facc15', true)).toBe('color-mix(in srgb, #facc15, white 17%)');
    expect(seenColour('#92400e', true)).toBe('color-mix(in srgb, #92400e, white 39%)');
  });
});
