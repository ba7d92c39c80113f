import type { DiagramSpec, Family, SpecEdge, SpecNode } from '@diagloom/diagram/model';
import { type LinearModel, readLinearModel, scoresOf } from '../instructions/reading/linear-model.ts';
import { type NodeView, viewOf } from '../report/judging/view.ts';
import { nodeFeatures } from './node-features.ts';
import { weights } from './node-weights.generated.ts';

/**
 * A node less likely to belong than this goes: of those of authors who were left out of learning, nine in ten that went were wrong. Families
 * that are not named lose as much as they gain. In a flow every step counts, as what comes after a missing one follows from the wrong thing.
 */
const leastChances: Readonly<Partial<Record<Family, number>>> = {
  classes: 0.2,
  entities: 0.2,
  hierarchy: 0.2,
  topology: 0.15,
  process: 0.06,
};

/** The same for documents, which tell more around the thing than people do who ask for a drawing. */
const leastChancesInDocuments: typeof leastChances = {
  classes: 0.4,
  entities: 0.4,
  hierarchy: 0.5,
  topology: 0.35,
  process: 0.2,
};

/** Of fewer nodes each was named for a reason. */
const fewest = 5;

export interface Pruned {
  readonly spec: DiagramSpec;
  /** What was left out, the least likely first. */
  readonly left: readonly SpecNode[];
}

/**
 * A drawing without the nodes that do not seem to belong to it, such as a box for "the whole idea"; what hung together through one still does.
 * The weights are learned by `npm run bench -- learn-nodes`. In: the text, what was read from it. Linear in the number of nodes and lines.
 */
export const pruneNodes = (
  prompt: string,
  spec: DiagramSpec,
  family: Family,
  model: LinearModel = learned(),
  isDocument = false,
): Pruned => {
  const leastChance = (isDocument ? leastChancesInDocuments : leastChances)[family];
  if (leastChance === undefined) return { spec, left: [] };
  const view = viewOf(prompt, spec, family);
  const left = view.nodes
    .filter((each) => mayGo(each.node, family) && !(family === 'topology' && isTold(each)))
    .map((each) => ({ node: each.node, chance: chanceOf(model, nodeFeatures(view, each)) }))
    .filter(({ chance }) => chance < leastChance)
    .toSorted((a, b) => a.chance - b.chance)
    .slice(0, Math.max(0, spec.nodes.length - fewest))
    .map(({ node }) => node);
  return { spec: left.reduce((rest, { id }) => withoutNode(rest, id, family), spec), left };
};

let known: LinearModel | undefined;

const learned = (): LinearModel => {
  known ??= readLinearModel(weights);
  return known;
};

/**
 * What only leads a flow is not judged by its words; what no text told was put there with reason, and of a number of things each is one.
 */
export const mayGo = ({ origin, kind, label }: SpecNode, family: Family): boolean =>
  (origin === undefined || origin === 'prompt') &&
  !(family === 'process' && kind !== undefined && kind !== 'task') &&
  !/ \d+$/.test(label);

/** Whether the text says what it is joined with. */
const isTold = ({ incoming, outgoing }: NodeView): boolean =>
  [...incoming, ...outgoing].some(({ source, origin }) => source !== undefined && origin !== 'repair');

const chanceOf = (model: LinearModel, features: readonly string[]): number => {
  const [drop = 0, keep = 0] = scoresOf(model, features);
  return 1 / (1 + Math.exp(drop - keep));
};

/** Families in which a line to a node and one from it tell that its neighbours hang together. */
const isBridged = (family: Family): boolean => family === 'process' || family === 'hierarchy' || family === 'topology';

const withoutNode = (spec: DiagramSpec, id: string, family: Family): DiagramSpec => {
  const touches = ({ from, to }: SpecEdge): boolean => from === id || to === id;
  const outgoing = spec.edges.filter(({ from, to }) => from === id && to !== id);
  const kept = spec.edges.filter((edge) => !touches(edge));
  const isDrawn = (one: string, other: string): boolean => kept.some(({ from, to }) => from === one && to === other);
  const bridge = (before: SpecEdge): readonly SpecEdge[] =>
    outgoing
      .filter(({ to }) => to !== before.from && !isDrawn(before.from, to))
      .map((after, at) => ({
        ...before,
        id: at === 0 ? before.id : after.id,
        to: after.to,
        label: before.label || after.label,
      }));
  return {
    ...spec,
    nodes: spec.nodes.filter((node) => node.id !== id),
    edges: spec.edges.flatMap((edge) => {
      if (!touches(edge)) return [edge];
      return isBridged(family) && edge.to === id && edge.from !== id ? bridge(edge) : [];
    }),
  };
};
