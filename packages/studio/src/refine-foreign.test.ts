import { readDrawio } from '@diagloom/diagram/drawio';
import { expect, test } from 'vitest';
import { createLayoutRunner } from './layout-runner/index.ts';
import { refineDiagram } from './refine-diagram.ts';

const icon = 'shape=mxgraph.cisco.routers.router;html=1;fillColor=#036897;strokeColor=#ffffff;';
const text = 'text;html=1;strokeColor=none;fillColor=none;align=center;';
const line = 'endArrow=none;html=1;strokeColor=#990000;';
const vertex = (id: string, value: string, style: string, x: number, y: number, width = 60, height = 40) =>
  `<mxCell id="${id}" value="${value}" style="${style}" vertex="1" parent="1"><mxGeometry x="${x}" y="${y}" width="${width}" height="${height}" as="geometry"/></mxCell>`;

/** Routers with their names as texts below them, as people draw networks. */
const foreign = `<mxGraphModel><root><mxCell id="0"/><mxCell id="1" parent="0"/>${[
  vertex('r1', '', icon, 40, 40),
  vertex('t1', 'Berlin router', text, 20, 84, 100, 20),
  vertex('r2', '', icon, 300, 40),
  vertex('t2', 'Paris router', text, 280, 84, 100, 20),
].join(
  '',
)}<mxCell id="e" style="${line}" edge="1" parent="1" source="r1" target="r2"><mxGeometry relative="1" as="geometry"/></mxCell></root></mxGraphModel>`;

const refine = async (instruction: string, xml = foreign, page?: string): Promise<string> => {
  const layout = createLayoutRunner();
  const onPage = page === undefined ? {} : { page };
  try {
    const result = await refineDiagram({ xml, instruction, type: 'network', ...onPage }, { layout });
    if (!result.ok) throw new Error(result.message);
    return result.xml;
  } finally {
    await layout.close();
  }
};

test('words beside an icon are renamed where they stand, and everything else keeps its bytes', async () => {
  expect(await refine('rename Paris router to Lyon router')).toBe(foreign.replace('Paris router', 'Lyon router'));
});

test('a new shape and its line look like those of the page', async () => {
  const [page] = readDrawio(await refine('add a router "Rome router" after Paris router')).pages;
  const added = page?.cells.find(({ value }) => value === 'Rome router');
  expect(added?.style).toBe(`${icon}verticalLabelPosition=bottom;verticalAlign=top;`);
  expect(page?.cells.filter(({ kind, style }) => kind === 'edge' && style.startsWith(line))).toHaveLength(2);
});

test('an instruction changes the page that is on screen and no other', async () => {
  const two = `<mxfile><diagram id="p1">${foreign}</diagram><diagram id="p2">${foreign}</diagram></mxfile>`;
  const [first = '', second = ''] = (await refine('rename Paris router to Lyon router', two, 'p2')).split('id="p2"');
  expect([first.includes('Lyon'), second.includes('Lyon router')]).toEqual([false, true]);
  await expect(refine('rename Paris router to Lyon router', two, 'p3')).rejects.toThrow(
    'This diagram doesn’t have that page',
  );
});
