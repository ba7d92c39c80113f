import type { DiagramSpec, SpecEdge } from '@diagloom/diagram/model';
import { type Exchange, messagesOf } from './read-exchanges.ts';
import type { ValueName } from './read-values.ts';

/** Tells what was spoken of before. */
export interface Naming {
  /** Whether one of those who led to an exchange has sent, got or been answered a value before it began. */
  readonly before: (exchange: Exchange, value: ValueName) => boolean;
  /** Whether anybody has before it began. */
  readonly yet: (exchange: Exchange, value: ValueName) => boolean;
}

export const createNaming = (
  spec: DiagramSpec,
  exchanges: readonly Exchange[],
  namedIn: (message: SpecEdge) => readonly ValueName[],
): Naming => {
  const named = new Map(spec.edges.map((message) => [message, new Set(namedIn(message))]));
  const before = (exchange: Exchange, value: ValueName): boolean => {
    const { message } = exchange;
    const caller = exchanges.find(({ parts }) => message !== undefined && messagesOf(parts).includes(message));
    if (message === undefined || caller === undefined) return false;
    const earlier = spec.edges.slice(0, spec.edges.indexOf(message));
    const isKnown = earlier.some(
      (each) => (each.from === caller.by || each.to === caller.by) && named.get(each)?.has(value) === true,
    );
    return isKnown || before(caller, value);
  };
  const yet = ({ message }: Exchange, value: ValueName): boolean =>
    message !== undefined &&
    spec.edges.slice(0, spec.edges.indexOf(message)).some((each) => named.get(each)?.has(value) === true);
  return { before, yet };
};
