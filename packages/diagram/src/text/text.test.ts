import { createRequire } from 'node:module';
import { type Font as FontFile, openSync } from 'fontkit';
import { expect, test } from 'vitest';
import { baselineBelowMiddle, lineWidth, measureText, wrapText } from './index.ts';

const require = createRequire(import.meta.url);

const openFont = (name: string): FontFile => {
  const file = openSync(require.resolve(`@expo-google-fonts/arimo/${name}`));
  if (!('glyphForCodePoint' in file)) throw new Error(`${name} holds several fonts`);
  return file;
};

const regular = openFont('400Regular/Arimo_400Regular.ttf');
const bold = openFont('700Bold/Arimo_700Bold.ttf');
const italic = openFont('400Regular_Italic/Arimo_400Regular_Italic.ttf');

const sample =
  'The quick brown fox jumps over 13 lazy dogs? "Yes" — ÄÖÜß ñ Łódź Φιλοσοφία Ελληνικά Съешь ещё этих €£ ←↑→↓ ≤≥≠ … • ½';

const advanceOf = (text: string, font: FontFile, size: number): number =>
  [...text].reduce((sum, character) => sum + font.glyphForCodePoint(character.codePointAt(0) ?? 0).advanceWidth, 0) *
  (size / font.unitsPerEm);

test('the width of a line is what the font itself says, in regular and bold', () => {
  expect(lineWidth(sample, { size: 12 })).toBeCloseTo(advanceOf(sample, regular, 12), 6);
  expect(lineWidth(sample, { size: 17, bold: true })).toBeCloseTo(advanceOf(sample, bold, 17), 6);
});

test('Latin text is as wide in italic as upright', () => {
  const latin = 'The quick brown fox jumps over 13 lazy dogs? Äöüß ñ Łódź';
  expect(lineWidth(latin, { size: 12, italic: true })).toBeCloseTo(advanceOf(latin, italic, 12), 6);
});

test('the base line follows the ascent and descent of the font', () => {
  expect(baselineBelowMiddle).toBeCloseTo((regular.ascent + regular.descent) / 2 / regular.unitsPerEm, 6);
});

test('a text of several lines is as wide as its widest line and 1.2 em high for each', () => {
  const size = measureText('Check\nCheck stock', { size: 10 });
  expect(size.width).toBe(lineWidth('Check stock', { size: 10 }));
  expect(size.height).toBe(24);
  expect(measureText('', { size: 10 })).toEqual({ width: 0, height: 12 });
});

test('a Chinese character and an emoji take one em, a combining accent nothing', () => {
  expect(lineWidth('漢字', { size: 12 })).toBe(24);
  expect(lineWidth('🚀', { size: 12 })).toBe(12);
  expect(lineWidth('e\u0301', { size: 12 })).toBe(lineWidth('e', { size: 12 }));
});

test('lines break at spaces and drop them', () => {
  const width = lineWidth('notify the new', { size: 12 });
  expect(wrapText('notify the new customer', width, { size: 12 })).toEqual(['notify the new', 'customer']);
});

test('a text fits a box of its own width', () => {
  for (const text of ['Check stock in the warehouse', sample]) {
    expect(wrapText(text, lineWidth(text, { size: 13 }), { size: 13 })).toEqual([text]);
  }
});

test('newlines are kept, empty lines too', () => {
  expect(wrapText('a\n\nb c', 100, { size: 12 })).toEqual(['a', '', 'b c']);
});

test('a word wider than the line is broken inside, by whole characters', () => {
  const lines = wrapText('Donaudampfschifffahrt', 40, { size: 12 });
  expect(lines.length).toBeGreaterThan(2);
  expect(lines.join('')).toBe('Donaudampfschifffahrt');
  for (const line of lines) expect(lineWidth(line, { size: 12 })).toBeLessThanOrEqual(40.01);
  expect(wrapText('👩‍👩‍👧👩‍👩‍👧', 1, { size: 12 })).toEqual(['👩‍👩‍👧', '👩‍👩‍👧']);
});

test('Chinese and Japanese break between characters, not before closing punctuation', () => {
  expect(wrapText('注文を確認。', 36, { size: 12 })).toEqual(['注文を', '確認。']);
  expect(wrapText('確認する。', 48, { size: 12 })).toEqual(['確認す', 'る。']);
});

test('a hyphen between letters is a place to break, a minus before a digit is not', () => {
  expect(wrapText('well-known', lineWidth('well-kn', { size: 12 }), { size: 12 })).toEqual(['well-', 'known']);
  expect(wrapText('at -12 degrees', lineWidth('at -1', { size: 12 }), { size: 12 })[1]).toBe('-12');
});
