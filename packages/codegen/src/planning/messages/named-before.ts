import type { DiagramSpec, SpecEdge } from '@diagloom/diagram/model';
import { type Exchange, messagesOf } from './read-exchanges.ts';
import type { ValueName } from './read-values.ts';

/** Tells what was spoken of before. */
export interface Naming {
  /** Whether one of those who led to an exchange has sent, got or been answered a value before it began. */
  readonly before: (exchange: Exchange, value: ValueName) => boolean;
  /** Whether an exchange is what whoever led to it does first, before anybody has spoken of a value. */
  readonly opens: (exchange: Exchange, value: ValueName) => boolean;
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
  const opens = ({ message }: Exchange, value: ValueName): boolean => {
    const isFirst = exchanges.some(({ parts }) => messagesOf(parts)[0] === message);
    const earlier = message === undefined ? [] : spec.edges.slice(0, spec.edges.indexOf(message));
    return isFirst && !earlier.some((each) => named.get(each)?.has(value) === true);
  };
  return { before, opens };
};
