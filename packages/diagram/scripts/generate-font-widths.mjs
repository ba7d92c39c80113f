/**
 * Writes src/text/arimo-widths.generated.ts and those of tinos and kalam: the advance width of every character that the
 * fonts draw and that text in a diagram may hold, so that text can be measured without a font, in 2048 units to the
 * em. Run by hand when a font package changes: node packages/diagram/scripts/generate-font-widths.mjs
 *
 * Format: runs of neighbouring characters, joined by `;`. A run is its first code point in hexadecimal, `:`, and the
 * widths in font units, joined by `,`; `569*3` is the width 569 for three characters in a row.
 */

import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { openSync } from 'fontkit';

const require = createRequire(import.meta.url);

/** Latin, Greek, Cyrillic, Hebrew, punctuation, currency, arrows, mathematics, lines and boxes; no control characters. */
const ranges = [
  [0x20, 0x7e],
  [0xa0, 0x52f],
  [0x591, 0x5f4],
  [0x1e00, 0x26ff],
  [0xfb01, 0xfb04],
];

/** Letters, digits and punctuation: a serif is for words. */
const writingRanges = [
  [0x20, 0x7e],
  [0xa0, 0x17f],
  [0x386, 0x3ce],
  [0x400, 0x45f],
  [0x2010, 0x2026],
  [0x20ac, 0x20ac],
  [0x2190, 0x2195],
  [0x2260, 0x2265],
];

const encode = (font, ranges) => {
  const known = new Set(font.characterSet);
  const runs = [];
  for (const [first, last] of ranges) {
    let run;
    for (let code = first; code <= last; code += 1) {
      if (!known.has(code)) {
        run = undefined;
        continue;
      }
      if (!run) {
        run = { first: code, widths: [] };
        runs.push(run);
      }
      run.widths.push(Math.round((font.glyphForCodePoint(code).advanceWidth * 2048) / font.unitsPerEm));
    }
  }
  return runs.map((run) => `${run.first.toString(16)}:${shorten(run.widths)}`).join(';');
};

const shorten = (widths) => {
  const groups = [];
  for (const width of widths) {
    const last = groups.at(-1);
    if (last?.width === width) last.count += 1;
    else groups.push({ width, count: 1 });
  }
  return groups.map(({ width, count }) => (count === 1 ? `${width}` : `${width}*${count}`)).join(',');
};

const write = (family, ranges, faces) => {
  const fonts = Object.entries(faces).map(([name, file]) => [name, openSync(require.resolve(file))]);
  const tables = fonts.map(([name, font]) => `export const ${name}Widths =\n  '${encode(font, ranges)}';\n`).join('');
  writeFileSync(
    new URL(`../src/text/${family}-widths.generated.ts`, import.meta.url),
    `// Written by scripts/generate-font-widths.mjs, which explains the format; not edited by hand.\n${tables}`,
  );
};

write('arimo', ranges, {
  regular: '@expo-google-fonts/arimo/400Regular/Arimo_400Regular.ttf',
  bold: '@expo-google-fonts/arimo/700Bold/Arimo_700Bold.ttf',
});
write('tinos', writingRanges, {
  regular: '@expo-google-fonts/tinos/400Regular/Tinos_400Regular.ttf',
  italic: '@expo-google-fonts/tinos/400Regular_Italic/Tinos_400Regular_Italic.ttf',
  bold: '@expo-google-fonts/tinos/700Bold/Tinos_700Bold.ttf',
  boldItalic: '@expo-google-fonts/tinos/700Bold_Italic/Tinos_700Bold_Italic.ttf',
});
write('kalam', writingRanges, {
  regular: '@expo-google-fonts/kalam/400Regular/Kalam_400Regular.ttf',
  bold: '@expo-google-fonts/kalam/700Bold/Kalam_700Bold.ttf',
});
