import { expect, test } from 'vitest';
import { listPages } from './list-pages.ts';
import { renderPreview } from './render-preview.ts';

const page = (id: string, name: string, label: string) =>
  `<diagram id="${id}" name="${name}"><mxGraphModel><root><mxCell id="0"/><mxCell id="1" parent="0"/><mxCell id="a" value="${label}" vertex="1" parent="1"><mxGeometry width="80" height="40" as="geometry"/></mxCell></root></mxGraphModel></diagram>`;
const file = `<mxfile>${page('p1', 'Today', 'Pay')}${page('p2', '', 'Ship')}</mxfile>`;

test('pages are listed in order, and one without a name by its number', () => {
  expect(listPages(file)).toEqual([
    { id: 'p1', name: 'Today' },
    { id: 'p2', name: 'Page 2' },
  ]);
  expect(listPages('no file')).toEqual([]);
});

test('the page that is asked for is drawn, the first one where none is', () => {
  expect(renderPreview(file, { pageId: 'p2' }).svg).toContain('Ship');
  expect(renderPreview(file).svg).toContain('Pay');
  expect(() => renderPreview(file, { pageId: 'p3' })).toThrow('This diagram doesn’t have that page.');
});

test('a picture for dark pages is drawn in the dark theme, as the canvas is', () => {
  expect(renderPreview(file, { paper: 'dark' }).svg).toContain('#151a1b');
  expect(renderPreview(file).svg).not.toContain('#151a1b');
});
