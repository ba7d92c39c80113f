import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { wantedTypeSchema } from './diagram-types.ts';
import { promptSchema } from './diagrams.ts';
import { modelChoiceSchema } from './models.ts';

/** Has a language model say a prompt more clearly, for the person to take or leave. */
export const rewritePrompt = defineCall({
  method: 'POST',
  path: '/api/prompt-rewrites',
  body: z.object({ prompt: promptSchema, diagramType: wantedTypeSchema, model: modelChoiceSchema }),
  response: z.object({ success: z.literal(true), prompt: z.string() }),
});
