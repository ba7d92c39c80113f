import type { DiagramSpec, Family, SpecNode } from '@diagloom/diagram/model';
import type { LinearModel } from '../instructions/reading/linear-model.ts';
import { personNouns } from '../lexicon/en/actors.ts';
import { type NodeView, viewOf } from '../report/judging/view.ts';
import { findPredicate } from '../segment/predicate.ts';
import { tokenise } from '../text/token.ts';
import { chanceIn } from './chance-in.ts';
import { nodeFeatures } from './node-features.ts';
import { withoutNode } from './without-node.ts';

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
export const pruneNodes = (prompt: string, spec: DiagramSpec, family: Family, model?: LinearModel): Pruned => {
  const leastChance = leastChances[family];
  if (leastChance === undefined) return { spec, left: [] };
  const view = viewOf(prompt, spec, family);
  const left = view.nodes
    .filter(
      (each) =>
        mayGo(each.node, family) &&
        !(family === 'process' && isBranch(each, spec)) &&
        !(family === 'topology' && isTold(each)) &&
        !(family === 'entities' && ((isPerson(each.node) && isTold(each)) || joinsOthers(each))),
    )
    .map((each) => ({ node: each.node, chance: chanceIn(nodeFeatures(view, each), model) }))
    .filter(({ chance }) => chance < leastChance)
    .toSorted((a, b) => a.chance - b.chance)
    .slice(0, Math.max(0, spec.nodes.length - fewest))
    .map(({ node }) => node);
  return { spec: left.reduce((rest, { id }) => withoutNode(rest, id, family), spec), left };
};

/**
 * What only leads a flow is not judged by its words, nor what has none, such as an emoji; what no text told was put there with reason, and of
 * a number of things each is one.
 */
export const mayGo = ({ origin, kind, label }: SpecNode, family: Family): boolean =>
  (origin === undefined || origin === 'prompt') &&
  !(family === 'process' && ((kind !== undefined && kind !== 'task') || tellsDeed(label))) &&
  /[\p{L}\p{N}]/u.test(label) &&
  !/ \d+$/.test(label);

/** All that is done on one of several ways at once: without it nothing would be. */
const isBranch = ({ incoming, outgoing }: NodeView, { nodes }: DiagramSpec): boolean =>
  incoming.some(({ from }) => nodes.some(({ id, kind }) => id === from && kind === 'fork')) &&
  outgoing.some(({ to }) => nodes.some(({ id, kind }) => id === to && kind === 'join'));

/** Somebody whose deeds a data model tells: tables would hold the key of one that is not drawn. */
const isPerson = ({ label }: SpecNode): boolean => personNouns.has(label.toLowerCase());

/** What has facts of its own and stands between two: without it neither would know of the other. */
const joinsOthers = ({ node, incoming, outgoing }: NodeView): boolean =>
  (node.attributes ?? []).some(({ marks = [] }) => !marks.includes('pk') && !marks.includes('fk')) &&
  incoming.length > 1 &&
  outgoing.length === 0;

/** Whether the text says what it is joined with. */
const isTold = ({ incoming, outgoing }: NodeView): boolean =>
  [...incoming, ...outgoing].some(({ source, origin }) => source !== undefined && origin !== 'repair');

/** `Pick the best one`, `The porter weighs the suitcase`: a verb with what it is done to was told as a step, whatever its words. */
const tellsDeed = (label: string): boolean => {
  const tokens = tokenise(label);
  const found = findPredicate(tokens);
  return (
    found !== undefined &&
    (found.form === 'base' || found.form === 'third') &&
    found.score >= surestDeed &&
    tokens.length > 1
  );
};

/** The score of a verb with a determiner behind it. */
const surestDeed = 8;
