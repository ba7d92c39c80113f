import { describe, expect, test } from 'vitest';
import { applyChanges } from '../drawio/index.ts';
import { type Page, parseStyle } from '../model/index.ts';
import { renderSvg } from '../svg/index.ts';
import { buildPage, edge, vertex } from '../testing/index.ts';
import { contrast, readColour } from './colour.ts';
import { applyTheme, findTheme, themes } from './index.ts';
import { themeRoles } from './light.ts';
import { hueOf } from './palette.ts';

const roles = (['shape', 'connector'] as const).flatMap((kind) => themeRoles[kind].map((role) => ({ kind, role })));

/** Marks that are filled with the colour of lines and hold no text. */
const withoutText = ['bar', 'initial', 'final'];

/** The least contrast of a line to its page: that of the lightest colour of draw.io's own style panel. */
const faintest = 2.2;

/** What no theme decides. */
const meaning = ['endArrow', 'endFill', 'startArrow', 'startFill', 'dashed', 'dashPattern', 'fontStyle', 'fontSize'];

describe.each(themes)('the theme $id', (theme) => {
  test('has text that can be read in every role', () => {
    const unreadable = roles.flatMap(({ kind, role }) => {
      const { fillColor = 'none', fontColor } = theme.styleFor(kind, role);
      if (fontColor === undefined || withoutText.includes(role)) return [];
      const grounds = fillColor === 'none' || kind === 'connector' ? [theme.background] : [fillColor];
      return grounds
        .filter((ground) => contrast(fontColor, ground) < 4.5)
        .map((ground) => `${role}: ${fontColor} on ${ground}`);
    });
    expect(unreadable).toEqual([]);
  });

  test('has lines that can be seen on the page', () => {
    const faint = roles.flatMap(({ kind, role }) => {
      const { strokeColor = 'none' } = theme.styleFor(kind, role);
      const seen = kind === 'shape' || contrast(strokeColor, theme.background) > faintest || role === 'cross-link';
      return seen ? [] : [`${role}: ${strokeColor}`];
    });
    expect(faint).toEqual([]);
  });

  test('shares the structure of every role with the first theme', () => {
    for (const { kind, role } of roles) {
      const [own, first] = [theme.styleFor(kind, role), themes[0].styleFor(kind, role)];
      const isShared = (key: string): boolean => key !== 'labelBackgroundColor' && !(key in (theme.hand ?? {}));
      expect(Object.keys(own).filter(isShared)).toEqual(Object.keys(first).filter(isShared));
      expect(meaning.map((key) => own[key])).toEqual(meaning.map((key) => first[key]));
    }
  });
});

test('there are at least five themes, each with an id of its own', () => {
  expect(new Set(themes.map(({ id }) => id)).size).toBeGreaterThanOrEqual(5);
});

