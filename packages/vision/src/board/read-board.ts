import { centreOf, type Point, type Rect } from '@diagloom/diagram/model';
import type { BoardReading, ReadConnector, ReadShape } from './board-reading.ts';
import type { DrawingElement } from './drawing-element.ts';
import { type Gathered, gatherStrokes, type Stroke } from './gather-strokes.ts';
import { boxOf } from './geometry.ts';
import { meetShapes } from './meet-shapes.ts';
import { placeTexts } from './place-texts.ts';

/**
 * Reads a board. In: its elements in the order in which they were drawn. Out: shapes, connectors between them, words on both, and which
 * shape holds which. Shapes and lines of the tools are what they are; strokes are what they resemble.
 */
export const readBoard = (elements: readonly DrawingElement[]): BoardReading => {
  const byId = new Map(elements.map((element) => [element.id, element]));
  const gathered = gatherStrokes(elements.flatMap(toStroke));
  const { figures, ink } = withoutLetters(gathered, elements);
  const shapes = withParents([
    ...figures.map((figure) => ({ ...figure, ...coloursOf(byId.get(figure.id)) })),
    ...elements.flatMap(toShape),
  ]);
  const lines = [
    ...gathered.lines.map(({ route, head, strokes }): ReadConnector => {
      const [id = ''] = strokes;
      return { id, route, head, label: '', ...lineColourOf(byId.get(id)) };
    }),
    ...elements.flatMap(toConnector),
  ];
  const connectors = meetShapes(lines, shapes);
  const read = placeTexts(elements, { shapes, connectors });
  const marked = markHandwriting(read.shapes, ink);
  return {
    shapes: marked.shapes,
    connectors: read.connectors,
    unread: marked.unread,
  };
};

const toStroke = ({ id, type, points }: DrawingElement): readonly Stroke[] =>
  (type === 'brush' || type === 'pen') && points !== undefined
    ? [{ id, path: points.map(([x, y]): Point => ({ x, y })) }]
    : [];

const toShape = (element: DrawingElement): readonly ReadShape[] => {
  const { id, type, x, y, width = 0, height = 0 } = element;
  if (type !== 'rectangle' && type !== 'circle' && type !== 'triangle' && type !== 'diamond') return [];
  return [{ id, kind: type, box: { x, y, width, height }, label: '', ...coloursOf(element) }];
};

const toConnector = (element: DrawingElement): readonly ReadConnector[] => {
  const { id, type, x, y, endX = x, endY = y } = element;
  if (type !== 'line' && type !== 'arrow') return [];
  const route = [
    { x, y },
    { x: endX, y: endY },
  ];
  return [{ id, route, head: type === 'arrow' ? 'end' : 'none', label: '', ...lineColourOf(element) }];
};

/** What the board draws with before a colour is chosen: a diagram has its theme's colour for that. */
export const usualColour = '#1f2937';

const lineColourOf = (element: DrawingElement | undefined) =>
  element === undefined || element.color.toLowerCase() === usualColour ? {} : { color: element.color };

const coloursOf = (element: DrawingElement | undefined) => ({
  ...lineColourOf(element),
  ...(element?.fill === undefined ? {} : { fill: element.fill }),
});

/** Letters are small beside what they stand in: as high as this share of it, and this many px. */
const letterShare = 0.4;
const letterHeight = 44;

/** An o inside of a box is a letter, no circle. */
const withoutLetters = ({ figures, ink, lines }: Gathered, elements: readonly DrawingElement[]) => {
  const boxes = [...figures.map(({ box }) => box), ...elements.flatMap(toShape).map(({ box }) => box)];
  const isLetter = (box: Rect): boolean =>
    Math.max(box.width, box.height) < letterHeight &&
    boxes.some((outer) => outer !== box && holds(outer, box) && box.height < letterShare * outer.height);
  const shapes = figures.flatMap((figure): readonly ReadShape[] => {
    const [id = ''] = figure.strokes;
    if (isLetter(figure.box)) return [];
    const doubt = figure.confidence < 0.25 ? ({ doubt: 'figure' } as const) : {};
    return [{ id, kind: figure.kind, box: figure.box, label: '', ...doubt }];
  });
  const letters = figures.filter(({ box }) => isLetter(box)).map(({ strokes: [id = ''], box }) => ({ id, box }));
  return { figures: shapes, ink: [...ink.map(({ id, path }) => ({ id, box: boxOf(path) })), ...letters], lines };
};

/** The smallest shape around each is its parent. */
const withParents = (shapes: readonly ReadShape[]): readonly ReadShape[] =>
  shapes.map((shape) => {
    const around = shapes
      .filter((other) => other !== shape && other.kind === 'rectangle' && holds(other.box, shape.box))
      .filter(({ box }) => areaOf(box) > 1.6 * areaOf(shape.box));
    const parent = around.toSorted((a, b) => areaOf(a.box) - areaOf(b.box))[0];
    return parent === undefined ? shape : { ...shape, parent: parent.id };
  });

const areaOf = ({ width, height }: Rect): number => width * height;

/** Hands are not exact: a little may stand out. */
const holds = (outer: Rect, inner: Rect): boolean => {
  const slack = 0.08 * Math.min(inner.width, inner.height);
  return (
    inner.x >= outer.x - slack &&
    inner.y >= outer.y - slack &&
    inner.x + inner.width <= outer.x + outer.width + slack &&
    inner.y + inner.height <= outer.y + outer.height + slack
  );
};

/** Words by hand are not read: the shape around them waits for somebody to type them. */
const markHandwriting = (shapes: readonly ReadShape[], ink: readonly { readonly id: string; readonly box: Rect }[]) => {
  const scribbled = new Set<string>();
  const unread: string[] = [];
  for (const { id, box } of ink) {
    const centre = centreOf(box);
    const around = shapes
      .filter((shape) => holds(shape.box, { ...centre, width: 0, height: 0 }))
      .toSorted((a, b) => areaOf(a.box) - areaOf(b.box))[0];
    if (around === undefined) unread.push(id);
    else scribbled.add(around.id);
  }
  return {
    unread,
    shapes: shapes.map((shape) =>
      scribbled.has(shape.id) && shape.label === '' ? { ...shape, doubt: 'handwriting' as const } : shape,
    ),
  };
};
