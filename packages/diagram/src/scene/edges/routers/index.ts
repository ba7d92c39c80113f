import type { Style } from '../../../model/index.ts';
import { elbowRouter } from './elbow.ts';
import { entityRelationRouter } from './entity-relation.ts';
import { isometricRouter } from './isometric.ts';
import { orthogonalRouter } from './orthogonal.ts';
import type { Router } from './router.ts';
import { segmentRouter } from './through-way-points.ts';

export { loopRouter } from './loop.ts';
export type { RouteRequest, Router } from './router.ts';

/** The values of draw.io's style key `edgeStyle`. */
const routers: ReadonlyMap<string, Router> = new Map([
  ['orthogonalEdgeStyle', orthogonalRouter],
  ['segmentEdgeStyle', segmentRouter],
  ['elbowEdgeStyle', elbowRouter],
  ['sideToSideEdgeStyle', elbowRouter],
  ['topToBottomEdgeStyle', (request) => elbowRouter({ ...request, style: { ...request.style, elbow: 'vertical' } })],
  ['entityRelationEdgeStyle', entityRelationRouter],
  ['isometricEdgeStyle', isometricRouter],
]);

/** The router of an edge's style; lines of other styles run straight from way point to way point. */
export const routerOf = (style: Style): Router =>
  (style.noEdgeStyle === '1' ? undefined : routers.get(style.edgeStyle ?? '')) ?? straightRouter;

const straightRouter: Router = ({ wayPoints }) => wayPoints;
