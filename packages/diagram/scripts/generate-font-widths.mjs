/**
 * Writes src/text/arimo-widths.generated.ts: the advance width of every character that Arimo draws and that text in a
 * diagram may hold, so that text can be measured without a font. Run by hand when the font package changes:
 * node packages/diagram/scripts/generate-arimo-widths.mjs
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

const encode = (font) => {
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
      run.widths.push(font.glyphForCodePoint(code).advanceWidth);
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

const regular = openSync(require.resolve('@expo-google-fonts/arimo/400Regular/Arimo_400Regular.ttf'));
const bold = openSync(require.resolve('@expo-google-fonts/arimo/700Bold/Arimo_700Bold.ttf'));

writeFileSync(
  new URL('../src/text/arimo-widths.generated.ts', import.meta.url),
  `// Written by scripts/generate-arimo-widths.mjs, which explains the format; not edited by hand.
export const unitsPerEm = ${regular.unitsPerEm};
export const regularWidths =
  '${encode(regular)}';
export const boldWidths =
  '${encode(bold)}';
`,
);
