import { writeDrawio } from '@diagloom/diagram/drawio';
import { parseNotation } from '@diagloom/diagram/model';
import { drawSpec } from '@diagloom/drafting';
import { diagramTypeOf } from '@diagloom/types';
import { afterAll, expect, test } from 'vitest';
import { generateCode } from './generate-code.ts';
import { createLayoutRunner } from './layout-runner/index.ts';
import { listCodeComponents } from './list-code-components.ts';

const layout = createLayoutRunner();
afterAll(() => layout.close());

const wishes = { language: 'typescript', includeComments: true, codeStyle: 'detailed' } as const;

const draw = async (notation: string): Promise<string> => {
  const { spec } = parseNotation(notation, 'flowchart');
  return writeDrawio(await drawSpec(spec, diagramTypeOf('flowchart'), { layout }));
};

const parcels = `flowchart: Parcels
a(start) Parcel arrives
b? Damaged?
c Send it back
d Store it
e(end) Done
a -> b
b -> c : yes
b -> d : no
c -> e
d -> e
`;

/** As draw.io writes it where nobody of ours was involved. */
const foreign = `<mxGraphModel><root><mxCell id="0"/><mxCell id="1" parent="0"/>
<mxCell id="x1" value="Fill kettle" style="rounded=1;html=1;" vertex="1" parent="1"><mxGeometry width="120" height="60" as="geometry"/></mxCell>
<mxCell id="x2" value="Boil water" style="rounded=0;html=1;" vertex="1" parent="1"><mxGeometry y="120" width="120" height="60" as="geometry"/></mxCell>
<mxCell id="x3" style="endArrow=classic;" edge="1" parent="1" source="x1" target="x2"><mxGeometry relative="1" as="geometry"/></mxCell>
</root></mxGraphModel>`;

test('a drawing becomes code whose lines carry the ids of its cells', async () => {
  const xml = await draw(parcels);
  const result = await generateCode({ xml, title: 'Parcel desk', ...wishes });
  if (result?.ok !== true) throw new Error('No code.');
  const source = result.code.files.find(({ role }) => role === 'source');
  expect(source?.filename).toBe('src/parcel-desk.ts');
  const storing = listCodeComponents({ xml })?.find(({ name }) => name === 'Store it');
  const lines = source?.content.split('\n') ?? [];
  const marked = source?.marks.filter(({ about }) => about.includes(storing?.id ?? ''));
  expect(marked?.map(({ line }) => lines[line - 1]).join('\n')).toContain('storeIt');
  expect(result.code.testCount).toBe(2);
});

test('a file from elsewhere becomes code, too', async () => {
  const result = await generateCode({ xml: foreign, title: 'Tea', type: 'flowchart', ...wishes });
  expect(result?.ok === true && result.code.files.map(({ content }) => content).join('\n')).toContain('boilWater');
});

test('each page of a file is code of its own, of the type that it looks like', async () => {
  const page = (id: string, inner: string) => `<diagram id="${id}" name="${id}">${inner}</diagram>`;
  const xml = `<mxfile>${page('Kitchen', foreign)}${page('Cellar', foreign.replace('Boil water', 'Fetch wine'))}</mxfile>`;
  const result = await generateCode({ xml, page: 'Cellar', ...wishes });
  const text = result?.ok === true ? result.code.files.map(({ content }) => content).join('\n') : '';
  expect(text).toMatch(/fetch[ -_]?wine/i);
  expect(text).toMatch(/cellar/i);
  expect(text).not.toMatch(/boil|kitchen/i);
});

test('code of some components leaves the others out', async () => {
  const xml = await draw(parcels);
  const selectedComponents = (listCodeComponents({ xml }) ?? [])
    .filter(({ name }) => name !== 'Store it')
    .map(({ id }) => id);
  const result = await generateCode({ xml, selectedComponents, ...wishes });
  const text = result?.ok === true ? result.code.files.map(({ content }) => content).join('\n') : '';
  expect(text).toContain('sendItBack');
  expect(text).not.toContain('storeIt');
});

test('says what to do where there is nothing to write', async () => {
  const xml = await draw(parcels);
  expect(await generateCode({ xml, selectedComponents: ['gone'], ...wishes })).toEqual({
    ok: false,
    message: 'The diagram no longer has any of the selected components. Select others.',
  });
  const empty = '<mxGraphModel><root><mxCell id="0"/><mxCell id="1" parent="0"/></root></mxGraphModel>';
  expect(await generateCode({ xml: empty, ...wishes })).toMatchObject({
    ok: false,
    message: expect.stringMatching(/Add a step/),
  });
  expect(await generateCode({ xml, page: 'gone', ...wishes })).toBeUndefined();
});
