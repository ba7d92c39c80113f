import { singular } from '../lexicon/morphology.ts';
import type { Build } from './flow-build.ts';
import type { Exit, FlowNode } from './flow-graph.ts';

/**
 * `If it leaks, the guard calls the plumber. The plumber mends it.`: whoever first appears as the one who is called in a case acts in that case.
 * In: the flow so far, its loose ends and who acts next. Out: the ends behind which they were called; undefined where they are called nowhere or
 * everywhere.
 */
export const exitsThatCall = (
  build: Build,
  exits: readonly Exit[],
  actor: string | undefined,
): readonly Exit[] | undefined => {
  if (actor === undefined || exits.length < 2) return undefined;
  const words = actor.toLowerCase().split(/\s+/).map(singular);
  const names = ({ label }: FlowNode): boolean => {
    const told = new Set(
      label
        .toLowerCase()
        .split(/[^\p{L}\p{N}]+/u)
        .map(singular),
    );
    return words.every((word) => told.has(word));
  };
  const calls = (exit: Exit): boolean => {
    const last = build.nodes[exit.from];
    return last?.kind === 'step' && last.actor?.toLowerCase() !== actor.toLowerCase() && names(last);
  };
  const calling = exits.filter(calls);
  const isKnown = build.nodes.some(
    (node) =>
      node.actor?.toLowerCase() === actor.toLowerCase() ||
      (names(node) && calling.every(({ from }) => from !== node.id)),
  );
  return isKnown || calling.length !== 1 ? undefined : calling;
};