describe('a page in another theme', () => {
  const page = buildPage([
    vertex({ id: 'plain', label: 'Plain', style: 'whiteSpace=wrap;html=1;' }),
    vertex({
      id: 'green',
      x: 200,
      label: 'Go',
      style: 'ellipse;fillColor=#d5e8d4;strokeColor=#82b366;html=1;mystery=7;',
    }),
    vertex({ id: 'text', y: 100, label: 'A note<br><font color="#999999">small</font>', style: 'text;html=1;' }),
    edge({ id: 'e', from: 'plain', to: 'green', label: 'then', style: 'endArrow=open;dashed=1;html=1;' }),
  ]);
  const themedAs = (id: string): Page => {
    const theme = themes.find((candidate) => candidate.id === id) ?? themes[0];
    const { changes } = applyTheme(page, theme);
    const changed = applyChanges({ attributes: {}, pages: [page] }, changes).pages[0];
    if (changed === undefined) throw new Error('no page');
    return changed;
  };
  const styleOf = (themed: Page, id: string) => parseStyle(themed.cells.find((cell) => cell.id === id)?.style ?? '');

  test('keeps shapes, places, arrows and what we do not know', () => {
    const dark = themedAs('dark');
    expect(dark.cells.map(({ geometry }) => geometry)).toEqual(page.cells.map(({ geometry }) => geometry));
    expect(styleOf(dark, 'green')).toMatchObject({ ellipse: '', mystery: '7', html: '1' });
    expect(styleOf(dark, 'e')).toMatchObject({ endArrow: 'open', dashed: '1' });
  });

  test.each(['#fde047', '#f472b6', '#14b8a6', '#f59e0b'])('keeps %s, which somebody chose, in its hue', (chosen) => {
    const { fillColor } = findTheme('dark').recolour({
      fillColor: chosen,
      strokeColor: '#333333',
      fontColor: '#222222',
    });
    const [before, after] = [readColour(chosen), readColour(fillColor)];
    expect(after && hueOf(after)).toBe(before && hueOf(before));
  });

  test('keeps a hue as a hue', () => {
    const hue = readColour(styleOf(themedAs('dark'), 'green').strokeColor)?.hue ?? 0;
    expect([hue > 100, hue < 170]).toEqual([true, true]);
  });

  test('gives shapes without colours of their own some, so that nothing is lost on a dark ground', () => {
    const plain = styleOf(themedAs('dark'), 'plain');
    expect(contrast(plain.fontColor ?? '', plain.fillColor ?? '')).toBeGreaterThan(4.5);
    expect(contrast(styleOf(themedAs('dark'), 'e').strokeColor ?? '', '#151a1b')).toBeGreaterThan(4.5);
  });

  test('recolours words inside of labels', () => {
    const value = themedAs('dark').cells.find(({ id }) => id === 'text')?.value ?? '';
    const colour = /color="(#\w+)"/.exec(value)?.[1] ?? '';
    expect(contrast(colour, '#151a1b')).toBeGreaterThan(4.5);
    expect(value.replace(colour, '#999999')).toBe('A note<br><font color="#999999">small</font>');
  });

  test('in monochrome has no colour left', () => {
    const colours = renderSvg(themedAs('mono')).match(/#[\da-f]{6}/gi) ?? [];
    expect(colours.filter((colour) => (readColour(colour)?.chroma ?? 0) > 0)).toEqual([]);
  });

  test('comes out of a dark theme with pale fills again', () => {
    const light = themes[0];
    const dark = { ...themedAs('dark'), attributes: { background: '#151a1b' } };
    const [back] = applyChanges({ attributes: {}, pages: [dark] }, applyTheme(dark, light).changes).pages;
    if (back === undefined) throw new Error('no page');
    expect(styleOf(back, 'green')).toMatchObject({ fillColor: '#E9F8EF', strokeColor: '#2B8A57' });
    expect(styleOf(back, 'plain')).toMatchObject({ fillColor: '#ffffff' });
    expect(contrast(styleOf(back, 'plain').fontColor ?? '', '#ffffff')).toBeGreaterThan(7);
  });

  test('is drawn by hand in the theme for that, and in clean lines again in any other one', () => {
    const sketched = themedAs('sketch');
    expect(styleOf(sketched, 'green')).toMatchObject({ ellipse: '', sketch: '1', fillStyle: 'solid' });
    const [clean] = applyChanges({ attributes: {}, pages: [sketched] }, applyTheme(sketched, themes[0]).changes).pages;
    expect(Object.keys(styleOf(clean ?? sketched, 'green'))).not.toContain('sketch');
  });

  test.each([
    'verticalLabelPosition=bottom;verticalAlign=top;',
    'labelPosition=right;',
    'shape=image;image=data:image/png,x;',
  ])('gives the caption of an icon a colour that can be read on the page: %s', (place) => {
    const icon = vertex({
      id: 'icon',
      label: '<font color="#333333">Queue</font>',
      style: `html=1;fillColor=#ED7100;strokeColor=none;fontColor=#232F3E;${place}`,
    });
    for (const { background, ...theme } of themes) {
      const { changes } = applyTheme(buildPage([icon]), { background, ...theme });
      const [cell] = changes.flatMap((change) => (change.kind === 'put' ? [change.cell] : []));
      const colours = [
        parseStyle(cell?.style ?? icon.style).fontColor ?? '',
        /#\w{6}/.exec(cell?.value ?? icon.value)?.[0] ?? '',
      ];
      expect(colours.map((colour) => contrast(colour, background) >= 4.5)).toEqual([true, true]);
    }
  });

  test('keeps the hand that somebody else drew it with', () => {
    const foreign = buildPage([vertex({ id: 'own', style: 'sketch=1;fillStyle=dots;fillColor=#d5e8d4;' })]);
    const { changes } = applyTheme(foreign, themes[0]);
    const [page] = applyChanges({ attributes: {}, pages: [foreign] }, changes).pages;
    expect(styleOf(page ?? foreign, 'own')).toMatchObject({ sketch: '1', fillStyle: 'dots' });
  });

  test('needs no change when it is in that theme already', () => {
    const drawio = themes.find(({ id }) => id === 'drawio') ?? themes[0];
    expect(applyTheme(themedAs('drawio'), drawio).changes).toEqual([]);
    const dark = themes.find(({ id }) => id === 'dark') ?? themes[0];
    expect(applyTheme({ ...themedAs('dark'), attributes: { background: dark.background } }, dark).changes).toEqual([]);
  });
});
