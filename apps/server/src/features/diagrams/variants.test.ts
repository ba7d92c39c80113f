import { applyVariant, listVariants, undoDiagram } from '@diagloom/contract';
import { expect, test } from 'vitest';
import { buildDiagram } from '../../testing/build-diagram.ts';
import { someXml } from '../../testing/build-studio.ts';
import { buildUser } from '../../testing/build-user.ts';
import { startTestServer } from '../../testing/test-server.ts';

const server = await startTestServer();
const owner = await buildUser(server);

test('other layouts come as pictures, and the chosen one is a version that undo takes back', async () => {
  const { id } = await buildDiagram(server, owner);
  const { version, variants } = await server.succeed(listVariants, { as: owner, params: { id } });
  expect([version, variants.map((variant) => [variant.id, variant.label])]).toEqual([
    1,
    [['grid-down', 'Grid, top to bottom']],
  ]);
  expect(variants[0]?.imageUrl).toMatch(/^data:image\/svg\+xml;base64,/);
  const body = { variantId: 'grid-down', baseVersion: version };
  const { diagram } = await server.succeed(applyVariant, { as: owner, params: { id }, body });
  expect(diagram).toMatchObject({ version: 2, xmlContent: `${someXml}<!-- grid -->` });
  const undone = await server.succeed(undoDiagram, { as: owner, params: { id } });
  expect(undone.diagram).toMatchObject({ version: 3, xmlContent: someXml });
});

test('a layout that is not offered, or one of an older version, changes nothing', async () => {
  const { id } = await buildDiagram(server, owner);
  const ask = (variantId: string, baseVersion: number) =>
    server.ask(applyVariant, { as: owner, params: { id }, body: { variantId, baseVersion } });
  expect((await ask('spiral-down', 1)).status).toBe(422);
  expect((await ask('grid-down', 7)).status).toBe(409);
});
