import type { Rehearsed, RehearsedWay } from '@diagloom/diagram/layout';
import type { DiagramSpec, DiagramType, Direction } from '@diagloom/diagram/model';
import type { DraftingTools } from './drafting-tools.ts';
import { type DrawOptions, placeSpec } from './draw-spec.ts';

/**
 * Places what is there of a spec that is still being written, to know how the whole will be placed best: placing costs most where several ways
 * are tried. What was best for less of it is tried first. Out: the ways that were best; undefined where there was nothing to choose.
 */
export const rehearseSpec = async (
  spec: DiagramSpec,
  type: DiagramType,
  { layout }: DraftingTools,
  { before, ...options }: DrawOptions & { readonly before?: Rehearsed | undefined } = {},
): Promise<Rehearsed | undefined> => {
  const ways: Partial<Record<Direction, RehearsedWay>> = {};
  const onBest = (direction: Direction, best: RehearsedWay): void => {
    ways[direction] = best;
  };
  const rehearsed = { ways: before?.ways ?? {} };
  const { diagram, turning } = await placeSpec(spec, type, { layout: { ...layout, rehearsed, onBest } }, options);
  return ways[diagram.direction] === undefined ? undefined : { ways, turning };
};
