import { setTimeout as wait } from 'node:timers/promises';
import { ModelFailure } from '@diagloom/providers';

/** A person watches: whoever wants to be asked later than this is not asked again. */
const longestWait = 4;

/** Asks once more where the service is busy or has a fault for a moment, and says itself that it will not take long. */
export const askAgain = async <Reply>(ask: () => Promise<Reply>, signal: AbortSignal): Promise<Reply> => {
  try {
    return await ask();
  } catch (error) {
    const isPassing = error instanceof ModelFailure && (error.kind === 'busy' || error.kind === 'down');
    const seconds = isPassing ? (error.retryAfter ?? 1) : undefined;
    if (seconds === undefined || seconds > longestWait) throw error;
    await wait(seconds * 1000, undefined, { signal });
    return ask();
  }
};
