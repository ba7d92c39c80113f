import type { Rehearsed } from '@diagloom/diagram/layout';
import type { DiagramSpec, DiagramType } from '@diagloom/diagram/model';
import type { DraftingTools } from './drafting-tools.ts';
import { type DrawOptions, placeSpec } from './draw-spec.ts';

/**
 * Places what is there of a spec that is still being written, to know how the whole will be placed best: placing costs most where several ways
 * are tried. Out: the way that was best; undefined where there was nothing to choose.
 */
export const rehearseSpec = async (
  spec: DiagramSpec,
  type: DiagramType,
  { layout }: DraftingTools,
  options: DrawOptions = {},
): Promise<Rehearsed | undefined> => {
  const best: Rehearsed[] = [];
  const onBest = (found: Rehearsed): void => void best.push(found);
  const { diagram } = await placeSpec(spec, type, { layout: { ...layout, onBest } }, options);
  return best.findLast(({ direction }) => direction === diagram.direction);
};
