import type { PageChange } from '@diagloom/diagram/drawio';
import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { diagramParamsSchema, diagramResponseSchema, pageIdSchema } from './diagrams.ts';

export const pageNameMessages = {
  empty: 'Enter a name for the page.',
  long: 'A page name can have up to 100 characters.',
} as const;

const nameSchema = z
  .string()
  .check(z.trim(), z.minLength(1, pageNameMessages.empty), z.maxLength(100, pageNameMessages.long));

const pageChangeSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('add'), id: pageIdSchema, name: nameSchema, like: pageIdSchema }),
  z.strictObject({ kind: z.literal('duplicate'), id: pageIdSchema, name: nameSchema, page: pageIdSchema }),
  z.strictObject({ kind: z.literal('rename'), page: pageIdSchema, name: nameSchema }),
  z.strictObject({ kind: z.literal('move'), page: pageIdSchema, to: z.int().check(z.minimum(0), z.maximum(1000)) }),
  z.strictObject({ kind: z.literal('remove'), page: pageIdSchema }),
]) satisfies z.ZodMiniType<PageChange>;

/** Adds, copies, names, orders or removes a page, as a new version; fails with `not_understood` where it cannot be done. */
export const changeDiagramPages = defineCall({
  method: 'POST',
  path: '/api/diagrams/:id/pages',
  params: diagramParamsSchema,
  body: z.object({ change: pageChangeSchema }),
  response: diagramResponseSchema,
});

export type ChangePagesRequest = z.input<typeof changeDiagramPages.body>;
