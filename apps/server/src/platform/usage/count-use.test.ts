import { getCurrentUser } from '@diagloom/contract';
import { expect, test } from 'vitest';
import { buildUser } from '../../testing/build-user.ts';
import { startTestServer } from '../../testing/test-server.ts';
import { countUse, type UsageCounter } from './count-use.ts';

const server = await startTestServer();

const counters = {
  diagramsGenerated: 1,
  codeGenerationsUsed: 2,
  ragQueriesUsed: 3,
  collaborationSessionsCreated: 4,
} as const satisfies Readonly<Record<UsageCounter, number>>;

const isCounter = (name: string): name is UsageCounter => name in counters;

test('each kind of use counts by itself, for its person alone, also many at once', async () => {
  const [person, other] = [await buildUser(server), await buildUser(server)];
  const uses = Object.entries(counters).flatMap(([name, times]) => Array<string>(times).fill(name));
  await Promise.all(uses.filter(isCounter).map((counter) => countUse(server.database, person.user.id, counter)));
  const { usage } = await server.succeed(getCurrentUser, { as: person });
  expect(usage).toMatchObject(counters);
  const { usage: untouched } = await server.succeed(getCurrentUser, { as: other });
  expect(untouched).toMatchObject({ diagramsGenerated: 0, codeGenerationsUsed: 0, ragQueriesUsed: 0 });
});
