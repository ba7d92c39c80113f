import { type Answer, asText, type Name, type NameScope, type PathScenario, type Step } from '../../program/index.ts';
import { because } from '../because.ts';
import type { FlowCode } from './flow-code.ts';
import { type FlowGraph, nodeOf } from './flow-graph.ts';

interface Move {
  readonly from: string;
  readonly to: string;
  readonly answer?: Answer;
}

/** Ways through a flow that together use each of its lines: to each line that is not used yet the shortest way, and on to the nearest end. */
export const findPaths = (
  graph: FlowGraph,
  start: string,
  code: FlowCode,
  names: NameScope,
): readonly PathScenario[] => {
  const moves = new Map([...graph.nodes.keys()].map((id) => [id, movesFrom(graph, id, code)]));
  const movesOf = (id: string): readonly Move[] => moves.get(id) ?? [];
  const toNode = shortestWays(start, movesOf);
  const home = nearestEnds(graph, moves);
  const used = new Set<Move>();
  const ways: Omit<PathScenario, 'name'>[] = [];
  const walk = (ahead: readonly Move[], from: string): void => {
    const path = [...ahead, ...wayHome(from, home)];
    for (const move of path) used.add(move);
    ways.push(toWay(graph, code, path, start));
  };
  for (const [id, ahead] of toNode) {
    for (const move of movesOf(id)) if (!used.has(move)) walk([...ahead, move], move.to);
  }
  if (ways.length === 0) walk([], start);
  const reasons = because(ways, 'last');
  const lastsOf = lastDeeds(ways);
  return ways.map((way, index) => {
    const { outcome } = way;
    const ending = asText(outcome);
    const name = `${ending === 'end' ? lastsOf[index] : `ends with ${ending}`}${reasons[index] ?? ''}`;
    return { name: names.sentence(name, outcome.from), ...way };
  });
};

/** How each way comes to the one end: by what is done last, where not all do the same and it is said in few words. */
const lastDeeds = (ways: readonly Omit<PathScenario, 'name'>[]): readonly string[] => {
  const lasts = ways.map(({ calls }) => calls.findLast(({ answer }) => answer === undefined)?.name);
  const isShort = (name: Name): boolean => asText(name).length <= longestDeed;
  return new Set(lasts).size < 2
    ? ways.map(() => 'reaches the end')
    : lasts.map((last) => (last !== undefined && isShort(last) ? `ends with ${asText(last)}` : 'reaches the end'));
};

/** Letters of what is said to be done last in the name of a test, which also says why. */
const longestDeed = 30;

const movesFrom = (graph: FlowGraph, id: string, code: FlowCode): readonly Move[] => {
  const node = nodeOf(graph, id);
  if (node.kind === 'ask') return code.answersOf(id).map(({ answer, to }) => ({ from: id, to, answer }));
  return node.next.slice(0, 1).map(({ to }) => ({ from: id, to }));
};

/** The shortest way to each node, nearest first. */
const shortestWays = (
  start: string,
  movesOf: (id: string) => readonly Move[],
): ReadonlyMap<string, readonly Move[]> => {
  const ways = new Map<string, readonly Move[]>([[start, []]]);
  for (const [id, way] of ways) {
    for (const move of movesOf(id)) if (!ways.has(move.to)) ways.set(move.to, [...way, move]);
  }
  return ways;
};

/** For each node the move that leads nearer to an end. */
const nearestEnds = (graph: FlowGraph, moves: ReadonlyMap<string, readonly Move[]>): ReadonlyMap<string, Move> => {
  const into = new Map<string, Move[]>();
  for (const each of moves.values()) {
    for (const move of each) into.set(move.to, [...(into.get(move.to) ?? []), move]);
  }
  const home = new Map<string, Move>();
  const queue = [...graph.nodes.values()].filter(({ kind }) => kind === 'end').map(({ id }) => id);
  const seen = new Set(queue);
  for (const id of queue) {
    for (const move of into.get(id) ?? []) {
      if (seen.has(move.from)) continue;
      seen.add(move.from);
      home.set(move.from, move);
      queue.push(move.from);
    }
  }
  return home;
};

const wayHome = (from: string, home: ReadonlyMap<string, Move>): readonly Move[] => {
  const way: Move[] = [];
  for (let move = home.get(from); move !== undefined; move = home.get(move.to)) way.push(move);
  return way;
};

const toWay = (graph: FlowGraph, code: FlowCode, path: readonly Move[], start: string): Omit<PathScenario, 'name'> => {
  const visited = [start, ...path.map(({ to }) => to)];
  const calls: readonly Step[] = visited.filter((id) => nodeOf(graph, id).kind !== 'end').map(code.stepOf);
  const answers = path.flatMap(({ from, answer }) =>
    answer === undefined ? [] : [{ step: code.stepOf(from), answer }],
  );
  return { answers, calls, outcome: code.outcomeOf(visited.at(-1) ?? start) };
};
