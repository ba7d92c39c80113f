import * as arimo from './arimo-widths.generated.ts';
import type { FontFamily } from './font-family.ts';
import * as kalam from './kalam-widths.generated.ts';
import * as tinos from './tinos-widths.generated.ts';

/** A cut of a family. A sans is as wide in italic as upright, a serif is not. */
export interface Face {
  readonly family?: FontFamily;
  readonly bold?: boolean;
  readonly italic?: boolean;
}

/**
 * The advance widths of a face's characters in em. Characters that the font does not have are drawn by another one: wide
 * ones (Chinese, Japanese, Korean, emoji) take 1 em, marks that sit on another character nothing, the rest an average
 * letter.
 */
export const widthsOf = (face: Face): ((codePoint: number) => number) => {
  if (face.family === 'mono') return monospacedWidth;
  const table = tableOf(face);
  return (codePoint) => {
    const width = table[codePoint];
    return width !== undefined && width !== unknown ? width : widthElsewhere(codePoint);
  };
};

/** Cousine's only width: 1229 of 2048 units. */
const monospacedWidth = (codePoint: number): number => {
  if (codePoint >= 0x300 && isMark(codePoint)) return 0;
  return isWide(codePoint) ? 1 : 1229 / unitsPerEm;
};

const widthElsewhere = (codePoint: number): number => {
  if (isMark(codePoint)) return 0;
  return isWide(codePoint) ? 1 : averageWidth;
};

/** True for characters that fill a square and between which a line may break. */
export const isWide = (codePoint: number): boolean =>
  codePoint >= firstWide && wideRanges.some(([first, last]) => codePoint >= first && codePoint <= last);

const unitsPerEm = 2048;

/** Arimo's width of most lower-case letters. */
const averageWidth = 1139 / unitsPerEm;
const unknown = -1;
const tableSize = 0x2700;
const tables = new Map<string, Float64Array>();

/** Regular, bold, italic, bold italic. */
const encodings = {
  sans: [arimo.regularWidths, arimo.boldWidths, arimo.regularWidths, arimo.boldWidths],
  hand: [kalam.regularWidths, kalam.boldWidths, kalam.regularWidths, kalam.boldWidths],
  serif: [tinos.regularWidths, tinos.boldWidths, tinos.italicWidths, tinos.boldItalicWidths],
} as const;

const tableOf = ({ family, bold, italic }: Face): Float64Array => {
  const index = bold ? (italic ? 3 : 1) : italic ? 2 : 0;
  const encoded = encodings[family === 'serif' || family === 'hand' ? family : 'sans'][index];
  const known = tables.get(encoded);
  if (known) return known;
  const table = readTable(encoded);
  tables.set(encoded, table);
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
