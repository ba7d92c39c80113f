import { getDiagram, listVersions, undoDiagram, updateDiagram } from '@diagloom/contract';
import { expect, test } from 'vitest';
import { buildDiagram } from '../../testing/build-diagram.ts';
import { buildUser } from '../../testing/build-user.ts';
import { startDrawingServer } from '../../testing/start-drawing-server.ts';

const server = await startDrawingServer();

const owner = await buildUser(server);

const build = () =>
  buildDiagram(server, owner, 'Check stock. If in stock, ship the order, otherwise cancel the order.');

test('another type draws the same diagram anew, says what it could not carry, and is undone at once', async () => {
  const { id, xmlContent } = await build();
  const body = { diagramType: 'mindmap', title: 'Stock' };
  const { diagram, said } = await server.succeed(updateDiagram, { as: owner, params: { id }, body });
  expect(diagram).toMatchObject({ version: 2, diagramType: 'mind-map', title: 'Stock' });
  expect(diagram.xmlContent).toContain('Ship the order');
  expect(diagram.xmlContent).toContain('dlType=mind-map');
  expect(said).toContain('A mind map has no “Decision”: 1 shape or line became a plain one.');
  const { versions } = await server.succeed(listVersions, { as: owner, params: { id } });
  expect(versions.map(({ reason }) => reason)).toEqual(['retyped', 'generated']);
  const undone = await server.succeed(undoDiagram, { as: owner, params: { id } });
  expect(undone.diagram).toMatchObject({ xmlContent, diagramType: 'flowchart' });
});

test('where the types have too little in common only the name of the type changes', async () => {
  const { id, xmlContent } = await build();
  const body = { diagramType: 'wireframe' };
  const { diagram, said } = await server.succeed(updateDiagram, { as: owner, params: { id }, body });
  expect(diagram).toMatchObject({ version: 1, diagramType: 'wireframe', xmlContent });
  expect(said).toEqual([
    'The diagram stays as it is: the two types have too little in common to draw one as the other.',
  ]);
});

test.each(['flowchart', 'org-chart', 'network', 'process', 'uml', 'mindmap', 'wireframe', 'system-architecture'])(
  'the form’s %s is taken',
  async (diagramType) => {
    const { id } = await build();
    const { diagram } = await server.succeed(updateDiagram, { as: owner, params: { id }, body: { diagramType } });
    expect((await server.succeed(getDiagram, { as: owner, params: { id } })).diagram).toEqual(diagram);
  },
);
