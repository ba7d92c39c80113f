import { getCurrentUser, getDiagram, type RefineDiagramRequest, refineDiagram, undoDiagram } from '@diagloom/contract';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { diagramAccess, diagramVersions } from '../../platform/database/schema/index.ts';
import { buildDiagram } from '../../testing/build-diagram.ts';
import { buildUser } from '../../testing/build-user.ts';
import { startDrawingServer } from '../../testing/start-drawing-server.ts';

const server = await startDrawingServer();

const owner = await buildUser(server);
const order = 'Check stock. If in stock, ship the order, otherwise cancel the order.';
const build = () => buildDiagram(server, owner, order);

const say = (id: number, updateRequest: unknown, lastTouched?: readonly string[]) =>
  server.ask(refineDiagram, { as: owner, params: { id }, body: { updateRequest, lastTouched } });

const ask = (id: number, body: RefineDiagramRequest) => ({ as: owner, params: { id }, body });

/** What the server did; fails where it was not sure. */
const refine = async (id: number, body: RefineDiagramRequest) => {
  const answer = await server.succeed(refineDiagram, ask(id, body));
  if (answer.updateApplied === false) throw new Error(`Not sure: ${answer.question}`);
  return answer;
};

describe('an instruction', () => {
  test('makes a new version, says what was done and joins the conversation', async () => {
    const { id } = await build();
    const answer = await refine(id, { updateRequest: '  add an approval before shipping ' });
    expect(answer).toMatchObject({
      success: true,
      updateApplied: 'add an approval before shipping',
      said: [
        'Added the decision "Approved?" before "Ship the order".',
        'Added the end "Rejected" for anything that isn’t approved.',
      ],
      touched: ['approved'],
    });
    expect(answer.diagram).toMatchObject({ version: 2, conversationHistory: ['add an approval before shipping'] });
    expect(answer.diagram.xmlContent).toContain('value="Approved?"');
    const again = await refine(id, { updateRequest: 'make it red', lastTouched: answer.touched });
    expect(again.said).toEqual(['Colored "Approved?" red.']);
    expect(again.diagram.conversationHistory).toHaveLength(2);
    const { diagram: kept } = await server.succeed(getDiagram, { as: owner, params: { id } });
    expect(kept.conversationReplies).toEqual([answer.said, ['Colored "Approved?" red.']]);
  });

  test('that is not clear changes nothing and names the candidates', async () => {
    const { id, version } = await build();
    const answer = await server.succeed(refineDiagram, ask(id, { updateRequest: 'remove the order' }));
    expect(answer).toMatchObject({
      updateApplied: false,
      question: '"order" could be "Ship the order" or "Cancel the order". Say which one you mean.',
      candidates: [{ label: 'Ship the order' }, { label: 'Cancel the order' }],
    });
    const { diagram } = await server.succeed(getDiagram, { as: owner, params: { id } });
    expect(diagram).toMatchObject({ version, conversationHistory: [] });
  });

  test('is carried out as one of the readings that were offered, taken by its id', async () => {
    const { id, version } = await build();
    const updateRequest = 'remove the order';
    const offered = await server.succeed(refineDiagram, ask(id, { updateRequest }));
    if (offered.updateApplied !== false) throw new Error('It is sure what is meant.');
    const removal = offered.readings.find(({ said }) => said.some((line) => line.includes('Cancel the order')));
    expect(removal?.imageUrl).toMatch(/^data:image\/svg\+xml;base64,/);
    expect(removal?.changes).toContainEqual({ kind: 'remove', id: expect.stringContaining('cancel') });
    const taken = await refine(id, { updateRequest, take: removal?.id ?? '' });
    expect([removal?.said, taken.said].map((said) => said?.[0])).toEqual([
      expect.stringMatching(/^Removes "Cancel the order"/),
      expect.stringMatching(/^Removed "Cancel the order"/),
    ]);
    expect(taken.diagram).toMatchObject({ version: version + 1, conversationHistory: [updateRequest] });
    expect(taken.diagram.xmlContent).not.toContain('Cancel the order');
  });

  test.each([
    ['undo', 'Update request must be at least 5 characters'],
    [undefined, 'Update request must be at least 5 characters'],
    ['x'.repeat(501), 'Update request must be less than 500 characters'],
  ])('of a wrong length is refused', async (updateRequest, error) => {
    const { id } = await build();
    const answer = await say(id, updateRequest);
    expect([answer.status, answer.body]).toMatchObject([400, { code: 'invalid_request', error }]);
  });

  test('does not count as a new diagram', async () => {
    const person = await buildUser(server);
    const { id } = await buildDiagram(server, person, order);
    const used = async () => (await server.succeed(getCurrentUser, { as: person })).usage;
    const before = (await used()).currentMonthDiagrams;
    await server.succeed(refineDiagram, { as: person, params: { id }, body: { updateRequest: 'left to right' } });
    expect((await used()).currentMonthDiagrams).toBe(before);
  });
});

