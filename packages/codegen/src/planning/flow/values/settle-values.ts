import { type Answer, type Block, createNameScope, type PassedValue, type Work } from '../../../program/index.ts';
import { keepResults } from '../../messages/keep-results.ts';
import { keyOf } from '../../messages/taken-first.ts';
import { readYesAndNo } from '../answers.ts';
import { findPaths } from '../find-paths.ts';
import type { FlowCode } from '../flow-code.ts';
import { type FlowGraph, nodeOf } from '../flow-graph.ts';
import { keepsScenario } from '../run-block.ts';
import { structureFlow } from '../structure-flow.ts';
import { findValues } from './find-values.ts';
import { type FlowValues, noValues } from './flow-values.ts';

interface Surroundings {
  /** Names that a variable must not have. */
  readonly taken: readonly string[];
  readonly takesInputs: boolean;
  readonly hasWhile: boolean;
}

/**
 * The values of a flow whose tests reach both answers of all that it computes, and whose code is choices and loops: a question of which one
 * answer is out of reach stays one that others are asked, and a table of states has no variables.
 */
export const settleValues = (
  graph: FlowGraph,
  start: string,
  { taken, takesInputs, hasWhile }: Surroundings,
): FlowValues => {
  const asked = new Set<string>();
  for (;;) {
    const values = findValues(graph, start, { asked, taken, takesInputs });
    if (values.computed.size + values.brought.size + values.taken.size === 0) return noValues;
    const code = sketchOf(graph, values);
    const { scenarios, missed } = findPaths(graph, start, code, { names: createNameScope(), values });
    for (const id of missed) asked.add(id);
    if (missed.length > 0) continue;
    const block = structureFlow(graph, start, code, { hasWhile });
    const body = block && withVariables(block, values);
    return body !== undefined && scenarios.every((scenario) => keepsScenario(body, scenario)) ? values : noValues;
  }
};

/** A block with its variables declared where they are first set. */
export const withVariables = (block: Block, { inputs }: Pick<FlowValues, 'inputs'>): Block =>
  keepResults(block, inputs);

/** What a step takes and gives back. */
export const valuesOf = (
  { taken, brought, examples }: FlowValues,
  id: string,
): { readonly parameters?: readonly PassedValue[]; readonly result?: PassedValue; readonly varies?: true } => {
  const [parameters, result] = [taken.get(id), brought.get(id)];
  return {
    ...(parameters !== undefined && { parameters }),
    ...(result !== undefined && { result }),
    ...(result !== undefined && examples.has(keyOf(result)) && { varies: true as const }),
  };
};

/** A flow whose steps have no names yet. */
const sketchOf = (graph: FlowGraph, values: FlowValues): FlowCode => {
  const scope = createNameScope();
  const port = { name: scope.take('port', [], ''), handle: scope.take('port', [], ''), summary: '', methods: [] };
  const works = new Map(
    [...graph.nodes.values()].map((node): [string, Work] => {
      const name = scope.take(node.id, [], 'step');
      const computed = values.computed.get(node.id);
      if (computed !== undefined) return [node.id, computed];
      if (node.kind !== 'ask') return [node.id, { name, port, ...valuesOf(values, node.id) }];
      const members = node.next.map(({ answer }) => scope.take(answer, [], 'answer'));
      const answer = readYesAndNo(node.next) === undefined ? { name, summary: '', members } : ('boolean' as const);
      return [node.id, { name, port, answer, ...valuesOf(values, node.id) }];
    }),
  );
  const workOf = (id: string): Work => works.get(id) ?? { name: scope.take(id, [], 'end'), port };
  return {
    stepOf: workOf,
    outcomeOf: (id) => workOf(id).name,
    answersOf: (id) => {
      const { next } = nodeOf(graph, id);
      const { answer: type } = workOf(id);
      const yes = readYesAndNo(next)?.yes;
      return next.map((exit, index) => {
        const member = typeof type === 'object' ? type.members[index] : undefined;
        const answer: Answer = member ?? exit === yes;
        return { answer, to: exit.to, about: exit.about };
      });
    },
  };
};
