import {
  asText,
  isComputed,
  isGivenBack,
  type Name,
  type NameScope,
  type PathScenario,
  type Step,
  type Work,
} from '../../program/index.ts';
import { because, type Told } from '../because.ts';
import type { FlowCode } from './flow-code.ts';
import { type FlowGraph, nodeOf } from './flow-graph.ts';
import { type FlowValues, noValues } from './values/flow-values.ts';
import { inState, type Move, type Runs, runStates, type State } from './values/run-states.ts';

type Way = Omit<PathScenario, 'name'> & { readonly told: readonly Told[] };

export interface FoundPaths {
  readonly scenarios: readonly PathScenario[];
  /** A computed question one of whose answers no way gives, or all that no way comes to. */
  readonly missed: readonly string[];
}

/** More calls than that are no test that somebody reads. */
const mostCalls = 150;

/**
 * Ways through a flow that together use each of its lines: to each line that is not used yet the shortest way, and on to the nearest end. Of a
 * question that compares, the ways on which it is nearest to its other answer.
 */
export const findPaths = (
  graph: FlowGraph,
  start: string,
  code: FlowCode,
  { names, values = noValues }: { readonly names: NameScope; readonly values?: FlowValues },
): FoundPaths => {
  const runs = runStates(graph, start, code, values);
  const home = nearestEnds(graph, runs);
  const wayTo = (state: State): readonly Move[] => {
    const way: Move[] = [];
    for (let move = runs.cameBy.get(state); move !== undefined; move = runs.cameBy.get(move.from)) way.push(move);
    return way.reverse();
  };
  const shown = new Map<string, number>();
  const ways: Way[] = [];
  const walk = (path: readonly Move[], first: State): void => {
    for (const { what, margin } of path.flatMap(({ shows }) => shows))
      shown.set(what, Math.min(margin, shown.get(what) ?? Number.POSITIVE_INFINITY));
    ways.push(toWay(graph, code, path, first, values));
  };
  const isReadable = (path: readonly Move[]): boolean =>
    path.filter(({ from }) => !isComputed(code.stepOf(from.id))).length <= mostCalls;
  for (const [what, { move, margin }] of nearestMoves(runs, home)) {
    if ((shown.get(what) ?? Number.POSITIVE_INFINITY) <= margin) continue;
    const path = [...wayTo(move.from), move, ...wayHome(move.to, home)];
    const [first] = path;
    if (first !== undefined && isReadable(path)) walk(path, first.from);
  }
  const [only] = runs.states;
  if (ways.length === 0 && only !== undefined) walk([...wayHome(only, home)], only);
  const reasons = because(
    ways.map(({ told, outcome }) => ({ answers: told, outcome })),
    'last',
  );
  const lastsOf = lastDeeds(ways);
  const scenarios = ways.map(({ told: _, ...way }, index) => {
    const { outcome } = way;
    const ending = asText(outcome);
    const name = `${ending === 'end' ? lastsOf[index] : `ends with ${ending}`}${reasons[index] ?? ''}`;
    return { name: names.sentence(name, outcome.from), ...way };
  });
  return { scenarios, missed: missedIn(graph, code, shown, values) };
};

/** How each way comes to the one end: by what is done last, where not all do the same and it is said in few words. */
const lastDeeds = (ways: readonly Way[]): readonly string[] => {
  const lasts = ways.map(({ calls }) => calls.findLast(({ answer }) => answer === undefined)?.name);
  const isShort = (name: Name): boolean => asText(name).length <= longestDeed;
  return new Set(lasts).size < 2
    ? ways.map(() => 'reaches the end')
    : lasts.map((last) => (last !== undefined && isShort(last) ? `ends with ${asText(last)}` : 'reaches the end'));
};

/** Letters of what is said to be done last in the name of a test, which also says why. */
const longestDeed = 30;

