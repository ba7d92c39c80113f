import type { BoardReading, ReadConnector, ReadShape } from '@diagloom/vision/board';
import { lineBetween } from './line-between.ts';

/** Corrections of what was read; each gives the reading anew. What somebody has looked at is in doubt no more. */

export const correctShape = (reading: BoardReading, id: string, change: Partial<ReadShape>): BoardReading => ({
  ...reading,
  shapes: reading.shapes.map((shape) => (shape.id === id ? { ...shape, ...change, doubt: undefined } : shape)),
});

export const correctConnector = (reading: BoardReading, id: string, change: Partial<ReadConnector>): BoardReading => ({
  ...reading,
  connectors: reading.connectors.map((connector) => {
    if (connector.id !== id) return connector;
    const isMoved = change.route === undefined && ('from' in change || 'to' in change);
    const route = isMoved ? lineBetween(reading, { ...connector, ...change }) : connector.route;
    const next = { ...connector, route, ...change, doubt: undefined };
    const isLoose = next.from === undefined || next.to === undefined;
    return isLoose ? { ...next, doubt: 'loose-end' as const } : next;
  }),
});

/** A line that was not found. */
export const addConnector = (reading: BoardReading, from: string, to: string): BoardReading => {
  const ids = new Set(reading.connectors.map(({ id }) => id));
  let number = ids.size + 1;
  while (ids.has(`c${number}`)) number += 1;
  const connector: ReadConnector = { id: `c${number}`, from, to, route: [], head: 'end', label: '' };
  const route = lineBetween(reading, connector);
  return { ...reading, connectors: [...reading.connectors, { ...connector, route }] };
};

export const turnAround = (reading: BoardReading, id: string): BoardReading => {
  const connector = reading.connectors.find((each) => each.id === id);
  if (connector === undefined) return reading;
  const { from, to, route, head } = connector;
  return correctConnector(reading, id, {
    from: to,
    to: from,
    route: route.toReversed(),
    head: head === 'none' ? 'end' : head,
  });
};

/** Without a shape, its lines lose that end, and what it held stands by itself. */
export const removePart = (reading: BoardReading, id: string): BoardReading => {
  const parent = reading.shapes.find((shape) => shape.id === id)?.parent;
  return {
    ...reading,
    shapes: reading.shapes
      .filter((shape) => shape.id !== id)
      .map((shape) => (shape.parent === id ? { ...shape, parent } : shape)),
    connectors: reading.connectors
      .filter((connector) => connector.id !== id)
      .map((connector) => {
        const from = connector.from === id ? undefined : connector.from;
        const to = connector.to === id ? undefined : connector.to;
        const isCut = from !== connector.from || to !== connector.to;
        return isCut ? { ...connector, from, to, doubt: 'loose-end' as const } : connector;
      }),
  };
};
