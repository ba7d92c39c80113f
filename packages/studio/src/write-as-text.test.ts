import { writeDrawio } from '@diagloom/diagram/drawio';
import { parseNotation } from '@diagloom/diagram/model';
import { drawSpec } from '@diagloom/drafting';
import { diagramTypeOf } from '@diagloom/types';
import { afterAll, expect, test } from 'vitest';
import { createLayoutRunner } from './layout-runner/index.ts';
import { writeAsText } from './write-as-text.ts';

const layout = createLayoutRunner();
afterAll(() => layout.close());

test('a page is written in every text format that knows its type, with what was left out', async () => {
  const { spec } = parseNotation('network: Office\na(router){technology="BGP"} Router\nb Switch\na -> b\n', 'network');
  const xml = writeDrawio(await drawSpec(spec, diagramTypeOf('network'), { layout }));
  const texts = writeAsText({ xml });
  expect(texts?.map(({ id, text }) => [id, text === undefined])).toEqual([
    ['mermaid', false],
    ['dot', false],
    ['plantuml', true],
    ['notation', false],
    ['json', false],
  ]);
  const [mermaid, , , notation, json] = texts ?? [];
  expect(mermaid?.text).toContain('Router');
  expect(mermaid?.leftOut).not.toEqual([]);
  expect(notation?.text).toContain('a(router)');
  expect(JSON.parse(json?.text ?? '')).toMatchObject({
    type: 'network',
    nodes: [{ label: 'Router' }, { label: 'Switch' }],
  });
  expect(writeAsText({ xml, page: 'gone' })).toBeUndefined();
});
