import type { ElkNode } from 'elkjs/lib/elk-api.js';
import type { Diagram, Placement, Point, Rect, Route } from '../../model/index.ts';
import { withoutNeedlessPoints } from '../polyline.ts';
import type { PortPlan } from './choose-ports.ts';

/** Reads ELK's answer: absolute boxes and routes in the direction of their connectors. */
export const fromElk = (diagram: Diagram, plans: ReadonlyMap<string, PortPlan>, graph: ElkNode): Placement => {
  const shapes = new Map<string, Rect>();
  const collect = (node: ElkNode, origin: Point): void => {
    for (const child of node.children ?? []) {
      const box = {
        x: origin.x + (child.x ?? 0),
        y: origin.y + (child.y ?? 0),
        width: child.width ?? 0,
        height: child.height ?? 0,
      };
      shapes.set(child.id, box);
      collect(child, box);
    }
  };
  collect(graph, { x: 0, y: 0 });
  const byId = new Map((graph.edges ?? []).map((edge) => [edge.id, edge]));
  const routes = new Map<string, Route>();
  for (const connector of diagram.connectors) {
    const edge = byId.get(connector.id);
    const section = edge?.sections?.[0];
    if (edge === undefined || section === undefined) continue;
    const points = withoutNeedlessPoints([section.startPoint, ...(section.bendPoints ?? []), section.endPoint]);
    const label = edge.labels?.find(({ id }) => id === `${connector.id}#label`);
    routes.set(connector.id, {
      points: plans.get(connector.id)?.isBack ? [...points].reverse() : points,
      ...(label === undefined
        ? {}
        : {
            label: {
              x: (label.x ?? 0) + (label.width ?? 0) / 2,
              y: (label.y ?? 0) + (label.height ?? 0) / 2,
            },
          }),
    });
  }
  return { shapes, routes };
};
