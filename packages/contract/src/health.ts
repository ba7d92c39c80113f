import * as z from 'zod/mini';
import { defineCall } from './call.ts';

/**
 * Answers 200 when the server and its database answer, else fails with `unavailable`. `degraded` names what works, but not as it should: `disk` is
 * nearly full, `redis` does not answer, `workers` have as much waiting as they may.
 */
export const getHealth = defineCall({
  method: 'GET',
  path: '/api/health',
  response: z.object({ success: z.literal(true), version: z.string(), degraded: z.array(z.string()) }),
});

export type Health = z.infer<typeof getHealth.response>;
