import { ModelFailure, type ModelFailureKind } from '@diagloom/providers';

interface Turns<Done> {
  /** When nobody is asked any more, by `performance.now()`. */
  readonly until: number;
  readonly signal: AbortSignal;
  /** Undefined where the model's answer does not do. */
  readonly attempt: (name: string) => Promise<Done | undefined>;
}

/**
 * Has one model after the other try it, the small one first, until an answer does. A failure of one model that another need not have leads
 * on to the next as well; what would meet all of them, and the last one's failure, is thrown.
 */
export const askInTurn = async <Done>(
  names: readonly string[],
  { until, signal, attempt }: Turns<Done>,
): Promise<Done | undefined> => {
  for (const [index, name] of names.entries()) {
    try {
      const done = await attempt(name);
      if (done !== undefined) return done;
    } catch (error) {
      const isOwn = error instanceof ModelFailure && failuresOfOne.includes(error.kind);
      if (!isOwn || signal.aborted || index === names.length - 1 || performance.now() >= until) throw error;
    }
  }
  return undefined;
};

const failuresOfOne: readonly ModelFailureKind[] = ['refused', 'request', 'long', 'down', 'slow', 'full'];
