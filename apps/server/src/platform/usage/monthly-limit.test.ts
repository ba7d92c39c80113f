import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { buildUser } from '../../testing/build-user.ts';
import { startTestServer } from '../../testing/test-server.ts';
import { diagramReservations, userUsage } from '../database/schema/index.ts';
import { findUsage } from './find-usage.ts';
import { giveBackReservations, reserveDiagram } from './monthly-limit.ts';

const server = await startTestServer();
const { database } = server;

const buildUserId = async (): Promise<number> => (await buildUser(server)).user.id;

const usedBy = async (userId: number): Promise<readonly (number | undefined)[]> => {
  const usage = await findUsage(database, userId);
  return [usage?.currentMonthDiagrams, usage?.diagramsGenerated];
};

const expire = (userId: number) =>
  database
    .update(diagramReservations)
    .set({ expiresAt: sql`now() - interval '1 second'` })
    .where(eq(diagramReservations.userId, userId));

test('a place is counted while the work runs, and given back once where it fails', async () => {
  const userId = await buildUserId();
  const [kept, failed] = [await reserveDiagram(database, userId), await reserveDiagram(database, userId)];
  expect(await usedBy(userId)).toEqual([2, 0]);
  await failed.release();
  await failed.release();
  await database.transaction(kept.settle);
  await kept.release();
  expect(await usedBy(userId)).toEqual([1, 1]);
});

test('what a server left behind is given back when it has expired, and what runs is not', async () => {
  const [userId, other] = [await buildUserId(), await buildUserId()];
  await reserveDiagram(database, userId);
  await reserveDiagram(database, userId);
  await expire(userId);
  await reserveDiagram(database, other);
  await giveBackReservations(database, 'expired');
  expect([await usedBy(userId), await usedBy(other)]).toEqual([
    [0, 0],
    [1, 0],
  ]);
  await giveBackReservations(database, 'all');
  expect(await usedBy(other)).toEqual([0, 0]);
});

test('work that took longer than its reservation counts all the same', async () => {
  const userId = await buildUserId();
  const late = await reserveDiagram(database, userId);
  await expire(userId);
  await giveBackReservations(database, 'expired');
  await database.transaction(late.settle);
  expect(await usedBy(userId)).toEqual([1, 1]);
});

test('a place of a month that has ended is not given to the next', async () => {
  const userId = await buildUserId();
  const early = await reserveDiagram(database, userId);
  await database
    .update(userUsage)
    .set({ billingPeriodEnd: sql`now() - interval '1 second'`, billingPeriodStart: sql`now() - interval '31 days'` })
    .where(eq(userUsage.userId, userId));
  const next = await reserveDiagram(database, userId);
  await early.release();
  expect(await usedBy(userId)).toEqual([1, 0]);
  await next.release();
  expect(await usedBy(userId)).toEqual([0, 0]);
});

test('the last places are not used up while work is under way that may give them back', async () => {
  const userId = await buildUserId();
  await database.update(userUsage).set({ currentMonthDiagrams: 49 }).where(eq(userUsage.userId, userId));
  const last = await reserveDiagram(database, userId);
  await expect(reserveDiagram(database, userId)).rejects.toMatchObject({
    code: 'rate_limited',
    details: { retryAfter: 5 },
  });
  await last.release();
  await database.transaction((await reserveDiagram(database, userId)).settle);
  await expect(reserveDiagram(database, userId)).rejects.toMatchObject({ code: 'monthly_limit_reached' });
});
