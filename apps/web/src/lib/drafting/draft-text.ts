import type { DraftRequest, DraftResult } from '@diagloom/drafting';
import type { DiagramTypeId } from '@diagloom/types/catalog';
import { createDraftingClient } from './drafting-client.ts';
import { startDraftingWorker } from './start-drafting-worker.ts';

/** One worker for the whole page; it starts with the first text. */
const client = createDraftingClient(startDraftingWorker);

/** What the text is drawn as; undefined where a newer text came in between, or where it could not be drawn. */
export const draftText = (request: DraftRequest): Promise<DraftResult | undefined> => client.draft(request);

/** The type that stands in where a text leaves it open and no other is found. */
const usualType: DiagramTypeId = 'flowchart';

/** The type to draw a text as: the one that was chosen, or what `auto` comes to. */
export const resolveType = async (prompt: string, chosen: string): Promise<string> => {
  if (chosen !== 'auto') return chosen;
  const result = prompt.trim() === '' ? undefined : await draftText({ prompt, type: 'auto' });
  return result?.ok ? result.type : usualType;
};
