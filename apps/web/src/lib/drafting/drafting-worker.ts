/**
 * The drafting worker: it holds the whole engine, from text to picture. In: a text, or word that one is about to come. Out: what it is drawn as. ELK
 * is as large as the engine and comes with the first text that needs it: at once where the type is left to the text, since most are drawn with it.
 */
import { draftDiagram } from '@diagloom/drafting';
import type { DraftingMessage, DraftingRequest } from './drafting-messages.ts';
import { loadElk } from './load-elk.ts';

const post = (message: DraftingMessage): void => self.postMessage(message);

let underWay = 0;

/** Tells the page while something is still being loaded, so that no text counts as slow for that. */
const told = <Loaded>(loading: Promise<Loaded>): Promise<Loaded> => {
  underWay += 1;
  post({ kind: 'loading' });
  const end = (): void => {
    underWay -= 1;
    if (underWay === 0) post({ kind: 'ready' });
  };
  loading.then(end, end);
  return loading;
};

let loading: ReturnType<typeof loadElk> | undefined;

const elk = (): ReturnType<typeof loadElk> => {
  loading ??= told(loadElk()).catch((error) => {
    loading = undefined;
    throw error;
  });
  return loading;
};

const answer = async ({ id, ...request }: Extract<DraftingRequest, { readonly kind: 'draft' }>): Promise<void> => {
  const result = await draftDiagram(request, {
    layout: { elk: async (graph) => (await elk())(graph) },
    onLoading: told,
  });
  post({ kind: 'answer', id, result });
};

self.addEventListener('message', ({ data }: MessageEvent<DraftingRequest>) => {
  // Where it fails, whoever needs it asks again.
  if (data.kind === 'prepare' || data.type === 'auto') elk().catch(() => undefined);
  if (data.kind === 'draft') answer(data).catch(() => post({ kind: 'answer', id: data.id, result: undefined }));
});

post({ kind: 'ready' });
