import type { LayoutAlgorithm } from '../layout-algorithm.ts';
import { placeLabels } from '../place-labels.ts';
import { assignRows } from './assign-rows.ts';
import { buildGrid } from './grid.ts';
import { orderFlow } from './order-flow.ts';
import { readFlow } from './read-flow.ts';
import { routeFlows } from './route-flows.ts';
import { sizeGrid } from './size-grid.ts';
import { toPlacement } from './to-placement.ts';

/** How many tracks are tried between two columns or rows; more where flows would have to share one. */
const trackCounts = [3, 6, 12] as const;

/** Swimlanes: columns along the flow, rows inside lanes, right-angled lines through the free spaces between them. */
export const lanes = {
  id: 'lanes',
  place: async (diagram) => {
    const graph = readFlow(diagram);
    const order = orderFlow(graph);
    const cells = assignRows(graph, order);
    const attempts = function* () {
      for (const tracks of trackCounts) {
        const grid = buildGrid(graph, cells, tracks);
        yield { grid, ...routeFlows(graph, cells, order, grid) };
      }
    };
    let best: ({ readonly grid: ReturnType<typeof buildGrid> } & ReturnType<typeof routeFlows>) | undefined;
    for (const attempt of attempts()) {
      if (best === undefined || attempt.clashes < best.clashes) best = attempt;
      if (best.clashes === 0) break;
    }
    if (best === undefined) return { shapes: new Map(), routes: new Map() };
    const sized = sizeGrid(graph, cells, best.grid, best.ways);
    return placeLabels(diagram, toPlacement(diagram, graph, best.grid, sized, best.ways));
  },
} as const satisfies LayoutAlgorithm;
