import { createHash, randomUUID } from 'node:crypto';
import { register, type SignedIn } from '@diagloom/contract';
import type { TestServer } from './test-server.ts';

/** Something with the shape of a derived password, quickly. */
export const derived = (password: string): string => createHash('sha256').update(password).digest('hex');

export const buildRegistration = (over: Readonly<Record<string, unknown>> = {}): Record<string, unknown> => {
  const name = randomUUID().slice(0, 8);
  return {
    username: `user-${name}`,
    email: `${name}@example.com`,
    password: derived('secret words'),
    confirmPassword: derived('secret words'),
    firstName: 'Grace',
    lastName: 'Hopper',
    ...over,
  };
};

/** Registers a new person through the door. */
export const buildUser = (server: TestServer, over: Readonly<Record<string, unknown>> = {}): Promise<SignedIn> =>
  server.succeed(register, { body: buildRegistration(over) });
