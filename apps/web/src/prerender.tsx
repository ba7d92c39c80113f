import { prerenderToNodeStream } from 'react-dom/static';
import { LandingStart } from './app/landing-start.tsx';

/** The landing page as a visitor without scripts sees it. The build lays it into the first page, see `prerender-landing.ts`. */
export const prerenderLanding = async (): Promise<string> => {
  // A large page would come in pieces that scripts put together, and scripts in the page are not let run.
  const { prelude } = await prerenderToNodeStream(<LandingStart />, {
    progressiveChunkSize: Number.POSITIVE_INFINITY,
  });
  const parts: string[] = [];
  for await (const part of prelude) parts.push(String(part));
  return parts.join('').replace(/<script>.*?<\/script>/gs, '');
};
