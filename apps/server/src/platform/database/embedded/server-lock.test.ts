import { EventEmitter } from 'node:events';
import { expect, test } from 'vitest';
import { type LockClient, takeServerLock } from './server-lock.ts';

/** A connection on which the lock is free, which breaks when it is told to. */
const buildClient = (): LockClient & EventEmitter =>
  Object.assign(new EventEmitter(), {
    connect: async () => undefined,
    query: async () => ({ rows: [{ taken: true }] }),
    end: async () => undefined,
  });

const heldBy = async (client: LockClient) => {
  const lock = await takeServerLock('postgres://nowhere', () => client);
  if (lock === undefined) throw new Error('The lock was free.');
  return lock;
};

test('a killed database says goodbye and then breaks the connection, which is one loss', async () => {
  const client = buildClient();
  const lock = await heldBy(client);
  const losses: string[] = [];
  lock.onLost(({ message }) => losses.push(message));
  client.emit('error', new Error('terminating connection due to unexpected postmaster exit'));
  client.emit('error', new Error('Connection terminated unexpectedly'));
  expect(losses).toEqual(['terminating connection due to unexpected postmaster exit']);
});

test('a loss before anybody listens is told to whoever listens then, and none is told after the release', async () => {
  const early = buildClient();
  const losses: string[] = [];
  const lost = await heldBy(early);
  early.emit('error', new Error('gone'));
  lost.onLost(({ message }) => losses.push(message));
  const late = buildClient();
  const released = await heldBy(late);
  released.onLost(({ message }) => losses.push(message));
  await released.release();
  late.emit('error', new Error('ended'));
  expect(losses).toEqual(['gone']);
});
