import type { Connector, Diagram, Placement, Style } from '../model/index.ts';

/**
 * Layouts put the source of a connector before its target. A connector whose target belongs before its source, as a parent class
 * above its children, is handed to them turned around; its route is turned back afterwards, so its line ends stay as they are.
 */
export const alongFlow = (diagram: Diagram): Diagram => {
  if (!diagram.connectors.some(isBackward)) return diagram;
  return { ...diagram, connectors: diagram.connectors.map((each) => (isBackward(each) ? turned(each) : each)) };
};

/** The placement of `alongFlow(diagram)` as one of `diagram`. */
export const againstFlow = (diagram: Diagram, placement: Placement): Placement => {
  const backward = new Set(diagram.connectors.flatMap((each) => (isBackward(each) ? [each.id] : [])));
  if (backward.size === 0) return placement;
  const routes = [...placement.routes].map(
    ([id, route]) => [id, backward.has(id) ? { ...route, points: route.points.toReversed() } : route] as const,
  );
  return { shapes: placement.shapes, routes: new Map(routes) };
};

const isBackward = ({ flow }: Connector): boolean => flow === 'backward';

const turned = (connector: Connector): Connector => {
  const { fromText, toText, style, flow: _, ...rest } = connector;
  return {
    ...rest,
    from: connector.to,
    to: connector.from,
    style: turnedStyle({ startArrow: 'none', endArrow: 'classic', ...style }),
    ...(toText === undefined ? {} : { fromText: toText }),
    ...(fromText === undefined ? {} : { toText: fromText }),
  };
};

/** Every key of draw.io that speaks of the start, such as `startFill`, speaks of the end, and the other way round. */
const turnedStyle = (style: Style): Style =>
  Object.fromEntries(
    Object.entries(style).map(([key, value]) => [key.replace(/^(start|end)(?=[A-Z])/, otherEnd), value]),
  );

const otherEnd = (end: string): string => (end === 'start' ? 'end' : 'start');
