import type { Diagram, Placement } from '../model/index.ts';
import { ancestryOf } from './ancestry.ts';

/** The diagram as a layout sees it: without parts, connectors leading to the shapes that the parts belong to. */
export const withoutParts = (diagram: Diagram): Diagram => {
  const parts = new Set(diagram.shapes.filter((shape) => shape.placing === 'part').map((shape) => shape.id));
  if (parts.size === 0) return diagram;
  const { around } = ancestryOf(diagram.shapes);
  const whole = (id: string): string => (parts.has(id) ? (around(id).find((outer) => !parts.has(outer)) ?? id) : id);
  return {
    ...diagram,
    shapes: diagram.shapes.filter((shape) => !parts.has(shape.id)),
    connectors: diagram.connectors.map((connector) => ({
      ...connector,
      from: whole(connector.from),
      to: whole(connector.to),
    })),
  };
};

/** Gives each part of a shape its place inside its parent; a layout only places the shapes around them. */
export const placeParts = (diagram: Diagram, placement: Placement): Placement => {
  const shapes = new Map(placement.shapes);
  for (const shape of diagram.shapes) {
    const parent = shape.placing === 'part' && shape.parent !== undefined ? shapes.get(shape.parent) : undefined;
    if (parent === undefined) continue;
    const { x, y } = shape.offset ?? { x: 0, y: 0 };
    shapes.set(shape.id, { x: parent.x + x, y: parent.y + y, ...shape.size });
  }
  return { shapes, routes: placement.routes };
};
