import type { Diagram, Placement } from '../../model/index.ts';
import { atMargin } from '../at-margin.ts';
import type { LayoutAlgorithm, LayoutTools } from '../layout-algorithm.ts';
import { placeLabels } from '../place-labels.ts';
import { repairRoutes } from '../repair-routes.ts';
import { crossingsWith } from '../route-world.ts';
import { tidyRoutes } from '../tidy-routes.ts';
import { choosePorts, type WayBack } from './choose-ports.ts';
import { fromElk } from './from-elk.ts';
import { toElk, type WrittenOrder } from './to-elk.ts';

/** Layers along the flow, right-angled lines, groups around their children. ELK places; we choose the ends and tidy. */
export const layered = {
  id: 'layered',
  place: async (diagram, tools) => atMargin(diagram, placeLabels(diagram, await fewestCrossings(diagram, tools))),
} as const satisfies LayoutAlgorithm;

/** The clearest ways first; they give way only where lines would cross for their sake. */
const tries: readonly { readonly order: WrittenOrder; readonly wayBack: WayBack }[] = [
  { order: 'NODES_AND_EDGES', wayBack: 'aside' },
  { order: 'PREFER_NODES', wayBack: 'aside' },
  { order: 'NONE', wayBack: 'aside' },
  { order: 'NONE', wayBack: 'through' },
];

/** Beyond this many connectors a second try takes too long. */
const mostForRetry = 60;

const fewestCrossings = async (diagram: Diagram, tools: LayoutTools): Promise<Placement> => {
  let best: { readonly placement: Placement; readonly crossings: number } | undefined;
  for (const { order, wayBack } of tries) {
    const plans = choosePorts(diagram, wayBack);
    const placed = fromElk(diagram, plans, await tools.elk(toElk(diagram, plans, order)));
    const placement = tidyRoutes(diagram, repairRoutes(diagram, placed));
    const crossings = countCrossings(placement);
    if (best === undefined || crossings < best.crossings) best = { placement, crossings };
    if (best.crossings === 0 || diagram.connectors.length > mostForRetry) break;
  }
  return best?.placement ?? { shapes: new Map(), routes: new Map() };
};

const countCrossings = ({ routes }: Placement): number => {
  const all = [...routes.values()];
  return all.reduce((sum, { points }, index) => sum + crossingsWith(points, all.slice(index + 1)), 0);
};
