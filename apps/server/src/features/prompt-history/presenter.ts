import type { PromptHistoryEntry } from '@diagloom/contract';
import type { UsedPrompt } from './repository.ts';

/** A group of rows is never empty, so its greatest values are there; the types cannot say so. */
export const presentPrompt = ({ id, prompt, diagramType, usedAt }: UsedPrompt): PromptHistoryEntry => ({
  id: id ?? 0,
  prompt,
  diagramType,
  usedAt: (usedAt ?? new Date(0)).toISOString(),
});
