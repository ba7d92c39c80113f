import type { Connector, Diagram, Shape } from '../../model/index.ts';
import { type FlowOrder, flowOrderOf } from '../flow-order.ts';
import { groupBy } from '../group-by.ts';
import { figureOf } from '../outline.ts';
import { isRelational, sharedLook } from './relations.ts';
import type { FlowSide } from './sides.ts';

/**
 * Decides on which side of its shapes each connector starts and ends, before ELK places anything. The rules are a draughtsman's:
 * the main exit of a decision leaves ahead and the others at its sides; what leads back runs beside the flow; lines that meet
 * in a shape meet in one point, unless that would make it unclear who leads where.
 */
export interface PortPlan {
  readonly from: Port;
  readonly to: Port;
  /** Leads back against the flow. */
  readonly isBack: boolean;
  /** What it is to the flow: of the line from the start to the end, the main exit of another shape, such an exit to that line, or none of it. */
  readonly rank: Rank;
  /** Where ELK is to keep room for its label: at an end that is its own, else half-way. A back connector is seen from its target. */
  readonly room: 'source' | 'target' | 'middle';
}

export type Rank = 'trunk' | 'main' | 'joining' | 'other';

export interface Port {
  readonly id: string;
  readonly shape: string;
  readonly side: FlowSide;
}

/** A shape whose outline has a corner in the middle of each side: each exit gets a corner of its own. */
const hasCorners = (shape: Shape | undefined): boolean => shape !== undefined && figureOf(shape.style) === 'rhombus';

/** How lines lead back: `aside`, beside the flow; or `through`, from the front of a shape to the end of an earlier one. */
export type WayBack = 'aside' | 'through';

export const choosePorts = (diagram: Diagram, wayBack: WayBack = 'aside'): ReadonlyMap<string, PortPlan> => {
  const order = flowOrderOf(diagram);
  const shapes = new Map(diagram.shapes.map((shape) => [shape.id, shape]));
  const connectors = diagram.connectors.filter(({ from, to }) => from !== to && shapes.has(from) && shapes.has(to));
  const leaving = groupBy(connectors, (connector) => connector.from);
  const sides = new Map<string, { from: FlowSide; to: FlowSide }>();
  const main = new Set<string>();
  const leans = leansOf(diagram, leaving, shapes, order);

  for (const [from, exits] of leaving) {
    const ahead = exits.filter((exit) => !order.back.has(exit.id));
    const mainExit = mainExitOf(ahead, order);
    if (mainExit !== undefined) main.add(mainExit.id);
    for (const exit of exits) {
      if (order.back.has(exit.id)) continue;
      const toNote = shapes.get(exit.to)?.placing === 'note' && !hasCorners(shapes.get(from));
      const side = hasCorners(shapes.get(from)) ? exitSide(exit, ahead, mainExit) : 'out';
      sides.set(exit.id, { from: toNote ? 'far' : side, to: 'in' });
    }
    const taken = new Set(ahead.map((exit) => sides.get(exit.id)?.from));
    for (const exit of exits) {
      if (!order.back.has(exit.id)) continue;
      if (wayBack === 'through') {
        sides.set(exit.id, { from: 'in', to: 'out' });
        continue;
      }
      const wish: FlowSide = leans.get(from) === 'far' ? 'far' : 'near';
      const side = taken.has(wish) && hasCorners(shapes.get(from)) ? opposite(wish) : wish;
      sides.set(exit.id, { from: side, to: side });
      taken.add(side);
    }
  }
  // A corner of a decision takes one line only: what leads back to a corner that is taken comes in ahead.
  for (const connector of connectors) {
    const own = sides.get(connector.id);
    if (
      own === undefined ||
      wayBack === 'through' ||
      !order.back.has(connector.id) ||
      !hasCorners(shapes.get(connector.to))
    )
      continue;
    const isTaken = leaving.get(connector.to)?.some((exit) => sides.get(exit.id)?.from === own.to) ?? false;
    if (isTaken) sides.set(connector.id, { from: own.from, to: 'in' });
  }
  const trunk = trunkOf(diagram, connectors, main);
  const onTrunk = new Set(connectors.filter(({ id }) => trunk.has(id)).map(({ to }) => to));
  const rankOf = ({ id, to }: Connector): Rank => {
    if (trunk.has(id)) return 'trunk';
    if (!main.has(id)) return 'other';
    return onTrunk.has(to) ? 'joining' : 'main';
  };
  return nameEnds(connectors, { sides, order, rankOf, isAmongRelations: isRelational(diagram) });
};

/** The main exits that follow one another from the first shape. */
const trunkOf = (
  diagram: Diagram,
  connectors: readonly Connector[],
  main: ReadonlySet<string>,
): ReadonlySet<string> => {
  const entered = new Set(connectors.map((connector) => connector.to));
  const exits = new Map(connectors.filter(({ id }) => main.has(id)).map((connector) => [connector.from, connector]));
  const leads = (shape: Shape): boolean => exits.has(shape.id);
  const start = diagram.shapes.find((shape) => leads(shape) && !entered.has(shape.id)) ?? diagram.shapes.find(leads);
  const trunk = new Set<string>();
  for (let exit = exits.get(start?.id ?? ''); exit !== undefined && !trunk.has(exit.id); exit = exits.get(exit.to)) {
    trunk.add(exit.id);
  }
  return trunk;
};

