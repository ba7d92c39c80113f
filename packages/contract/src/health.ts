import { z } from 'zod';
import { defineCall } from './call.ts';

/** Answers 200 when the server and its database answer, else fails with `unavailable`. */
export const getHealth = defineCall({
  method: 'GET',
  path: '/api/health',
  response: z.object({ success: z.literal(true), version: z.string() }),
});

export type Health = z.infer<typeof getHealth.response>;
