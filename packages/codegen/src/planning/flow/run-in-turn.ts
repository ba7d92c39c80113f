import { type FlowGraph, type FlowNode, nodeOf, reachableFrom, redirect, withNodes } from './flow-graph.ts';

/**
 * A node whose branches all are to be gone, as a fork has them, with its branches one after the other: what leads from one branch to where
 * they meet (or to an end) leads to the next branch instead. Undefined where branches share parts or lead back.
 */
export const runInTurn = (graph: FlowGraph, fork: FlowNode): FlowGraph | undefined => {
  const heads = [...new Set(fork.next.map(({ to }) => to))];
  const meeting = findMeeting(graph, heads);
  const branches = heads.map((head) => new Set(reachableFrom(graph, head, meeting)));
  const isEnd = (id: string): boolean => nodeOf(graph, id).kind === 'end';
  const owned = branches.map((branch) => [...branch].filter((id) => !isEnd(id)));
  const all = owned.flat();
  if (all.includes(fork.id) || new Set(all).size < all.length) return undefined;
  const nextHead = (index: number): string | undefined =>
    heads.slice(index + 1).find((head) => head !== meeting && !isEnd(head));
  const first = heads.find((head) => head !== meeting && !isEnd(head));
  const ahead = first ?? meeting ?? heads[0];
  if (ahead === undefined) return undefined;
  const inTurn = redirect(graph, (node, { to }) => {
    const index = owned.findIndex((ids) => ids.includes(node.id));
    const leaves = to === meeting || isEnd(to);
    return index >= 0 && leaves ? nextHead(index) : undefined;
  });
  const dead = owned.flatMap((ids, index) => {
    const next = nextHead(index);
    return next === undefined
      ? []
      : ids
          .map((id) => nodeOf(inTurn, id))
          .filter((node) => node.next.length === 0)
          .map((node) => ({ ...node, next: [{ answer: '', to: next, about: '' }] }));
  });
  return withNodes(inTurn, [
    ...dead,
    { ...fork, next: [{ ...(fork.next[0] ?? { answer: '', about: '' }), to: ahead }] },
  ]);
};

/** The node that all branches reach soonest: one that is only reached again through a loop behind it is farther away. */
const findMeeting = (graph: FlowGraph, heads: readonly string[]): string | undefined => {
  const reached = heads.map((head) => reachableFrom(graph, head));
  const farthest = (id: string): number => Math.max(...reached.map((ids) => ids.indexOf(id)));
  return reached[0]
    ?.filter((id) => reached.every((ids) => ids.includes(id)))
    .reduce<string | undefined>(
      (best, id) => (best === undefined || farthest(id) < farthest(best) ? id : best),
      undefined,
    );
};
