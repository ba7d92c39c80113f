import { centreOf, type Rect } from '@diagloom/diagram/model';
import type { ReadConnector, ReadShape } from './board-reading.ts';
import type { DrawingElement } from './drawing-element.ts';
import { distanceToPath, isInside } from './geometry.ts';
import { outlineOf } from './outline-of.ts';
import { textBoxOf } from './text-box.ts';

interface Parts {
  readonly shapes: readonly ReadShape[];
  readonly connectors: readonly ReadConnector[];
}

/** How far from a line its words may stand, px. */
const besideLine = 34;

/**
 * Words inside of a shape are its label, those near a line are the line's, others stand alone. Several in one place follow each other from
 * top to bottom.
 */
export const placeTexts = (elements: readonly DrawingElement[], { shapes, connectors }: Parts): Parts => {
  const texts = elements
    .filter(({ type, text = '' }) => type === 'text' && text.trim() !== '')
    .toSorted((a, b) => a.y - b.y || a.x - b.x);
  const labels = new Map<string, string>();
  const alone: ReadShape[] = [];
  for (const element of texts) {
    const words = (element.text ?? '').trim();
    const box = textBoxOf(element);
    const around = shapeAround(box, shapes);
    const isHolder = shapes.some(({ parent }) => parent === around);
    // Between the parts of a frame, words beside a line are the line's.
    const owner = (isHolder ? lineBeside(box, connectors) : undefined) ?? around ?? lineBeside(box, connectors);
    if (owner === undefined) alone.push({ id: element.id, kind: 'text', box, label: words });
    else labels.set(owner, labels.has(owner) ? `${labels.get(owner)}\n${words}` : words);
  }
  return {
    shapes: [...shapes.map((shape) => ({ ...shape, label: labels.get(shape.id) ?? shape.label })), ...alone],
    connectors: connectors.map((connector) => ({
      ...connector,
      label: (labels.get(connector.id) ?? connector.label).replaceAll('\n', ' '),
    })),
  };
};

/** The smallest shape with the middle of the words inside. */
const shapeAround = (box: Rect, shapes: readonly ReadShape[]): string | undefined => {
  const centre = centreOf(box);
  const around = shapes
    .filter((shape) => shape.kind !== 'text' && isInside(centre, outlineOf(shape.kind, shape.box)))
    .toSorted((a, b) => a.box.width * a.box.height - b.box.width * b.box.height)[0];
  return around?.id;
};

const lineBeside = (box: Rect, connectors: readonly ReadConnector[]): string | undefined => {
  const near = connectors
    .map(({ id, route }) => ({ id, away: awayFrom(box, route) }))
    .filter(({ away }) => away < besideLine)
    .toSorted((a, b) => a.away - b.away)[0];
  return near?.id;
};

/** From the nearest of some places of the box to the line. */
const awayFrom = ({ x, y, width, height }: Rect, route: ReadConnector['route']): number => {
  const places = [0, 0.25, 0.5, 0.75, 1].flatMap((share) =>
    [0, 0.5, 1].map((down) => ({ x: x + share * width, y: y + down * height })),
  );
  return Math.min(...places.map((place) => distanceToPath(place, route)));
};
