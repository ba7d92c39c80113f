import * as z from 'zod/mini';
import { defineCall } from './call.ts';

export const promptHistoryEntrySchema = z.object({
  id: z.int(),
  prompt: z.string(),
  diagramType: z.string(),
  usedAt: z.iso.datetime(),
});

/** The caller's own prompts, the latest first, each once. */
export const getPromptHistory = defineCall({
  method: 'GET',
  path: '/api/prompt-history',
  response: z.object({ success: z.literal(true), history: z.array(promptHistoryEntrySchema) }),
});

export type PromptHistoryEntry = z.infer<typeof promptHistoryEntrySchema>;
export type PromptHistory = z.infer<typeof getPromptHistory.response>;
