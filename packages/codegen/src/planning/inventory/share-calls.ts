import type { DiagramSpec, SpecNode } from '@diagloom/diagram/model';
import type { Step } from '../../program/index.ts';
import { singular } from '../../program/plural.ts';
import type { Handled } from './client-operations.ts';

/** Whether classes ask a part for something, and it asks none of them in turn, over others either. */
export const requestFinder = (
  { edges }: Pick<DiagramSpec, 'edges'>,
  callers: readonly SpecNode[],
): ((node: SpecNode) => boolean) => {
  const isCaller = new Set(callers.map(({ id }) => id));
  const leadsTo = (from: string, sought: string, seen: Set<string>): boolean =>
    edges
      .filter((edge) => edge.from === from && edge.to !== from)
      .some(({ to }) => {
        if (to === sought) return true;
        if (seen.has(to)) return false;
        return leadsTo(to, sought, seen.add(to));
      });
  return ({ id }) =>
    edges.some(({ from, to }) => to === id && from !== id && isCaller.has(from)) && !leadsTo(id, id, new Set());
};

/** Each request with the calls that speak of what it speaks of, and those that speak of nothing that is asked for; with all where that are none. */
export const shareCalls = (requests: readonly Step[], calls: readonly Step[]): readonly Handled[] => {
  const isAbout = (call: Step, request: Step): boolean => {
    const asked = thingsOf(request);
    return thingsOf(call).some((thing) => asked.includes(thing));
  };
  const common = calls.filter((call) => !requests.some((request) => isAbout(call, request)));
  return requests.map((request) => {
    const own = calls.filter((call) => isAbout(call, request) || common.includes(call));
    return { request, calls: own.length === 0 ? calls : own };
  });
};

const thingsOf = ({ name }: Step): readonly string[] => name.words.slice(1).map(singular);
