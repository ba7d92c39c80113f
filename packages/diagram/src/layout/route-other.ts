import type { Connector, Rect, Route } from '../model/index.ts';
import { routeAround } from './route-around.ts';

/** The route of a connector that is no part of a tree, such as a dotted reporting line: around all boxes. */
export const routeOther = (connector: Connector, rects: ReadonlyMap<string, Rect>): Route | undefined => {
  const from = rects.get(connector.from);
  const to = rects.get(connector.to);
  if (from === undefined || to === undefined) return undefined;
  const obstacles = [...rects].filter(([id]) => id !== connector.from && id !== connector.to).map(([, rect]) => rect);
  return routeAround(from, to, obstacles, { labelSize: connector.labelSize });
};
