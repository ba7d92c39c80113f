import {
  createBoard,
  deleteBoard,
  exportAccountPath,
  getBoard,
  getCurrentUser,
  getDiagram,
  listBoards,
  listVersions,
  saveBoard,
  saveDrawing,
} from '@diagloom/contract';
import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { setStorageLimit } from '../../platform/usage/storage-limit.ts';
import { someXml } from '../../testing/build-studio.ts';
import { buildUser } from '../../testing/build-user.ts';
import { startTestServer } from '../../testing/test-server.ts';

const server = await startTestServer();

const stroke = {
  id: 'one',
  type: 'pen',
  x: 10,
  y: 20,
  color: '#112233',
  strokeWidth: 3,
  opacity: 1,
  points: [
    [10, 20, 0.5],
    [40, 60, 0.7],
  ],
};

const label = { id: 'two', type: 'text', x: 5, y: 5, color: '#112233', strokeWidth: 3, opacity: 1, text: 'Pay' };

describe('a drawing board', () => {
  test('comes back on another machine as it was saved', async () => {
    const as = await buildUser(server);
    const { board } = await server.succeed(createBoard, { as, body: { title: 'Plan', elements: [stroke] } });
    await server.succeed(saveBoard, {
      as,
      params: { id: board.id },
      body: { baseRevision: 1, elements: [stroke, label] },
    });
    const { boards } = await server.succeed(listBoards, { as });
    expect(boards).toMatchObject([{ id: board.id, title: 'Plan', revision: 2, size: 2, diagramId: null }]);
    const found = await server.succeed(getBoard, { as, params: { id: board.id } });
    expect(found.board.elements).toEqual([stroke, label]);
  });

  test('that was saved elsewhere meanwhile is not written over', async () => {
    const as = await buildUser(server);
    const { board } = await server.succeed(createBoard, { as, body: { title: 'Plan', elements: [] } });
    const save = (elements: readonly unknown[]) =>
      server.ask(saveBoard, { as, params: { id: board.id }, body: { baseRevision: 1, elements } });
    expect((await save([stroke])).status).toBe(200);
    const second = await save([label]);
    expect([second.status, second.body]).toMatchObject([409, { code: 'version_conflict' }]);
    const found = await server.succeed(getBoard, { as, params: { id: board.id } });
    expect(found.board.elements).toEqual([stroke]);
  });

  test.each([
    ['an unknown type', { ...stroke, type: 'cloud' }],
    ['a colour that is none', { ...stroke, color: 'url(#x)' }],
    ['a width beyond the largest', { ...stroke, strokeWidth: 21 }],
    ['a place that is no number', { ...stroke, x: null }],
  ])('takes no element with %s', async (_name, element) => {
    const as = await buildUser(server);
    const answer = await server.ask(createBoard, { as, body: { title: 'Plan', elements: [element] } });
    expect(answer.status).toBe(400);
  });

  test('counts towards what its owner keeps, is in their export and goes when it is deleted', async () => {
    const as = await buildUser(server);
    const { board } = await server.succeed(createBoard, { as, body: { title: 'My plan', elements: [stroke] } });
    const stored = async () => (await server.succeed(getCurrentUser, { as })).usage.storedBytes;
    expect(await stored()).toBe(JSON.stringify([stroke]).length);
    const response = await server.app.inject({
      url: exportAccountPath,
      headers: { authorization: `Bearer ${as.sessionToken}` },
    });
    const file = unzipSync(response.rawPayload)[`drawing-boards/${board.id}-My-plan.json`];
    expect(JSON.parse(strFromU8(file ?? new Uint8Array()))).toMatchObject({ title: 'My plan', elements: [stroke] });
    await setStorageLimit(server.database, 0.00001);
    const full = await server.ask(saveBoard, {
      as,
      params: { id: board.id },
      body: { baseRevision: 1, elements: [stroke, label] },
    });
    await setStorageLimit(server.database, undefined);
    expect(full.body).toMatchObject({ code: 'storage_full' });
    await server.succeed(deleteBoard, { as, params: { id: board.id } });
    expect(await stored()).toBe(0);
  });
});

describe('a converted drawing', () => {
  test('is a diagram of its own, counts once and is remembered by its board', async () => {
    const as = await buildUser(server);
    const { board } = await server.succeed(createBoard, { as, body: { title: 'Plan', elements: [stroke] } });
    const body = { title: 'Plan', diagramType: 'drawing', xmlContent: someXml, boardId: board.id };
    const { diagram } = await server.succeed(saveDrawing, { as, body });
    expect(diagram).toMatchObject({ title: 'Plan', diagramType: 'drawing', xmlContent: someXml, version: 1 });
    await server.succeed(getDiagram, { as, params: { id: diagram.id } });
    const { versions } = await server.succeed(listVersions, { as, params: { id: diagram.id } });
    expect(versions.map(({ reason }) => reason)).toEqual(['drawn']);
    expect((await server.succeed(getCurrentUser, { as })).usage.currentMonthDiagrams).toBe(1);
    expect((await server.succeed(getBoard, { as, params: { id: board.id } })).board.diagramId).toBe(diagram.id);
  });

  test('that cannot be read says so and does not count', async () => {
    const as = await buildUser(server);
    const answer = await server.ask(saveDrawing, { as, body: { title: 'Plan', xmlContent: 'a -> b' } });
    expect([answer.status, answer.body]).toMatchObject([400, { code: 'invalid_request' }]);
    expect((await server.succeed(getCurrentUser, { as })).usage.currentMonthDiagrams).toBe(0);
  });
});
