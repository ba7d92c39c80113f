import { getDiagram, tidyDiagram, undoDiagram } from '@diagloom/contract';
import { createLayoutRunner, tidyDiagram as tidy } from '@diagloom/studio';
import { eq } from 'drizzle-orm';
import { afterAll, describe, expect, test } from 'vitest';
import { diagrams, diagramVersions } from '../../platform/database/schema/index.ts';
import { buildDiagram } from '../../testing/build-diagram.ts';
import { buildGenerated, buildStudio } from '../../testing/build-studio.ts';
import { buildUser } from '../../testing/build-user.ts';
import { startTestServer } from '../../testing/test-server.ts';

const layout = createLayoutRunner();
afterAll(() => layout.close());

/** Two shapes on each other, and a line from the one to a third right through them. */
const messy = `<mxfile><diagram id="p" name="Page"><mxGraphModel><root><mxCell id="0"/><mxCell id="1" parent="0"/>
<mxCell id="a" value="First" style="html=1;mine=kept;" vertex="1" parent="1"><mxGeometry x="40" y="40" width="120" height="60" as="geometry"/></mxCell>
<mxCell id="b" value="Second" style="html=1;" vertex="1" parent="1"><mxGeometry x="80" y="60" width="120" height="60" as="geometry"/></mxCell>
<mxCell id="c" value="Third" style="html=1;" vertex="1" parent="1"><mxGeometry x="400" y="60" width="120" height="60" as="geometry"/></mxCell>
<mxCell id="ab" style="edgeStyle=orthogonalEdgeStyle;" edge="1" parent="1" source="a" target="b"><mxGeometry relative="1" as="geometry"/></mxCell>
<mxCell id="bc" style="edgeStyle=orthogonalEdgeStyle;" edge="1" parent="1" source="b" target="c"><mxGeometry relative="1" as="geometry"/></mxCell>
</root></mxGraphModel></diagram></mxfile>`;

const server = await startTestServer({
  studio: buildStudio({
    generate: async () => buildGenerated({ xml: messy }),
    tidy: (request) => tidy(request, { layout }),
  }),
});

const owner = await buildUser(server);

const ask = (id: number, extent: 'repair' | 'whole') =>
  server.succeed(tidyDiagram, { as: owner, params: { id }, body: { extent } });

describe('the readability report', () => {
  test('is kept with every version and comes with the diagram', async () => {
    const { id, readability } = await buildDiagram(server, owner);
    expect(readability).toMatchObject({
      total: 1,
      findings: [{ page: 'p', check: 'overlapping-shapes', cells: ['a', 'b'] }],
    });
    const rows = await server.database.select().from(diagramVersions).where(eq(diagramVersions.diagramId, id));
    expect(rows.map((row) => row.readability?.total)).toEqual([1]);
  });

  test('is made when a diagram is read that was stored before there were reports', async () => {
    const { id } = await buildDiagram(server, owner);
    await server.database.update(diagrams).set({ readability: null }).where(eq(diagrams.id, id));
    const { diagram } = await server.succeed(getDiagram, { as: owner, params: { id } });
    expect(diagram.readability.total).toBe(1);
  });
});

describe('tidying', () => {
  test.each(['repair', 'whole'] as const)(
    'makes one new version without problems, which undo takes back: %s',
    async (extent) => {
      const { id } = await buildDiagram(server, owner);
      const { diagram, said } = await ask(id, extent);
      expect(said).toMatch(/^(Fixed 1 problem|Layout tidied, 1 problem fixed)\.$/);
      expect(diagram).toMatchObject({ version: 2, readability: { total: 0, findings: [] } });
      expect(diagram.xmlContent).toContain('style="html=1;mine=kept;"');
      const undone = await server.succeed(undoDiagram, { as: owner, params: { id } });
      expect(undone.diagram).toMatchObject({ version: 3, xmlContent: messy, readability: { total: 1 } });
    },
  );

  test('makes no version where there is nothing to do', async () => {
    const { id } = await buildDiagram(server, owner);
    await ask(id, 'repair');
    const again = await ask(id, 'repair');
    expect([again.said, again.diagram.version]).toEqual(['There was nothing to tidy.', 2]);
  });

  test('moves nothing on repair but what the report names', async () => {
    const { id } = await buildDiagram(server, owner);
    const { diagram } = await ask(id, 'repair');
    const third = messy.split('\n').find((line) => line.includes('id="c"')) ?? '';
    expect(diagram.xmlContent).toContain(third);
  });
});
