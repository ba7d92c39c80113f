import type { LayoutAlgorithm } from '../layout-algorithm.ts';
import { placeLabels } from '../place-labels.ts';
import { assignRows } from './assign-rows.ts';
import type { Cell, FlowGraph } from './flow.ts';
import { buildGrid } from './grid.ts';
import { type FlowOrder, orderFlow } from './order-flow.ts';
import { readFlow } from './read-flow.ts';
import { routeFlows } from './route-flows.ts';
import { sizeGrid } from './size-grid.ts';
import { toOutlines, toPlacement } from './to-placement.ts';

/** Tried one after the other until no flow has to run on another one. */
const attempts = [
  { tracks: 3, mode: 'careful' },
  { tracks: 3, mode: 'generous' },
  { tracks: 6, mode: 'generous' },
] as const;

/** Swimlanes: columns along the flow, rows inside lanes, right-angled lines through the free spaces between them. */
export const lanes = {
  id: 'lanes',
  place: async (diagram) => {
    const graph = readFlow(diagram);
    const order = orderFlow(graph);
    const cells = assignRows(graph, order);
    const { grid, ways } = findRoutes(graph, cells, order);
    const placement = toPlacement(diagram, graph, grid, sizeGrid(graph, grid, ways), ways);
    // Labels keep clear of whole boxes, so lines are drawn on into the corners of slanted figures afterwards.
    return toOutlines(diagram, placeLabels(diagram, placement));
  },
} as const satisfies LayoutAlgorithm;

const findRoutes = (graph: FlowGraph, cells: readonly Cell[], order: FlowOrder) => {
  const route = ({ tracks, mode }: (typeof attempts)[number]) => {
    const grid = buildGrid(graph, cells, tracks);
    return { grid, ...routeFlows(graph, cells, order, grid, mode) };
  };
  const [first, ...others] = attempts;
  let best = route(first);
  for (const attempt of others) {
    if (best.clashes === 0) break;
    const next = route(attempt);
    if (next.clashes < best.clashes) best = next;
  }
  return best;
};
