import { type Cell, toLabelValue } from '../model/index.ts';
import type { Canvas } from './canvas.ts';
import type { EditOf } from './edit-kind.ts';
import { nameOf } from './label.ts';

/** How a new node joins the flow. */
export interface FlowPlan {
  /** Edges that now end at the new node, labels and all. */
  readonly turned: readonly Cell[];
  /** A new edge to the new node. */
  readonly into?: { readonly from: string; readonly label: string };
  /** A new edge from the new node, in the look of another. */
  readonly outOf?: { readonly to: string; readonly like?: Cell };
  /** The shapes that it stands behind and in front of. */
  readonly after?: string;
  readonly before?: string;
}

/**
 * Decides which edges turn to a new node and which are new. Between two shapes it takes over the edge that joins
 * them. With one neighbour only, a process takes it into its flow, so that "after A" means between A and what follows;
 * in other diagrams, where a neighbour says what it belongs to, it is joined to that neighbour alone.
 */
export const planFlow = (edit: EditOf<'addNode'>, canvas: Canvas): FlowPlan | { readonly reason: string } => {
  const { after, before } = edit;
  // Elements of a screen stand among each other; lines say what opens what.
  if (canvas.context.type.family === 'screens') {
    return { turned: [], ...(after === undefined ? {} : { after }), ...(before === undefined ? {} : { before }) };
  }
  if (after !== undefined && before !== undefined) return planBetween(after, before, edit, canvas);
  if (after !== undefined) return planAfter(after, edit, canvas);
  if (before !== undefined) return planBefore(before, canvas);
  return { turned: [] };
};

const planBetween = (after: string, before: string, edit: EditOf<'addNode'>, canvas: Canvas): FlowPlan => {
  const joining = canvas.edges.filter(({ source, target }) => source === after && target === before);
  const edge = joining.find((candidate) => hasLabel(candidate, edit.branch, canvas)) ?? joining[0];
  return edge === undefined
    ? { turned: [], into: { from: after, label: edit.branch ?? '' }, outOf: { to: before }, after, before }
    : takeOver(edge, before, edit.branch, canvas);
};

const planAfter = (after: string, edit: EditOf<'addNode'>, canvas: Canvas): FlowPlan | { readonly reason: string } => {
  const { branch } = edit;
  const attached: FlowPlan = { turned: [], into: { from: after, label: branch ?? '' }, after };
  if (canvas.context.type.family !== 'process') return attached;
  const leaving = canvas.edges.filter(({ source, target }) => source === after && canvas.boxes.has(target ?? ''));
  const [only] = leaving;
  if (only === undefined) return attached;
  const chosen = branch === undefined ? only : leaving.find((edge) => hasLabel(edge, branch, canvas));
  if (chosen === undefined) return attached;
  if (branch === undefined && leaving.length > 1) {
    const cell = canvas.cells.get(after);
    const ways = leaving.map((edge) => labelsOf(edge, canvas)[0] ?? '').filter((label) => label !== '');
    const named = ways.length === 0 ? '' : ` (${ways.join(', ')})`;
    return {
      reason: `${cell === undefined ? after : nameOf(cell)} has several exits${named}. Say which one the new step goes on.`,
    };
  }
  return takeOver(chosen, chosen.target ?? after, undefined, canvas);
};

const planBefore = (before: string, canvas: Canvas): FlowPlan => {
  const arriving = canvas.edges.filter(
    ({ source, target }) => target === before && source !== before && canvas.boxes.has(source ?? ''),
  );
  const [first] = arriving;
  if (canvas.context.type.family !== 'process' || first === undefined)
    return { turned: [], outOf: { to: before }, before };
  const source = arriving.length === 1 ? first.source : undefined;
  return {
    turned: arriving,
    outOf: { to: before, like: first },
    before,
    ...(source === undefined ? {} : { after: source }),
  };
};

const takeOver = (edge: Cell, before: string, branch: string | undefined, canvas: Canvas): FlowPlan => {
  const isUnlabelled = labelsOf(edge, canvas).length === 0;
  const turned = branch === undefined || !isUnlabelled ? edge : { ...edge, value: toLabelValue(branch, edge.style) };
  return {
    turned: [turned],
    outOf: { to: before, like: edge },
    before,
    ...(edge.source === undefined ? {} : { after: edge.source }),
  };
};

const hasLabel = (edge: Cell, label: string | undefined, canvas: Canvas): boolean =>
  label !== undefined && labelsOf(edge, canvas).some((text) => text.toLowerCase() === label.trim().toLowerCase());

/** The plain texts on an edge, its own first. */
const labelsOf = (edge: Cell, canvas: Canvas): readonly string[] =>
  [edge, ...canvas.childrenOf(edge.id)]
    .filter(({ value }) => value.trim() !== '')
    .map((cell) => nameOf(cell).slice(1, -1));
