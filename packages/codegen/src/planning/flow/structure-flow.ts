import { type Answer, type Block, isComputed, leavesLoop, type Statement, type Work } from '../../program/index.ts';
import { orderFlow } from './dominators.ts';
import type { FlowCode } from './flow-code.ts';
import { type FlowGraph, nodeOf } from './flow-graph.ts';
import { splitEntries } from './split-entries.ts';
import { tidyBlock } from './tidy-block.ts';

/** Statements per node of the graph beyond which shared ends are not written twice any more. */
const mostStatementsPerNode = 3;

interface Surroundings {
  /** Where the block falls out of its bottom. */
  readonly stop?: string;
  readonly loops: readonly { readonly header: string; readonly follow?: string }[];
}

class CannotBeStructured extends Error {}

/**
 * A graph as choices and loops: a choice goes on where its branches meet (the last node that it dominates immediately and that several lines
 * lead to), a natural loop has its header and at most one place behind it, short ends that several branches share are written in each.
 * Undefined where that cannot be said, as where lines jump between loops; a state table then can.
 */
export const structureFlow = (
  drawn: FlowGraph,
  start: string,
  named: FlowCode,
  { hasWhile }: { readonly hasWhile: boolean },
): Block | undefined => {
  const split = splitEntries(drawn, start, named);
  if (split === undefined) return undefined;
  const { graph, code } = split;
  const order = orderFlow(graph, start);
  const rankOf = (id: string): number => order.rank.get(id) ?? 0;
  const loops = findLoops(graph, order);
  let statementsLeft = 0;
  // What several ways out of a loop lead to is behind it: the last of them, and where that cannot be said, where all of them meet.
  let waysMeet = false;
  // Where that cannot be said either, an inner loop may go all the way to an end that is behind an outer one.
  let isEndedInside = false;

  /** An end may be said in each branch; work that several branches share is not written twice. */
  const meetingAfter = (id: string, inside: ReadonlySet<string> | undefined): string | undefined => {
    const shared = [...order.immediateDominator]
      .filter(([below, above]) => above === id && (inside?.has(below) ?? true) && !isLoopsBack(below))
      .map(([below]) => below)
      .filter((below) => forwardPredecessors(below).length > 1)
      .sort((left, right) => rankOf(right) - rankOf(left));
    const works = shared.filter((below) => nodeOf(graph, below).kind !== 'end');
    if (works.length < 2) return works[0] ?? shared[0];
    // Of two that do not lead to each other, and of one that only a short end follows, the longer is where branches meet: the shorter is the
    // cheaper to write twice.
    const isShort = (below: string): boolean => aheadOf(below, new Set()).size <= 3;
    const last = works.filter(
      (below) => !works.some((other) => other !== below && leadsTo(below, other) && !isShort(other)),
    );
    const most = Math.max(...last.map(workOf));
    return last.find((below) => workOf(below) === most);
  };
  const leadsTo = (from: string, to: string): boolean => aheadOf(from, new Set()).has(to);
  /** How much is written where a node is. */
  const workOf = (id: string): number => [...order.rank.keys()].filter((below) => order.dominates(id, below)).length;
  const forwardPredecessors = (id: string): readonly string[] =>
    [...new Set(order.predecessors.get(id))].filter((each) => rankOf(each) < rankOf(id));
  const isLoopsBack = (id: string): boolean => forwardPredecessors(id).length === 0;

  /** Only work, and then an end. */
  const endsStraight = (id: string): boolean => {
    const { kind, next } = nodeOf(graph, id);
    const [ahead] = next;
    return (
      kind === 'end' ||
      (kind === 'do' && ahead !== undefined && rankOf(ahead.to) > rankOf(id) && endsStraight(ahead.to))
    );
  };

  const write = (from: string, around: Surroundings, entering?: string): Block => {
    const block: Statement[] = [];
    let id: string | undefined = from;
    while (id !== undefined) {
      if (statementsLeft-- < 0) throw new CannotBeStructured();
      const loop = around.loops.at(-1);
      if (id === around.stop) return block;
      if (loop !== undefined && id === loop.follow) return [...block, { kind: 'leave' }];
      if (loop !== undefined && id === loop.header && !(id === entering && block.length === 0)) {
        return [...block, { kind: 'again' }];
      }
      const isBeyond = around.loops.slice(0, -1).some(({ header, follow }) => id === header || id === follow);
      if (isBeyond && !(isEndedInside && endsStraight(id))) {
        throw new CannotBeStructured();
      }
      const members = loops.get(id);
      if (members !== undefined && id !== entering) {
        const follow = followOf(members, id);
        const body = write(id, { loops: [...around.loops, { header: id, follow }] }, id);
        block.push({ kind: 'repeat', body });
        if (follow === undefined || (isEndedInside && !leavesLoop(body))) return block;
        id = follow;
        continue;
      }
      const node = nodeOf(graph, id);
      if (node.kind === 'end') return [...block, { kind: 'end', outcome: code.outcomeOf(id) }];
      const step = code.stepOf(id);
      if (node.kind === 'do') {
        block.push({ kind: 'do', step });
        id = node.next[0]?.to;
        continue;
      }
      const inside = loop === undefined ? undefined : loops.get(loop.header);
      const meeting = meetingAfter(id, inside);
      const stop = meeting ?? around.stop;
      const exits = code.answersOf(id);
      const cases = [...new Set(exits.map(({ to }) => to))].map((to) => ({
        answers: exits.filter((exit) => exit.to === to).map(({ answer }) => answer),
        body: write(to, { ...around, stop }),
      }));
      block.push(...toChoice(step, cases));
      id = meeting;
    }
    return block;
  };

  const followOf = (members: ReadonlySet<string>, header: string): string | undefined => {
    const targets = [...new Set([...members].flatMap((id) => nodeOf(graph, id).next.map(({ to }) => to)))].filter(
      (to) => !members.has(to),
    );
    if (targets.length <= 1) return targets[0];
    const isEnd = (id: string): boolean => nodeOf(graph, id).kind === 'end';
    // What leads straight to an end is only a way out.
    const endsSoon = (id: string): boolean => {
      const { kind, next } = nodeOf(graph, id);
      const [ahead] = next;
      return kind === 'end' || (kind === 'do' && ahead !== undefined && !members.has(ahead.to) && endsSoon(ahead.to));
    };
    const ends = targets.filter((id) => !endsSoon(id));
    const onward = ends.length > 0 ? ends : targets.filter((id) => !isEnd(id));
    if (onward.length === 1) return onward[0];
    const last = onward.sort((left, right) => rankOf(right) - rankOf(left)).find((id) => order.dominates(header, id));
    return waysMeet ? (meetingOf(onward, members, header) ?? last) : last;
  };
  /** A node and all that it leads forward to, outside of a loop. */
  const aheadOf = (start: string, members: ReadonlySet<string>): ReadonlySet<string> => {
    const ahead = new Set([start]);
    for (const id of ahead)
      for (const { to } of nodeOf(graph, id).next) if (rankOf(to) > rankOf(id) && !members.has(to)) ahead.add(to);
    return ahead;
  };
  /** Where all ways out of a loop have come together again. */
  const meetingOf = (exits: readonly string[], members: ReadonlySet<string>, header: string): string | undefined => {
    const [first, ...others] = exits.map((exit) => aheadOf(exit, members));
    return [...(first ?? [])]
      .filter((id) => others.every((ahead) => ahead.has(id)) && order.dominates(header, id))
      .sort((left, right) => rankOf(left) - rankOf(right))[0];
  };

  for (const attempt of [0, 1, 2]) {
    waysMeet = attempt === 1;
    isEndedInside = attempt === 2;
    statementsLeft = 20 + graph.nodes.size * mostStatementsPerNode;
    try {
      return tidyBlock(write(start, { loops: [] }), hasWhile);
    } catch (error) {
      if (!(error instanceof CannotBeStructured)) throw error;
    }
  }
  return undefined;
};

