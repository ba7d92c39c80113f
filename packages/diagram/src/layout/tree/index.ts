import type { Route } from '../../model/index.ts';
import { type Tree, toForest } from '../forest.ts';
import type { LayoutAlgorithm } from '../layout-algorithm.ts';
import { turnPlacement, turnSize } from '../orientation.ts';
import { routeOther } from '../route-other.ts';
import { placeForest } from './place-tree.ts';
import { routeToChild, routeToHungLeaf } from './route-tree.ts';

/** Org charts and other hierarchies: rows by depth, parents centred, long rows of leaves hung in columns. */
export const tree = {
  id: 'tree',
  place: async (diagram) => {
    const { roots, others } = toForest(diagram);
    const sizes = new Map(diagram.shapes.map(({ id, size }) => [id, turnSize(size, diagram.direction)]));
    const sizeOf = (id: string) => sizes.get(id) ?? { width: 0, height: 0 };
    const along = 50 + Math.max(0, ...diagram.connectors.map(({ labelSize }) => labelSize.height));
    const placed = placeForest(roots, sizeOf, { across: 30, along });
    const routes = new Map<string, Route>();
    const routeChildren = (parent: Tree): void => {
      for (const child of parent.children) {
        const from = placed.rects.get(parent.id);
        const to = placed.rects.get(child.id);
        const line = placed.hangingLines.get(child.id);
        if (child.connector !== undefined && from !== undefined && to !== undefined) {
          const channel = placed.channelAbove(child.id);
          const route =
            line === undefined
              ? routeToChild(child.connector, from, to, channel)
              : routeToHungLeaf(child.connector, from, to, line, channel);
          routes.set(child.connector.id, route);
        }
        routeChildren(child);
      }
    };
    roots.forEach(routeChildren);
    for (const connector of others) {
      const route = routeOther(connector, placed.rects);
      if (route !== undefined) routes.set(connector.id, route);
    }
    return turnPlacement({ shapes: placed.rects, routes }, diagram.direction);
  },
} as const satisfies LayoutAlgorithm;
