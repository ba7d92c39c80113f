import { checkPage } from '@diagloom/diagram/checks';
import { readDrawio, writeDrawio } from '@diagloom/diagram/drawio';
import { type DiagramType, parseNotation } from '@diagloom/diagram/model';
import { themes } from '@diagloom/diagram/themes';
import { drawSpec } from '@diagloom/drafting';
import { diagramTypes } from '@diagloom/types';
import { afterAll, describe, expect, test } from 'vitest';
import { createLayoutRunner } from './layout-runner/index.ts';
import { themeDocument } from './theme-document.ts';

const layout = createLayoutRunner();
afterAll(() => layout.close());

const draw = (type: DiagramType, theme: string) => {
  const { spec } = parseNotation(type.examples[0]?.notation ?? '', type.id);
  return drawSpec(spec, type, { layout }, { theme });
};

const cases = diagramTypes.map((type: DiagramType) => ({ id: type.id, type }));

describe('a diagram of ours in another theme', () => {
  test.each(cases)('$id means and says the same, and has no new fault', async ({ type }) => {
    const before = readDrawio(writeDrawio(await draw(type, 'light')));
    const [page] = before.pages;
    for (const { id } of themes) {
      const [themed] = readDrawio(writeDrawio(themeDocument(before, id))).pages;
      if (page === undefined || themed === undefined) throw new Error('A drawn document has a page.');
      expect(type.recognise(themed)).toEqual(type.recognise(page));
      expect(checkPage(themed)).toEqual(checkPage(page));
    }
  });

  test.each(cases)('$id comes back to its first look', async ({ type }) => {
    const before = await draw(type, 'light');
    const styles = (document: typeof before) => document.pages[0]?.cells.map(({ style, value }) => [style, value]);
    const back = themeDocument(themeDocument(before, 'mono'), 'light');
    expect(styles(back)).toEqual(styles(before));
  });
});

test('a dark page says its background, and a file keeps the rest of its text', () => {
  const file = '<mxGraphModel dx="1" grid="0"><root><mxCell id="0"/><mxCell id="1" parent="0"/></root></mxGraphModel>';
  const dark = themeDocument(readDrawio(file), 'dark');
  expect(writeDrawio(dark)).toBe(file.replace('<mxGraphModel', '<mxGraphModel background="#151a1b"'));
  expect(writeDrawio(themeDocument(dark, 'light'))).toContain('background="#ffffff"');
});
