import { orderFlow } from './dominators.ts';
import type { FlowCode } from './flow-code.ts';
import { type FlowGraph, nodeOf, reachableFrom, withNodes } from './flow-graph.ts';

/** More steps than that are not written twice, whatever it saves. */
const mostCopied = 4;

/**
 * A loop that lines lead into at two places can be said by no `while`. Where few steps lie between the second place and the first, they are
 * copied: whoever comes in there takes the copy, and the loop is left with one beginning. Undefined where that would be too many.
 */
export const splitEntries = (
  graph: FlowGraph,
  start: string,
  code: FlowCode,
): { readonly graph: FlowGraph; readonly code: FlowCode } | undefined => {
  const copiesOf = new Map<string, string>();
  let split = graph;
  for (let round = 0; round < 3; round += 1) {
    const loop = doubleEntry(split, start);
    if (loop === undefined) return { graph: split, code: codeFor(split, graph, copiesOf, code) };
    const copied = shortestWay(split, start, loop);
    if (copied === undefined) return undefined;
    const nameOf = new Map([...copied].map((id) => [id, `${id} copy ${round + 1}`]));
    const led = (to: string): string => nameOf.get(to) ?? to;
    const outside = [...split.nodes.values()].filter(({ id }) => !loop.has(id));
    const moved = [...copied].map((id) => ({ ...nodeOf(split, id), id: led(id) }));
    for (const [id, name] of nameOf) copiesOf.set(name, copiesOf.get(id) ?? id);
    split = withNodes(
      split,
      [...outside, ...moved].map((node) => ({
        ...node,
        next: node.next.map((exit) => ({ ...exit, to: led(exit.to) })),
      })),
    );
  }
  return undefined;
};

/** All that goes around where a line leads back to something that need not have been passed. */
const doubleEntry = (graph: FlowGraph, start: string): ReadonlySet<string> | undefined => {
  const { rank, dominates } = orderFlow(graph, start);
  for (const [id, place] of rank) {
    for (const { to } of nodeOf(graph, id).next) {
      if ((rank.get(to) ?? 0) > place || dominates(to, id)) continue;
      return new Set(reachableFrom(graph, to).filter((each) => reachableFrom(graph, each).includes(to)));
    }
  }
  return undefined;
};

/** The fewest steps of a loop that have to be copied so that it begins at one place. */
const shortestWay = (graph: FlowGraph, start: string, loop: ReadonlySet<string>): ReadonlySet<string> | undefined => {
  const entered = new Set(
    [...graph.nodes.values()].filter(({ id }) => !loop.has(id)).flatMap(({ next }) => next.map(({ to }) => to)),
  );
  const entries = [...loop].filter((id) => entered.has(id) || id === start);
  const ways = entries
    .filter((header) => header === start || !loop.has(start))
    .map((header) => {
      const others = entries.filter((id) => id !== header);
      return new Set(others.flatMap((id) => reachableFrom(graph, id, header)).filter((id) => loop.has(id)));
    })
    .sort((one, other) => one.size - other.size);
  return ways.find(({ size }) => size <= mostCopied);
};

/** A copy is called like what it is a copy of. */
const codeFor = (
  split: FlowGraph,
  graph: FlowGraph,
  copiesOf: ReadonlyMap<string, string>,
  code: FlowCode,
): FlowCode => {
  const original = (id: string): string => copiesOf.get(id) ?? id;
  return {
    stepOf: (id) => code.stepOf(original(id)),
    outcomeOf: (id) => code.outcomeOf(original(id)),
    answersOf: (id) => {
      const drawn = nodeOf(graph, original(id)).next;
      return code.answersOf(original(id)).map((each) => {
        const at = drawn.findIndex(({ about, to }) => about === each.about && to === each.to);
        return { ...each, to: nodeOf(split, id).next[at]?.to ?? each.to };
      });
    },
  };
};
