import { afterAll, expect, test } from 'vitest';
import { createLayoutRunner } from './layout-runner/index.ts';
import { refineDiagram } from './refine-diagram.ts';

const layout = createLayoutRunner();
afterAll(() => layout.close());

const page = (style = '') =>
  `<mxfile><diagram id="p" name="Mine"><mxGraphModel><root><mxCell id="0"/><mxCell id="1" ${style} parent="0"/></root></mxGraphModel></diagram></mxfile>`;

const refine = (instruction: string, xml = page()) => refineDiagram({ xml, instruction }, { layout });

test('a page without anything on it gets what a description says, and keeps its name', async () => {
  const result = await refine('Org chart: the director leads the curator and the registrar.');
  expect(result).toMatchObject({ ok: true, said: ['Drew 3 shapes from the description.'] });
  expect(result.ok && result.xml).toMatch(/name="Mine".*dlType=orgchart.*value="Curator"/s);
});

test('a page that has a type is drawn as that type', async () => {
  const result = await refine('We check the stock and ship the order.', page('style="dlType=flowchart;dlTheme=ink;"'));
  expect(result.ok && result.spec?.type).toBe('flowchart');
});

test('a single part is put there without a question', async () => {
  expect(await refine('add a step Pack the parcel')).toMatchObject({ ok: true, said: ['Added "Pack the parcel".'] });
});

test('what describes no diagram is answered as on any other page', async () => {
  expect(await refine('hello')).toMatchObject({ ok: false });
});
