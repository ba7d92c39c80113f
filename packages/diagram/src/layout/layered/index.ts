import { atMargin } from '../at-margin.ts';
import type { LayoutAlgorithm } from '../layout-algorithm.ts';
import { placeLabels } from '../place-labels.ts';
import { repairRoutes } from '../repair-routes.ts';
import { tidyRoutes } from '../tidy-routes.ts';
import { choosePorts } from './choose-ports.ts';
import { fromElk } from './from-elk.ts';
import { toElk } from './to-elk.ts';

/** Layers along the flow, right-angled lines, groups around their children. ELK places; we choose the ends and tidy. */
export const layered = {
  id: 'layered',
  place: async (diagram, tools) => {
    const plans = choosePorts(diagram);
    const placed = fromElk(diagram, plans, await tools.elk(toElk(diagram, plans)));
    return atMargin(diagram, placeLabels(diagram, tidyRoutes(diagram, repairRoutes(diagram, placed))));
  },
} as const satisfies LayoutAlgorithm;
