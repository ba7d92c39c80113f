import type { SignedIn } from '@diagloom/contract';
import { eq } from 'drizzle-orm';
import { users } from '../platform/database/schema/index.ts';
import { buildUser } from './build-user.ts';
import type { TestServer } from './test-server.ts';

/** Registers a new person and makes them an administrator. */
export const buildAdmin = async (
  server: TestServer,
  over: Readonly<Record<string, unknown>> = {},
): Promise<SignedIn> => {
  const person = await buildUser(server, over);
  await server.database.update(users).set({ role: 'admin' }).where(eq(users.id, person.user.id));
  return person;
};
