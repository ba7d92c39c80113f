import {
  type Answer,
  type Computed,
  type Expression,
  evaluate,
  isComputed,
  type PassedValue,
  type Work,
} from '../../../program/index.ts';
import { keyOf } from '../../messages/taken-first.ts';
import type { FlowCode } from '../flow-code.ts';
import { type FlowGraph, nodeOf } from '../flow-graph.ts';
import type { FlowValues } from './flow-values.ts';

/** A node of a flow that runs, with what its variables are then. */
export interface State {
  readonly id: string;
  readonly values: ReadonlyMap<string, Computed>;
}

export interface Move {
  readonly from: State;
  readonly to: State;
  /** What others answered, or gave back. */
  readonly answer?: Answer | PassedValue;
  /** What a test of this move shows: that the line is gone, and how near to its other answer a comparison is. */
  readonly shows: readonly { readonly what: string; readonly margin: number }[];
  /** The answer that the flow computed. */
  readonly found?: boolean;
}

export interface Runs {
  /** The nearest first. */
  readonly states: readonly State[];
  readonly movesOf: (state: State) => readonly Move[];
  /** The move by which a state is reached first; none where a flow begins. */
  readonly cameBy: ReadonlyMap<State, Move>;
}

/** States beyond which nobody looks for a way. */
const mostStates = 5_000;

/** All that can happen in a flow, with examples of what others bring, up to a number of states. */
export const runStates = (graph: FlowGraph, start: string, code: FlowCode, values: FlowValues): Runs => {
  const byKey = new Map<string, State>();
  const stateOf = (id: string, known: ReadonlyMap<string, Computed>): State => {
    const key = [id, ...[...known].sort(([one], [other]) => (one < other ? -1 : 1)).flat()].join('\u0000');
    const state = byKey.get(key) ?? { id, values: known };
    byKey.set(key, state);
    return state;
  };
  const movesFrom = (from: State): readonly Move[] => {
    const node = nodeOf(graph, from.id);
    if (node.kind === 'end') return [];
    const work = code.stepOf(from.id);
    if (node.kind === 'ask') return answersFrom(from, work);
    const [next] = node.next;
    if (next === undefined) return [];
    const line = [{ what: from.id, margin: 0 }];
    const set = (value: Computed, answer?: PassedValue): Move => ({
      from,
      to: stateOf(next.to, new Map([...from.values, [keyOf(work.result as PassedValue), value]])),
      shows: line,
      ...(answer !== undefined && { answer }),
    });
    if (isComputed(work)) {
      const value = evaluate(work.computes, (variable) => from.values.get(keyOf(variable)));
      return value === undefined ? [] : [set(value)];
    }
    const { result, varies } = work;
    if (result === undefined) return [{ from, to: stateOf(next.to, from.values), shows: line }];
    if (varies !== true) return [set(plainSample(result))];
    return (values.examples.get(keyOf(result)) ?? []).map((sample) => set(sample, { ...result, sample }));
  };
  const answersFrom = (from: State, work: Work): readonly Move[] => {
    const exits = code.answersOf(from.id);
    if (!isComputed(work))
      return exits.map(({ answer, to }, index) => ({
        from,
        to: stateOf(to, from.values),
        answer,
        shows: [{ what: `${from.id} ${index}`, margin: 0 }],
      }));
    const valueFor = (variable: PassedValue): Computed | undefined => from.values.get(keyOf(variable));
    const found = evaluate(work.computes, valueFor);
    return exits.flatMap(({ answer, to }, index): readonly Move[] => {
      if (answer !== found) return [];
      const told = margins(work.computes, valueFor);
      const line = { what: `${from.id} ${index}`, margin: told.length === 1 ? (told[0]?.margin ?? 0) : 0 };
      const parts = told.length === 1 ? [] : told.map(({ what, margin }) => ({ what: `${from.id} ${what}`, margin }));
      return [{ from, to: stateOf(to, from.values), shows: [line, ...parts], found: answer }];
    });
  };
  const moves = new Map<State, readonly Move[]>();
  const cameBy = new Map<State, Move>();
  const reached = new Set(startsOf(values).map((known) => stateOf(start, known)));
  for (const state of reached) {
    const own = movesFrom(state);
    moves.set(state, own);
    for (const move of own) {
      if (reached.has(move.to) || reached.size >= mostStates) continue;
      reached.add(move.to);
      cameBy.set(move.to, move);
    }
  }
  return {
    states: [...reached],
    movesOf: (state) => (moves.get(state) ?? []).filter(({ to }) => reached.has(to)),
    cameBy,
  };
};

/** An example as a value that a flow computes with; a list only goes from one to another. */
export const plainSample = ({ sample }: PassedValue): Computed => (typeof sample === 'object' ? '' : sample);

/** What a variable is when a step takes it. */
export const inState = (values: ReadonlyMap<string, Computed>, value: PassedValue): PassedValue => {
  const sample = values.get(keyOf(value));
  return sample === undefined || typeof value.sample === 'object' ? value : { ...value, sample };
};

/** Each set of examples that a flow may be given. */
const startsOf = ({ inputs, examples }: FlowValues): readonly ReadonlyMap<string, Computed>[] =>
  inputs.reduce<readonly ReadonlyMap<string, Computed>[]>(
    (all, input) =>
      all.flatMap((known) =>
        (examples.get(keyOf(input)) ?? [plainSample(input)]).map((value) => new Map([...known, [keyOf(input), value]])),
      ),
    [new Map()],
  );

/** Of each comparison that alone decides a condition: which, how it came out, and how far its sides are from each other. */
const margins = (
  condition: Expression,
  valueFor: (variable: PassedValue) => Computed | undefined,
): readonly { readonly what: string; readonly margin: number }[] => {
  const told: { what: string; margin: number }[] = [];
  let count = 0;
  const tell = (part: Expression, decides: boolean): void => {
    if (part.kind === 'joined') {
      const [left, right] = [part.left, part.right].map((each) => evaluate(each, valueFor));
      const neutral = part.by === 'all';
      tell(part.left, decides && right === neutral);
      tell(part.right, decides && left === neutral);
      return;
    }
    count += 1;
    if (part.kind !== 'comparison' || !decides) return;
    const [left, right] = [evaluate(part.left, valueFor), evaluate(part.right, valueFor)];
    const margin =
      typeof left === 'number' && typeof right === 'number' ? Math.abs(left - right) : Number(left !== right);
    told.push({ what: `${count} ${evaluate(part, valueFor)}`, margin });
  };
  tell(condition, true);
  return told.length === 0
    ? [
        { what: 'none', margin: 0 },
        { what: 'none', margin: 0 },
      ]
    : told;
};
