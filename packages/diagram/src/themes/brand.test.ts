import { describe, expect, test } from 'vitest';
import { type BrandKit, brandThemeId, readBrandThemeId } from './brand-kit.ts';
import { contrast, findTheme } from './index.ts';
import { themeRoles } from './light.ts';

const kits: readonly (BrandKit & { readonly name: string })[] = [
  { name: 'usual', primary: '#0b5fa5', accent: '#e07b00', neutral: '#64748b', font: 'Open Sans' },
  { name: 'pale', primary: '#ffe100', accent: '#c8ffd4', neutral: '#f0f0f0', font: 'Georgia' },
  { name: 'white', primary: '#ffffff', accent: '#ffffff', neutral: '#ffffff', font: 'Arial' },
  { name: 'black', primary: '#000000', accent: '#000000', neutral: '#000000', font: 'Courier New' },
  { name: 'garish', primary: '#ff00ff', accent: '#00ff00', neutral: '#00ffff', font: 'Comic Sans MS' },
];

const withoutText = ['bar', 'initial', 'final'];

describe.each(kits)('the theme of a $name brand kit', (kit) => {
  const theme = findTheme(brandThemeId(kit));

  test('has text that can be read in every role, in its font', () => {
    for (const kind of ['shape', 'connector'] as const) {
      for (const role of themeRoles[kind].filter((each) => !withoutText.includes(each))) {
        const { fillColor = 'none', fontColor, fontFamily } = theme.styleFor(kind, role);
        const ground = fillColor === 'none' || kind === 'connector' ? theme.background : fillColor;
        if (fontColor !== undefined) expect(contrast(fontColor, ground), role).toBeGreaterThanOrEqual(4.5);
        expect(fontFamily, role).toBe(kit.font);
      }
    }
  });

  test('has lines that can be seen', () => {
    for (const role of themeRoles.connector) {
      expect(contrast(theme.styleFor('connector', role).strokeColor ?? '', '#ffffff'), role).toBeGreaterThan(3);
    }
  });

  test('is found by an id that says the whole kit', () => {
    const { name: _name, ...plain } = kit;
    expect(readBrandThemeId(brandThemeId(kit))).toEqual(plain);
  });
});

test('a brand colour that stands out is taken as it is', () => {
  const theme = findTheme(brandThemeId({ primary: '#0b5fa5', accent: '#b34700', neutral: '#64748b', font: 'Inter' }));
  expect(theme.styleFor('shape', 'head').fillColor).toBe('#0b5fa5');
  expect(theme.styleFor('shape', 'step').strokeColor).toBe('#0b5fa5');
  expect(theme.styleFor('shape', 'decision').strokeColor).toBe('#b34700');
});

test('an id that says no kit is that of no brand', () => {
  expect(readBrandThemeId('brand-zzzzzz-000000-000000-Arial')).toBeUndefined();
  expect(readBrandThemeId('dark')).toBeUndefined();
});
