import { runsThrough, segmentsOf } from '../layout/polyline.ts';
import { grown } from '../model/index.ts';
import { type Canvas, put, withChanges } from './canvas.ts';
import { edgeCell } from './new-edge.ts';
import type { FlowPlan } from './plan-flow.ts';
import { routeEdges } from './route-edge.ts';
import { routesOf } from './routes.ts';

/** Turns and adds the edges of a node that joins a flow, then routes them, and on a page of our own those that it stands in the way of. */
export const joinFlow = (canvas: Canvas, id: string, plan: FlowPlan, onward = ''): Canvas => {
  const turned = plan.turned.map((edge) => ({ ...(canvas.cells.get(edge.id) ?? edge), value: edge.value, target: id }));
  const joined = withChanges(
    canvas,
    turned.map((edge) => put(canvas, edge)),
  );
  const into = plan.into === undefined ? [] : [edgeCell(joined, { ...plan.into, to: id })];
  const like = plan.outOf?.like;
  const outOf =
    plan.outOf === undefined
      ? []
      : [edgeCell(joined, { from: id, to: plan.outOf.to, label: onward, ...(like === undefined ? {} : { like }) })];
  const added = withChanges(
    joined,
    [...into, ...outOf].map((edge) => put(joined, edge)),
  );
  const own = [...turned, ...into, ...outOf].map((edge) => edge.id);
  const crossed = added.isOwn ? edgesThrough(added, id).filter((edge) => !own.includes(edge)) : [];
  return routeEdges(added, [...own, ...crossed]);
};

/** Ids of the edges that run through a shape or touch it. */
export const edgesThrough = (canvas: Canvas, id: string): readonly string[] => {
  const box = canvas.boxes.get(id);
  if (box === undefined) return [];
  const near = grown(box, 2);
  return [...routesOf(canvas)].flatMap(([edge, points]) =>
    segmentsOf(points).some((segment) => runsThrough(segment, near)) ? [edge] : [],
  );
};
