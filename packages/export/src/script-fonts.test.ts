import { expect, test } from 'vitest';
import { fontFilesFor, textFonts } from './fonts.ts';
import { withScriptFonts } from './script-fonts.ts';

const picture = (words: string) => `<svg><title>${words}</title><text x="1">${words}</text></svg>`;

test('characters of other scripts name their font, the others stay as they are', () => {
  expect(withScriptFonts(picture('Check 注文'))).toContain(
    '>Check <tspan font-family="Noto Sans S Chinese">注文</tspan></text>',
  );
  expect(withScriptFonts(picture('주문'))).toContain('Noto Sans Korean');
  expect(withScriptFonts(picture('مراجعة'))).toContain('Noto Sans Arabic');
  expect(withScriptFonts(picture('done ✅'))).toContain('Noto Emoji');
  expect(withScriptFonts(picture('Grüße, Кириллица'))).toBe(picture('Grüße, Кириллица'));
});

test('fonts are loaded only in the cuts that there is text in, large ones only for text that needs them', () => {
  expect(fontFilesFor(picture('Check order'))).toEqual([textFonts.Arimo.regular]);
  const mixed = picture('').replace('<text', '<text font-weight="bold" font-style="italic"');
  expect(new Set(fontFilesFor(mixed))).toEqual(new Set(Object.values(textFonts.Arimo)));
  expect(fontFilesFor(picture('注文')).some((file) => file.includes('NotoSansHans'))).toBe(true);
});
