import {
  changeDiagram,
  editDiagram,
  getDiagram,
  listVersions,
  nameVersion,
  redoDiagram,
  undoDiagram,
} from '@diagloom/contract';
import { and, eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { diagrams, diagramVersions } from '../../platform/database/schema/index.ts';
import { buildDiagram } from '../../testing/build-diagram.ts';
import { buildUser } from '../../testing/build-user.ts';
import { startDrawingServer } from '../../testing/start-drawing-server.ts';

const server = await startDrawingServer();

const owner = await buildUser(server);

const build = () => buildDiagram(server, owner, 'Check stock -> Pack the box -> Ship the order');

type Built = Awaited<ReturnType<typeof build>>;

/** A drag of one shape: its geometry anew. */
const drag = ({ xmlContent, pages }: Pick<Built, 'xmlContent' | 'pages'>, label: string, x: number) => {
  const [whole = '', id = '', style = '', parent = ''] =
    new RegExp(`<mxCell id="([^"]*)" value="${label}" style="([^"]*)" vertex="1" parent="([^"]*)"`).exec(xmlContent) ??
    [];
  if (whole === '') throw new Error(`No shape ${label} in ${xmlContent}`);
  const geometry = { x, y: 500, width: 120, height: 60 };
  const cell = { id, kind: 'vertex', value: label, style, parent, geometry };
  return { kind: 'put', page: pages[0]?.id ?? '', cell };
};

const ask = (id: number, baseVersion: number, change: unknown) =>
  server.ask(changeDiagram, { as: owner, params: { id }, body: { baseVersion, changes: [change] } });

const versionsOf = async (id: number) =>
  (await server.succeed(listVersions, { as: owner, params: { id } })).versions.map(({ version, reason }) => [
    version,
    reason,
  ]);

const read = async (id: number) => (await server.succeed(getDiagram, { as: owner, params: { id } })).diagram;

describe('a gesture on an older version', () => {
  test('stands beside what others changed elsewhere', async () => {
    const built = await build();
    await ask(built.id, 1, drag(built, 'Check stock', 700));
    const answer = await ask(built.id, 1, drag(built, 'Ship the order', 900));
    expect(answer.status).toBe(200);
    const { xmlContent, version } = await read(built.id);
    expect(version).toBe(3);
    expect([xmlContent.includes('x="700"'), xmlContent.includes('x="900"')]).toEqual([true, true]);
  });

  test('at the same moment as others is not lost', async () => {
    const built = await build();
    const answers = await Promise.all([
      ask(built.id, 1, drag(built, 'Check stock', 700)),
      ask(built.id, 1, drag(built, 'Ship the order', 900)),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect((await read(built.id)).xmlContent).toMatch(/x="700"[\s\S]*x="900"/);
  });

  test('on the same shape is a conflict, and so is one on a line of a shape that was removed', async () => {
    const built = await build();
    await ask(built.id, 1, drag(built, 'Check stock', 700));
    expect((await ask(built.id, 1, drag(built, 'Check stock', 900))).body).toMatchObject({ code: 'version_conflict' });
    const { id, page } = { id: drag(built, 'Check stock', 1).cell.id, page: built.pages[0]?.id ?? '' };
    const line = { id: 'mine', kind: 'edge', value: '', style: '', parent: '1', source: id };
    expect((await ask(built.id, 1, { kind: 'put', page, cell: line })).status).toBe(409);
  });

  test('of a version that is not there yet is a conflict', async () => {
    const built = await build();
    expect((await ask(built.id, 7, drag(built, 'Check stock', 700))).status).toBe(409);
  });
});

describe('gestures of one sitting', () => {
  test('are listed as one version and undone and redone one by one', async () => {
    const built = await build();
    for (const [index, x] of [700, 800, 900].entries()) await ask(built.id, index + 1, drag(built, 'Check stock', x));
    expect(await versionsOf(built.id)).toEqual([
      [4, 'changed'],
      [1, 'generated'],
    ]);
    const undone = await server.succeed(undoDiagram, { as: owner, params: { id: built.id } });
    expect(undone.diagram).toMatchObject({ canUndo: true, canRedo: true });
    expect(undone.diagram.xmlContent).toContain('x="800"');
    const redone = await server.succeed(redoDiagram, { as: owner, params: { id: built.id } });
    expect(redone.diagram).toMatchObject({ canUndo: true, canRedo: false });
    expect(redone.diagram.xmlContent).toContain('x="900"');
    expect((await server.ask(redoDiagram, { as: owner, params: { id: built.id } })).body).toMatchObject({
      code: 'nothing_to_redo',
    });
  });

  test('are listed one by one where they have a name', async () => {
    const built = await build();
    for (const [index, x] of [700, 800].entries()) await ask(built.id, index + 1, drag(built, 'Check stock', x));
    const params = { id: built.id, version: 2 };
    await server.succeed(nameVersion, { as: owner, params, body: { name: 'Before the review' } });
    expect((await versionsOf(built.id)).map(([version]) => version)).toEqual([3, 2, 1]);
  });

  test('end after a minute without any', async () => {
    const built = await build();
    await ask(built.id, 1, drag(built, 'Check stock', 700));
    await server.database
      .update(diagramVersions)
      .set({ createdAt: sql`now() - interval '61 seconds'` })
      .where(and(eq(diagramVersions.diagramId, built.id), eq(diagramVersions.version, 2)));
    await ask(built.id, 2, drag(built, 'Check stock', 800));
    expect(await versionsOf(built.id)).toEqual([
      [3, 'changed'],
      [2, 'changed'],
      [1, 'generated'],
    ]);
  });

  test('end half an hour after the first', async () => {
    const built = await build();
    for (const [index, x] of [700, 800].entries()) await ask(built.id, index + 1, drag(built, 'Check stock', x));
    await server.database
      .update(diagramVersions)
      .set({ createdAt: sql`now() - interval '31 minutes'` })
      .where(and(eq(diagramVersions.diagramId, built.id), eq(diagramVersions.version, 2)));
    await ask(built.id, 3, drag(built, 'Check stock', 900));
    expect((await versionsOf(built.id)).map(([version]) => version)).toEqual([4, 3, 1]);
  });

  test('keep what the diagram means while things are only moved', async () => {
    const built = await build();
    await ask(built.id, 1, drag(built, 'Check stock', 700));
    const [row] = await server.database.select().from(diagrams).where(eq(diagrams.id, built.id));
    expect(row?.spec?.nodes.map(({ label }) => label)).toContain('Check stock');
  });
});

describe('typed edits', () => {
  const edit = (id: number, baseVersion: number, ...edits: readonly unknown[]) =>
    server.ask(editDiagram, { as: owner, params: { id }, body: { baseVersion, edits } });

  test('make a new version that means what it shows', async () => {
    const built = await build();
    const target = drag(built, 'Pack the box', 0).cell.id;
    const answer = await edit(built.id, 1, { kind: 'rename', target, label: 'Wrap the gift' });
    expect(answer.body).toMatchObject({ touched: [target], skipped: [], diagram: { version: 2, canUndo: true } });
    const [row] = await server.database.select().from(diagrams).where(eq(diagrams.id, built.id));
    expect(row?.spec?.nodes.map(({ label }) => label)).toContain('Wrap the gift');
  });

  test('of an older version are carried out unless somebody changed what they name', async () => {
    const built = await build();
    await ask(built.id, 1, drag(built, 'Check stock', 700));
    const [first, last] = [drag(built, 'Check stock', 0).cell.id, drag(built, 'Ship the order', 0).cell.id];
    expect((await edit(built.id, 1, { kind: 'rename', target: first, label: 'A' })).status).toBe(409);
    expect((await edit(built.id, 1, { kind: 'rename', target: last, label: 'B' })).status).toBe(200);
    expect((await edit(built.id, 1, { kind: 'layOut' })).status).toBe(409);
  });

  test.each([
    ['a kind that there is not', { kind: 'explode' }],
    ['more than the kind has', { kind: 'disconnect', edge: 'a', extra: true }],
    ['a style that would end early', { kind: 'setStyle', targets: ['a'], style: { fillColor: 'red;image=x' } }],
  ])('are refused with %s', async (_name, wrong) => {
    const built = await build();
    expect((await edit(built.id, 1, wrong)).status).toBe(400);
  });

  test('that cannot be done change nothing and say why', async () => {
    const built = await build();
    const answer = await edit(built.id, 1, { kind: 'rename', target: 'nobody', label: 'A' });
    expect(answer.status).toBe(422);
    expect((await read(built.id)).version).toBe(1);
  });
});