/** For each thing that is to be shown the move that shows it best, of those from which the flow comes to an end. */
const nearestMoves = (
  { states, movesOf }: Runs,
  home: ReadonlyMap<State, Move | 'end'>,
): ReadonlyMap<string, { readonly move: Move; readonly margin: number }> => {
  const nearest = new Map<string, { readonly move: Move; readonly margin: number }>();
  for (const move of states.flatMap(movesOf)) {
    if (!home.has(move.to)) continue;
    for (const { what, margin } of move.shows)
      if (margin < (nearest.get(what)?.margin ?? Number.POSITIVE_INFINITY)) nearest.set(what, { move, margin });
  }
  return nearest;
};

/** For each state the move that leads nearer to an end. */
const nearestEnds = (graph: FlowGraph, { states, movesOf }: Runs): ReadonlyMap<State, Move | 'end'> => {
  const order = new Map([...graph.nodes.keys()].map((id, index) => [id, index]));
  const drawn = states.toSorted((one, other) => (order.get(one.id) ?? 0) - (order.get(other.id) ?? 0));
  const into = new Map<State, Move[]>();
  for (const move of drawn.flatMap(movesOf)) {
    const known = into.get(move.to) ?? [];
    known.push(move);
    into.set(move.to, known);
  }
  const ends = drawn.filter(({ id }) => nodeOf(graph, id).kind === 'end');
  const home = new Map<State, Move | 'end'>(ends.map((end) => [end, 'end']));
  const queue = [...ends];
  for (const state of queue) {
    for (const move of into.get(state) ?? []) {
      if (home.has(move.from)) continue;
      home.set(move.from, move);
      queue.push(move.from);
    }
  }
  return home;
};

const wayHome = (from: State, home: ReadonlyMap<State, Move | 'end'>): readonly Move[] => {
  const way: Move[] = [];
  for (let move = home.get(from); typeof move === 'object'; move = home.get(move.to)) way.push(move);
  return way;
};

const missedIn = (
  graph: FlowGraph,
  code: FlowCode,
  shown: ReadonlyMap<string, number>,
  { computed }: FlowValues,
): readonly string[] => {
  const asked = [...computed].flatMap(([id, { answer }]) => (answer === undefined ? [] : [id]));
  const isShown = (id: string): boolean => code.answersOf(id).every((_, index) => shown.has(`${id} ${index}`));
  const missed = asked.filter((id) => !isShown(id));
  // What lies behind a question may only be missed because of that.
  const reached = missed.filter((id) => code.answersOf(id).some((_, index) => shown.has(`${id} ${index}`)));
  const isWhole = [...graph.nodes.values()].every(({ id, kind }) =>
    kind === 'end' ? true : kind === 'ask' ? isShown(id) : shown.has(id),
  );
  if (reached.length > 0) return reached.slice(0, 1);
  return missed.length > 0 || isWhole ? missed : asked;
};

const toWay = (graph: FlowGraph, code: FlowCode, path: readonly Move[], first: State, { inputs }: FlowValues): Way => {
  const visited = [first, ...path.map(({ to }) => to)];
  const called = ({ id, values }: State): readonly Step[] => {
    const work: Work | undefined = nodeOf(graph, id).kind === 'end' ? undefined : code.stepOf(id);
    if (work === undefined || isComputed(work)) return [];
    if (work.parameters === undefined) return [work];
    return [{ ...work, parameters: work.parameters.map((each) => inState(values, each)) }];
  };
  const told = path.flatMap(({ from, answer, found }): readonly Told[] => {
    const work = code.stepOf(from.id);
    const said = found ?? (answer === undefined || isGivenBack(answer) ? undefined : answer);
    return said === undefined ? [] : [{ step: work, answer: said }];
  });
  const answers = path.flatMap(({ from, answer }): PathScenario['answers'] => {
    const work = code.stepOf(from.id);
    return answer === undefined || isComputed(work) ? [] : [{ step: work, answer }];
  });
  return {
    answers,
    told,
    calls: visited.flatMap(called),
    outcome: code.outcomeOf((visited.at(-1) ?? first).id),
    ...(inputs.length > 0 && { given: inputs.map((each) => inState(first.values, each)) }),
  };
};