const opposite = (side: 'near' | 'far'): 'near' | 'far' => (side === 'near' ? 'far' : 'near');

/** By how many steps a later exit must lead further than the first one to become the main line. */
const clearlyLonger = 2;

/** The first exit as written, unless it is a short way out and another one goes on. */
const mainExitOf = (ahead: readonly Connector[], order: FlowOrder): Connector | undefined => {
  const [first, ...others] = ahead;
  if (first === undefined) return undefined;
  return others.reduce(
    (best, exit) => (order.stepsAhead(exit.to) >= order.stepsAhead(best.to) + clearlyLonger ? exit : best),
    first,
  );
};

/** Main exit ahead, the next to the far side, then the near side; more than three all leave ahead. */
const exitSide = (exit: Connector, ahead: readonly Connector[], mainExit: Connector | undefined): FlowSide => {
  if (ahead.length > 3 || exit === mainExit) return 'out';
  return ahead.filter((other) => other !== mainExit).indexOf(exit) === 0 ? 'far' : 'near';
};

/** To which side of the main line a shape lies, as far as the exits that lead to it tell. */
const leansOf = (
  diagram: Diagram,
  leaving: ReadonlyMap<string, readonly Connector[]>,
  shapes: ReadonlyMap<string, Shape>,
  order: FlowOrder,
): ReadonlyMap<string, FlowSide> => {
  const leans = new Map<string, FlowSide>();
  const visit = (start: string): void => {
    const open = [start];
    for (let id = open.pop(); id !== undefined; id = open.pop()) {
      const ahead = (leaving.get(id) ?? []).filter((exit) => !order.back.has(exit.id));
      const mainExit = mainExitOf(ahead, order);
      for (const exit of [...ahead].reverse()) {
        if (leans.has(exit.to)) continue;
        const side = hasCorners(shapes.get(id)) ? exitSide(exit, ahead, mainExit) : 'out';
        leans.set(exit.to, side === 'out' ? (leans.get(id) ?? 'out') : side);
        open.push(exit.to);
      }
    }
  };
  for (const shape of diagram.shapes) {
    if (leans.has(shape.id)) continue;
    leans.set(shape.id, 'out');
    visit(shape.id);
  }
  return leans;
};

interface Naming {
  readonly sides: ReadonlyMap<string, { readonly from: FlowSide; readonly to: FlowSide }>;
  readonly order: FlowOrder;
  readonly rankOf: (connector: Connector) => Rank;
  readonly isAmongRelations: boolean;
}

/**
 * Names the ports. Lines that share their end in a shape get one port, but never a line that shares its other end, too: from
 * A and B to C and from A to D through one bar could be read as from B to D.
 */
const nameEnds = (
  connectors: readonly Connector[],
  { sides, order, rankOf, isAmongRelations }: Naming,
): ReadonlyMap<string, PortPlan> => {
  const sideOf = (connector: Connector, end: 'from' | 'to'): FlowSide =>
    sides.get(connector.id)?.[end] ?? (end === 'from' ? 'out' : 'in');
  const groupKey = (connector: Connector, end: 'from' | 'to'): string => `${connector[end]}.${sideOf(connector, end)}`;
  const sharedEnds = new Map<string, { readonly end: 'from' | 'to'; readonly port: string }>();
  for (const end of ['to', 'from'] as const) {
    for (const [key, group] of groupBy(connectors, (connector) => groupKey(connector, end))) {
      const alike = [...groupBy(group, (connector) => sharedLook(connector, end, isAmongRelations))];
      alike.forEach(([look, members], index) => {
        if (look === undefined || members.length < 2 || members.some(({ id }) => sharedEnds.has(id))) return;
        for (const { id } of members) sharedEnds.set(id, { end, port: `${key}.${index}` });
      });
    }
  }
  const portOf = (connector: Connector, end: 'from' | 'to'): Port => {
    const shape = connector[end];
    const side = sideOf(connector, end);
    const shared = sharedEnds.get(connector.id);
    return { id: shared?.end === end ? `#${shared.port}` : `${connector.id}#${end}`, shape, side };
  };
  const counts = new Map<string, number>();
  for (const connector of connectors) {
    for (const end of ['from', 'to'] as const) {
      const key = groupKey(connector, end);
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
  }
  const isAlone = (connector: Connector, end: 'from' | 'to'): boolean => counts.get(groupKey(connector, end)) === 1;
  const roomOf = (connector: Connector): PortPlan['room'] => {
    if (isAlone(connector, 'from')) return order.back.has(connector.id) ? 'target' : 'source';
    return sharedEnds.get(connector.id)?.end === 'from' && isAlone(connector, 'to') ? 'target' : 'middle';
  };
  return new Map(
    connectors.map((connector) => [
      connector.id,
      {
        from: portOf(connector, 'from'),
        to: portOf(connector, 'to'),
        isBack: order.back.has(connector.id),
        rank: rankOf(connector),
        room: roomOf(connector),
      },
    ]),
  );
};
