/**
 * The drafting worker: it holds the whole engine, from text to picture. In: a text. Out: what it is drawn as. The engine is loaded
 * first and draws what needs no ELK while that is still on its way.
 */
import type { DraftingMessage, DraftingRequest } from './drafting-messages.ts';
import { loadElk } from './load-elk.ts';

const engine = import('@diagloom/drafting');
const elk = loadElk();

const post = (message: DraftingMessage): void => self.postMessage(message);

const answer = async ({ id, ...request }: DraftingRequest): Promise<void> => {
  const { draftDiagram } = await engine;
  const result = await draftDiagram(request, { layout: { elk: async (graph) => (await elk)(graph) } });
  post({ kind: 'answer', id, result });
};

self.addEventListener('message', ({ data }: MessageEvent<DraftingRequest>) => {
  answer(data).catch(() => post({ kind: 'answer', id: data.id, result: undefined }));
});

void Promise.all([engine, elk]).then(() => post({ kind: 'ready' }));
