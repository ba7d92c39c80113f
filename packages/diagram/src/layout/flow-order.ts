import type { Connector, Shape } from '../model/index.ts';

/** What following the connectors from the start tells about a diagram. */
export interface FlowOrder {
  /** Connectors that lead back to where the flow has been. */
  readonly back: ReadonlySet<string>;
  /** How many steps the longest way ahead of a shape has, back connectors left out. */
  readonly stepsAhead: (shape: string) => number;
}

type Link = Graph['connectors'][number];

export interface Graph {
  readonly shapes: readonly Pick<Shape, 'id'>[];
  readonly connectors: readonly Pick<Connector, 'id' | 'from' | 'to'>[];
}

/**
 * Follows the connectors in the order in which they were written, from the shapes that nothing leads to, else from the
 * first shape. A connector that leads to a shape on the way to its own source is a back connector.
 */
export const flowOrderOf = (diagram: Graph): FlowOrder => {
  const leaving = new Map<string, Link[]>(diagram.shapes.map((shape) => [shape.id, []]));
  const entered = new Set<string>();
  for (const connector of diagram.connectors) {
    if (connector.from === connector.to) continue;
    leaving.get(connector.from)?.push(connector);
    entered.add(connector.to);
  }
  const ids = diagram.shapes.map((shape) => shape.id);
  const starts = [...ids.filter((id) => !entered.has(id)), ...ids];
  const back = new Set<string>();
  const steps = new Map<string, number>();
  for (const start of starts) follow(start, leaving, back, steps);
  return { back, stepsAhead: (shape) => steps.get(shape) ?? 0 };
};

/** Depth first without recursion: a chain may be thousands of steps long. */
const follow = (
  start: string,
  leaving: ReadonlyMap<string, readonly Link[]>,
  back: Set<string>,
  steps: Map<string, number>,
): void => {
  if (steps.has(start)) return;
  const onWay = new Set([start]);
  const stack = [{ id: start, next: 0, ahead: 0 }];
  for (let top = stack.at(-1); top !== undefined; top = stack.at(-1)) {
    const connector = leaving.get(top.id)?.[top.next];
    if (connector === undefined) {
      steps.set(top.id, top.ahead);
      onWay.delete(top.id);
      stack.pop();
      const before = stack.at(-1);
      if (before !== undefined) before.ahead = Math.max(before.ahead, top.ahead + 1);
      continue;
    }
    top.next += 1;
    const known = steps.get(connector.to);
    if (known !== undefined) top.ahead = Math.max(top.ahead, known + 1);
    else if (onWay.has(connector.to)) back.add(connector.id);
    else {
      onWay.add(connector.to);
      stack.push({ id: connector.to, next: 0, ahead: 0 });
    }
  }
};
