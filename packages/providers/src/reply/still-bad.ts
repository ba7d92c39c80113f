import type { BadLine } from './read-reply.ts';

/** The bad lines of a reply with its mended lines behind it: those of the reply alone were written anew and are not missed any more. */
export const stillBad = (whole: readonly BadLine[], replaced: readonly BadLine[]): readonly BadLine[] => {
  const gone = replaced.map(({ text }) => text);
  return whole.filter(({ text }) => {
    const index = gone.indexOf(text);
    if (index >= 0) gone.splice(index, 1);
    return index < 0;
  });
};
