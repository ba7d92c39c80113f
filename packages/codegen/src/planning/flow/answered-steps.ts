import { actorsBefore } from '@diagloom/language/morphology';
import { labelWords, oneLine } from '../../program/index.ts';
import { answeredBy } from '../answered-by.ts';
import { readYesAndNo } from './answers.ts';
import { type FlowGraph, type FlowNode, nodeOf } from './flow-graph.ts';

/**
 * A flow in which a step and the question right behind it are one where both are plainly about the same: `check coverage` answers “Covered?”.
 * Both stand in one lane, nothing else leads to the question, which the flow does not compute by itself, and the same words mean the same
 * elsewhere.
 */
export const withAnsweredSteps = (
  graph: FlowGraph,
  lanes: ReadonlyMap<string, string>,
  isComputed: (id: string) => boolean,
): FlowGraph => {
  const nodes = [...graph.nodes.values()];
  const found = new Map(
    nodes.flatMap((node) => {
      const answered = answeredStep(graph, node, lanes);
      return answered === undefined || isComputed(answered.decides?.id ?? '') ? [] : [[node.id, answered] as const];
    }),
  );
  const isAlike = (one: FlowNode, other: FlowNode): boolean =>
    one.lane === other.lane && oneLine(one.label).toLowerCase() === oneLine(other.label).toLowerCase();
  const alone = [...found.values()].filter((answered) =>
    nodes.every((other) => other.id === answered.id || !isAlike(other, answered)),
  );
  const gone = new Set(alone.map(({ decides }) => decides?.id));
  const kept = new Map(alone.map((node) => [node.id, node]));
  return { nodes: new Map(nodes.flatMap((node) => (gone.has(node.id) ? [] : [[node.id, kept.get(node.id) ?? node]]))) };
};

/** A step with the exits of the question that it answers. */
const answeredStep = (graph: FlowGraph, node: FlowNode, lanes: ReadonlyMap<string, string>): FlowNode | undefined => {
  const [only, ...more] = node.next;
  if (node.kind !== 'do' || only === undefined || more.length > 0 || only.answer !== '') return undefined;
  const question = nodeOf(graph, only.to);
  const into = [...graph.nodes.values()].flatMap(({ next }) => next.filter(({ to }) => to === question.id));
  if (question.kind !== 'ask' || question.lane !== node.lane || into.length > 1) return undefined;
  // What somebody does who was only sent something is known later.
  const asked = labelWords(question.label);
  const actor = asked.slice(0, actorsBefore(asked)).join(' ');
  const lane = labelWords(lanes.get(node.lane ?? '') ?? '').join(' ');
  if (actor !== '' && lane !== '' && actor !== lane && labelWords(node.label).join(' ').includes(actor))
    return undefined;
  const deed = { label: node.label, actor: lanes.get(node.lane ?? '') ?? '' };
  const isWhole = readYesAndNo(question.next) !== undefined || answeredBy(deed, question.label) !== undefined;
  const said = isWhole ? [question.label] : question.next.map(({ answer }) => answer);
  const [is, ...others] = said.map((each) => answeredBy(deed, each));
  if (is === undefined || others.includes(undefined)) return undefined;
  return { ...node, kind: 'ask', decides: { id: question.id, label: question.label, is }, next: question.next };
};