const toChoice = (
  step: Work,
  cases: readonly { readonly answers: readonly Answer[]; readonly body: Block }[],
): Block => {
  const bodyOf = (answer: boolean): Block => cases.find(({ answers }) => answers.includes(answer))?.body ?? [];
  const [first] = cases;
  if (cases.length === 1 && first !== undefined)
    return [{ kind: 'if', step, is: true, body: [], otherwise: [] }, ...first.body];
  if (step.answer === 'boolean' || isComputed(step))
    return [{ kind: 'if', step, is: true, body: bodyOf(true), otherwise: bodyOf(false) }];
  return [
    {
      kind: 'choose',
      step,
      cases: cases.map(({ answers, body }) => ({
        answers: answers.filter((answer) => typeof answer !== 'boolean'),
        body,
      })),
    },
  ];
};

/** The natural loops by their header: all that can come back to the header without passing it. */
const findLoops = (
  graph: FlowGraph,
  { rank, predecessors }: Pick<ReturnType<typeof orderFlow>, 'rank' | 'predecessors'>,
): ReadonlyMap<string, ReadonlySet<string>> => {
  const loops = new Map<string, Set<string>>();
  for (const id of rank.keys()) {
    for (const { to } of nodeOf(graph, id).next) {
      if ((rank.get(to) ?? 0) > (rank.get(id) ?? 0)) continue;
      const members = loops.get(to) ?? new Set([to]);
      loops.set(to, members);
      const queue = [id];
      for (const each of queue) {
        if (members.has(each)) continue;
        members.add(each);
        queue.push(...(predecessors.get(each) ?? []));
      }
    }
  }
  return loops;
};
