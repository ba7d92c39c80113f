import { readDrawio } from '@diagloom/diagram/drawio';
import { parseStyle } from '@diagloom/diagram/model';
import { afterAll, expect, test } from 'vitest';
import { generateDiagram } from './generate-diagram.ts';
import { createLayoutRunner } from './layout-runner/index.ts';
import { refineDiagram } from './refine-diagram.ts';

const layout = createLayoutRunner();
afterAll(() => layout.close());

const vertex = (id: string, value: string, style: string, x: number) =>
  `<mxCell id="${id}" value="${value}" style="${style}" vertex="1" parent="1"><mxGeometry x="${x}" y="40" width="100" height="50" as="geometry"/></mxCell>`;

/** A flow that runs to the right: dark steps, a yellow decision, red lines. */
const template = `<mxfile><diagram id="d" name="Page-1"><mxGraphModel background="#fafafa"><root><mxCell id="0"/><mxCell id="1" parent="0"/>${[
  vertex('a', 'Get up', 'rounded=0;html=1;fillColor=#1b2a41;fontColor=#ffffff;strokeColor=#000000;', 40),
  vertex('b', 'Eat', 'rounded=0;html=1;fillColor=#1b2a41;fontColor=#ffffff;strokeColor=#000000;', 240),
  vertex('c', 'Full?', 'rhombus;html=1;fillColor=#ffe066;', 440),
]
  .concat(
    [
      ['a', 'b'],
      ['b', 'c'],
    ].map(
      ([from, to]) =>
        `<mxCell id="${from}${to}" style="html=1;strokeColor=#cc0000;" edge="1" parent="1" source="${from}" target="${to}"><mxGeometry relative="1" as="geometry"/></mxCell>`,
    ),
  )
  .join('')}</root></mxGraphModel></diagram></mxfile>`;

const prompt = 'Check the stock. If in stock, ship the order, otherwise cancel the order.';

const generate = async (text: string, xml = template) => {
  const request = { prompt: text, type: 'flowchart', template: { xml, name: 'my_day.drawio' } } as const;
  return generateDiagram(request, { layout });
};

test('what is described is drawn in the look of the template, and runs its way', async () => {
  const result = await generate(prompt);
  if (!result.ok) throw new Error(result.message);
  const [page] = result.document.pages;
  const styleOf = (label: string) => parseStyle(page?.cells.find(({ value }) => value === label)?.style ?? '');
  expect(styleOf('Check the stock')).toMatchObject({ fillColor: '#1b2a41', fontColor: '#ffffff', rounded: '0' });
  expect(styleOf('In stock?')).toMatchObject({ fillColor: '#ffe066', fontColor: '#000000', rhombus: '' });
  const lines = page?.cells.filter(({ kind }) => kind === 'edge').map(({ style }) => parseStyle(style).strokeColor);
  expect(new Set(lines)).toEqual(new Set(['#cc0000']));
  expect(result.spec.direction).toBe('right');
  expect(page?.attributes.background).toBe('#fafafa');
});

test('what comes to it later wears the look of its kind, too', async () => {
  const drawn = await generate(prompt);
  if (!drawn.ok) throw new Error(drawn.message);
  const refined = await refineDiagram(
    { xml: drawn.xml, instruction: 'add Send the invoice after Ship the order' },
    { layout },
  );
  if (!refined.ok) throw new Error(refined.message);
  const added = readDrawio(refined.xml).pages[0]?.cells.find(({ value }) => value === 'Send the invoice');
  expect(parseStyle(added?.style ?? '')).toMatchObject({ fillColor: '#1b2a41', fontColor: '#ffffff', rounded: '0' });
  const lines = readDrawio(refined.xml).pages[0]?.cells.filter(({ kind }) => kind === 'edge');
  expect(new Set(lines?.map(({ style }) => parseStyle(style).strokeColor))).toEqual(new Set(['#cc0000']));
});

test('without words the template is the diagram, byte for byte, named after its file', async () => {
  const result = await generate('');
  expect(result).toMatchObject({
    ok: true,
    xml: template,
    type: 'flowchart',
    spec: { title: 'My day' },
    coverage: null,
  });
});

test('a template without shapes is answered with what to do', async () => {
  const empty = '<mxGraphModel><root><mxCell id="0"/><mxCell id="1" parent="0"/></root></mxGraphModel>';
  expect(await generate('', empty)).toEqual({
    ok: false,
    message: 'The template has no shapes. Choose another file, or describe the diagram in words.',
    examples: [],
  });
});
