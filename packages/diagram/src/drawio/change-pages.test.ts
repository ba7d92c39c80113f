import { expect, test } from 'vitest';
import { changePages, type PageChange } from './change-pages.ts';
import { readDrawio } from './read-drawio.ts';
import { writeDrawio } from './write-drawio.ts';

const bare =
  '<mxGraphModel><root><mxCell id="0"/><mxCell id="1" style="dlType=flowchart;" parent="0"/><mxCell id="a" value="Pack" vertex="1" parent="1"><mxGeometry width="80" height="40" as="geometry"/></mxCell></root></mxGraphModel>';

const done = (xml: string, changes: readonly PageChange[]): string =>
  changes.reduce((text, change) => {
    const changed = changePages(readDrawio(text), change);
    if (typeof changed === 'string') throw new Error(changed);
    return writeDrawio(changed);
  }, xml);

const pagesOf = (xml: string): readonly string[] =>
  readDrawio(xml).pages.map(({ name, cells }) => `${name}: ${cells.map(({ id }) => id).join(' ')}`);

test('pages are added, copied, named, put in order and taken away, also in a file that had no list of them', () => {
  const two = done(bare, [
    { kind: 'add', id: 'p2', name: 'Second', like: 'page-1' },
    { kind: 'duplicate', id: 'p3', name: 'Copy', page: 'page-1' },
    { kind: 'rename', page: 'page-1', name: 'First & last' },
  ]);
  expect(pagesOf(two)).toEqual(['First & last: 0 1 a', 'Copy: 0 1 a', 'Second: 0 1']);
  expect(readDrawio(two).pages[2]?.cells[1]?.style).toBe('dlType=flowchart;');
  const less = done(two, [
    { kind: 'move', page: 'p2', to: 0 },
    { kind: 'remove', page: 'page-1' },
  ]);
  expect(pagesOf(less)).toEqual(['Second: 0 1', 'Copy: 0 1 a']);
});

test('the last page stays', () => {
  expect(changePages(readDrawio(bare), { kind: 'remove', page: 'page-1' })).toMatch(/at least one page/);
});
