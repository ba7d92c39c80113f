import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { doneSchema } from './failure.ts';

export const sessionSchema = z.object({
  id: z.int(),
  /** What it was opened with, in short, such as `Firefox on Linux`. */
  device: z.string(),
  /** The network address from which it was opened. */
  ipAddress: z.nullable(z.string()),
  /** May lag behind by a moment. */
  lastUsedAt: z.iso.datetime(),
  createdAt: z.iso.datetime(),
  /** Whether it is the session that asks. */
  isCurrent: z.boolean(),
});

/** The caller's own living sessions: the one that asks first, then the one used last. */
export const listSessions = defineCall({
  method: 'GET',
  path: '/api/auth/sessions',
  response: z.object({ success: z.literal(true), sessions: z.array(sessionSchema) }),
});

/** Ends one of the caller's own sessions. */
export const revokeSession = defineCall({
  method: 'DELETE',
  path: '/api/auth/sessions/:id',
  params: z.object({ id: z.coerce.number().check(z.int(), z.positive(), z.maximum(2_147_483_647)) }),
  response: doneSchema,
});

/** Ends every session of the caller but the one that asks. */
export const revokeOtherSessions = defineCall({
  method: 'POST',
  path: '/api/auth/sessions/revoke-others',
  response: doneSchema,
});

export type Session = z.infer<typeof sessionSchema>;
export type SessionList = z.infer<typeof listSessions.response>;
