import type { Diagram, Placement } from '../model/index.ts';
import { atMargin } from './at-margin.ts';
import { placeLabels } from './place-labels.ts';
import { repairRoutes } from './repair-routes.ts';

/** The diagram without the connectors that have no say in where shapes stand. */
export const withoutAside = (diagram: Diagram): Diagram => {
  const connectors = diagram.connectors.filter(({ flow }) => flow !== 'aside');
  return connectors.length === diagram.connectors.length ? diagram : { ...diagram, connectors };
};

/** Leads the connectors that were left out around everything that now has its place. */
export const placeAside = (diagram: Diagram, placement: Placement): Placement => {
  if (withoutAside(diagram) === diagram) return placement;
  return atMargin(diagram, placeLabels(diagram, repairRoutes(diagram, placement)));
};
