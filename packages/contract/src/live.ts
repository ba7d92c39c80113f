import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { diagramParamsSchema } from './diagrams.ts';
import { doneSchema } from './failure.ts';
import { versionReasons } from './versions.ts';

/** Where browsers connect to be at a diagram together with others. */
export const livePath = '/api/live';

/** What it takes to be at a diagram together with others; null where whoever runs this server has switched that off, or it is too large for that. */
export const joinLive = defineCall({
  method: 'POST',
  path: '/api/diagrams/:id/live',
  params: diagramParamsSchema,
  response: z.object({
    success: z.literal(true),
    live: z.nullable(
      z.object({
        /** The name of the shared document. */
        room: z.string(),
        user: z.object({ id: z.int(), name: z.string() }),
        canChange: z.boolean(),
      }),
    ),
  }),
});

/** Ends what goes on at a diagram: everybody else is disconnected, and guests of its links are sent away. For the owner alone. */
export const endLive = defineCall({
  method: 'POST',
  path: '/api/diagrams/:id/live/end',
  params: diagramParamsSchema,
  response: doneSchema,
});

/** What was changed at a diagram within 90 days, the newest first: part by part while people were connected to it, and as versions that were made another way. */
export const listLiveChanges = defineCall({
  method: 'GET',
  path: '/api/diagrams/:id/live/changes',
  params: diagramParamsSchema,
  response: z.object({
    success: z.literal(true),
    changes: z.array(
      z.object({
        id: z.int(),
        personName: z.nullable(z.string()),
        isOwn: z.boolean(),
        changeType: z.enum(['added', 'changed', 'removed']),
        label: z.string(),
        timestamp: z.iso.datetime(),
      }),
    ),
    versions: z.array(
      z.object({
        version: z.int(),
        personName: z.nullable(z.string()),
        isOwn: z.boolean(),
        reason: z.enum(versionReasons),
        timestamp: z.iso.datetime(),
      }),
    ),
  }),
});

/** What the server tells browsers that are at a diagram. */
export const liveNoteSchema = z.discriminatedUnion('kind', [
  /** A version holds everything up to now, or was made another way. */
  z.object({ kind: z.literal('stored'), version: z.int() }),
  /** No version could be stored; what was done is kept all the same. */
  z.object({ kind: z.literal('not-stored'), message: z.string() }),
  z.object({ kind: z.literal('comments') }),
]);

export type LiveJoin = NonNullable<z.infer<typeof joinLive.response>['live']>;
export type LiveNote = z.infer<typeof liveNoteSchema>;
export type LiveChanges = z.infer<typeof listLiveChanges.response>;
