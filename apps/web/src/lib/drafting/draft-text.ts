import type { DraftRequest, DraftResult } from '@diagloom/drafting';
import { savesData } from '../preload-when-quiet.ts';
import { createDraftingClient } from './drafting-client.ts';
import { startDraftingWorker } from './start-drafting-worker.ts';

/** One worker for the whole page; it starts with the first text. */
const client = createDraftingClient(startDraftingWorker);

/** What the text is drawn as; undefined where a newer text came in between, or where it could not be drawn. */
export const draftText = (request: DraftRequest): Promise<DraftResult | undefined> => client.draft(request);

/** Has the engine there by the time that somebody has typed a text: to be called where they are about to. Whoever saves data waits for it. */
export const prepareDrafting = (): void => {
  if (!savesData()) client.prepare();
};