describe('undo', () => {
  test('goes back one change at a time, each as a new version', async () => {
    const { id, xmlContent } = await build();
    const first = await refine(id, { updateRequest: 'rename Ship the order to Send' });
    await refine(id, { updateRequest: 'make Send green' });
    const once = await server.succeed(undoDiagram, { as: owner, params: { id } });
    expect([once.diagram.version, once.diagram.xmlContent]).toEqual([4, first.diagram.xmlContent]);
    const twice = await refine(id, { updateRequest: 'undo that' });
    expect(twice.said).toEqual(['Undid the last change.']);
    expect([twice.diagram.version, twice.diagram.xmlContent]).toEqual([5, xmlContent]);
    const answer = await server.ask(undoDiagram, { as: owner, params: { id } });
    expect([answer.status, answer.body]).toMatchObject([409, { code: 'nothing_to_undo' }]);
    const versions = await server.database.select().from(diagramVersions).where(eq(diagramVersions.diagramId, id));
    expect(versions).toHaveLength(5);
  });

  test('takes back what somebody did themselves, and nothing of others', async () => {
    const { id } = await build();
    const other = await buildUser(server);
    await server.database.insert(diagramAccess).values({ diagramId: id, userId: other.user.id, role: 'editor' });
    const rename = async (as: typeof other, from: string, to: string): Promise<number> =>
      (
        await server.succeed(refineDiagram, {
          ...{ as, params: { id } },
          body: { updateRequest: `rename "${from}" to "${to}"` },
        })
      ).diagram.version;
    const undo = (version: number) =>
      server.ask(undoDiagram, { as: owner, params: { id }, query: { version: String(version) } });
    const textOf = async () => (await server.succeed(getDiagram, { as: owner, params: { id } })).diagram.xmlContent;
    const mine = await rename(owner, 'Ship the order', 'Send it');
    const theirs = await rename(other, 'Cancel the order', 'Refuse it');
    const canUndo = async (as: typeof other) =>
      (await server.succeed(getDiagram, { as, params: { id } })).diagram.canUndo;
    expect([await canUndo(owner), await canUndo(other)]).toEqual([false, true]);
    expect(await undo(theirs)).toMatchObject({ status: 409, body: { code: 'nothing_to_undo' } });
    expect((await undo(mine)).status).toBe(200);
    expect(await textOf()).toMatch(/Ship the order.*Refuse it|Refuse it.*Ship the order/s);
    const again = await rename(owner, 'Ship the order', 'Send it');
    await rename(other, 'Send it', 'Post it');
    expect(await undo(again)).toMatchObject({ status: 409, body: { code: 'nothing_to_undo' } });
    expect(await textOf()).toContain('Post it');
  });
});

test.each([
  ['viewer', 403],
  ['commenter', 403],
  ['editor', 200],
] as const)('a %s gets %i', async (role, status) => {
  const person = await buildUser(server);
  const { id } = await build();
  await server.database.insert(diagramAccess).values({ diagramId: id, userId: person.user.id, role });
  const ask = (call: typeof refineDiagram | typeof undoDiagram, body?: object) =>
    server.ask(call, { as: person, params: { id }, ...(body === undefined ? {} : { body }) });
  expect((await ask(refineDiagram, { updateRequest: 'left to right' })).status).toBe(status);
  expect((await ask(undoDiagram)).status).toBe(status);
});

test('strangers learn nothing, and visitors are asked to sign in', async () => {
  const { id } = await build();
  const body = { updateRequest: 'left to right' };
  const stranger = await buildUser(server);
  expect((await server.ask(refineDiagram, { as: stranger, params: { id }, body })).status).toBe(404);
  expect((await server.ask(undoDiagram, { as: stranger, params: { id } })).status).toBe(404);
  expect((await server.ask(refineDiagram, { params: { id }, body })).status).toBe(401);
});
