import { createMemoryHistory } from '@tanstack/react-router';
import { prerenderToNodeStream } from 'react-dom/static';
import { App } from './app/app.tsx';
import { router } from './app/router.tsx';

/** The landing page as a visitor without scripts sees it. The build lays it into the first page, see `prerender-landing.ts`. */
export const prerenderLanding = async (): Promise<string> => {
  router.update({ ...router.options, history: createMemoryHistory({ initialEntries: ['/'] }) });
  await router.load();
  // A large page would come in pieces that scripts put together, and scripts in the page are not let run.
  const { prelude } = await prerenderToNodeStream(<App />, { progressiveChunkSize: Number.POSITIVE_INFINITY });
  const parts: string[] = [];
  for await (const part of prelude) parts.push(String(part));
  return parts.join('').replace(/<script>.*?<\/script>/gs, '');
};
