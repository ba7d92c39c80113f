import type { DraftRequest, DraftResult } from '@diagloom/drafting';
import { createDraftingClient } from './drafting-client.ts';
import { startDraftingWorker } from './start-drafting-worker.ts';

/** One worker for the whole page; it starts with the first text. */
const client = createDraftingClient(startDraftingWorker);

/** What the text is drawn as; undefined where a newer text came in between, or where it could not be drawn. */
export const draftText = (request: DraftRequest): Promise<DraftResult | undefined> => client.draft(request);
