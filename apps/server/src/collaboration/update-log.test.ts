import { expect, test } from 'vitest';
import type { Database } from '../platform/database/database.ts';
import { createUpdateLog } from './update-log.ts';

/** A database whose statements end when the test says so. */
const buildDatabase = () => {
  const statements: { readonly end: (last: number) => void; readonly fail: (error: Error) => void }[] = [];
  const execute = () =>
    new Promise((resolve, reject) => {
      statements.push({ end: (last) => resolve({ rows: [{ last: String(last) }] }), fail: reject });
    });
  return { database: { execute } as unknown as Database, statements };
};

const entry = { diagramId: 1, epoch: 1, update: new Uint8Array([1]), userId: 7 };

const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

test('changes that come while others are written go out with one statement, and each hears of its own', async () => {
  const { database, statements } = buildDatabase();
  const log = createUpdateLog(database, 'here');
  const appended = Array.from({ length: 30 }, () => log.append(entry));
  expect(statements).toHaveLength(4);
  statements[0]?.end(11);
  await settled();
  // The other 26 together.
  expect(statements).toHaveLength(5);
  for (const [index, { end }] of statements.entries()) if (index > 0) end(20 + index);
  expect(await Promise.all(appended)).toEqual([11, 21, 22, 23, ...Array.from({ length: 26 }, () => 24)]);
});

test('a statement that fails says so to whoever was in it, and to nobody else', async () => {
  const { database, statements } = buildDatabase();
  const log = createUpdateLog(database, 'here');
  const appended = Array.from({ length: 6 }, () => log.append(entry));
  const ends = Promise.allSettled(appended);
  statements[1]?.fail(new Error('disk full'));
  await settled();
  for (const [index, { end }] of statements.entries()) if (index !== 1) end(index);
  await settled();
  for (const { end } of statements) end(9);
  expect((await ends).map(({ status }) => status)).toEqual([
    'fulfilled',
    'rejected',
    'fulfilled',
    'fulfilled',
    'fulfilled',
    'fulfilled',
  ]);
  const next = log.append(entry);
  statements.at(-1)?.end(30);
  expect(await next).toBe(30);
});
