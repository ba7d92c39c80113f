import { boldWidths, regularWidths, unitsPerEm } from './arimo-widths.generated.ts';

/**
 * The advance width of a character in em. Characters that Arimo does not have are drawn by another font: wide ones
 * (Chinese, Japanese, Korean, emoji) take 1 em, marks that sit on another character nothing, the rest an average letter.
 */
export const characterWidth = (codePoint: number, weight: 'regular' | 'bold'): number => {
  const width = tableOf(weight)[codePoint];
  if (width !== undefined && width !== unknown) return width;
  if (isMark(codePoint)) return 0;
  return isWide(codePoint) ? 1 : averageWidth;
};

/** True for characters that fill a square and between which a line may break. */
export const isWide = (codePoint: number): boolean =>
  codePoint >= firstWide && wideRanges.some(([first, last]) => codePoint >= first && codePoint <= last);

/** Arimo's width of most lower-case letters: 1139 of 2048 units. */
const averageWidth = 1139 / 2048;
const unknown = -1;
const tableSize = 0x2700;
const tables: { regular?: Float64Array; bold?: Float64Array } = {};

const tableOf = (weight: 'regular' | 'bold'): Float64Array => {
  const known = tables[weight];
  if (known) return known;
  const table = readTable(weight === 'bold' ? boldWidths : regularWidths);
  tables[weight] = table;
  return table;
};

const readTable = (encoded: string): Float64Array => {
  const table = new Float64Array(tableSize).fill(unknown);
  for (const run of encoded.split(';')) {
    const [first = '', widths = ''] = run.split(':');
    let code = Number.parseInt(first, 16);
    for (const group of widths.split(',')) {
      const [width = '0', count = '1'] = group.split('*');
      for (let left = Number(count); left > 0; left -= 1) {
        table[code] = Number(width) / unitsPerEm;
        code += 1;
      }
    }
  }
  return table;
};

const isMark = (codePoint: number): boolean => markPattern.test(String.fromCodePoint(codePoint));

/** Combining marks, joiners and variation selectors. */
const markPattern = /[\p{Mn}\p{Me}\p{Cf}]/u;

const firstWide = 0x1100;

/** East Asian wide and fullwidth blocks (Unicode annex 11), and the emoji planes. */
const wideRanges: readonly (readonly [number, number])[] = [
  [0x1100, 0x115f],
  [0x231a, 0x231b],
  [0x23e9, 0x23f3],
  [0x2614, 0x2615],
  [0x2648, 0x2653],
  [0x26aa, 0x26ab],
  [0x26bd, 0x26be],
  [0x2705, 0x2705],
  [0x2728, 0x2728],
  [0x274c, 0x274e],
  [0x2753, 0x2757],
  [0x2e80, 0x303e],
  [0x3041, 0x33ff],
  [0x3400, 0x4dbf],
  [0x4e00, 0x9fff],
  [0xa000, 0xa4cf],
  [0xa960, 0xa97f],
  [0xac00, 0xd7a3],
  [0xf900, 0xfaff],
  [0xfe30, 0xfe6f],
  [0xff00, 0xff60],
  [0xffe0, 0xffe6],
  [0x1f300, 0x1f64f],
  [0x1f680, 0x1f6ff],
  [0x1f900, 0x1faff],
  [0x20000, 0x3fffd],
];
