import { writeDrawio } from '@diagloom/diagram/drawio';
import type { Diagram, DiagramType, Shape } from '@diagloom/diagram/model';
import { renderSvg } from '@diagloom/diagram/svg';
import { type DraftingTools, drawSpec, previewOptions } from '@diagloom/drafting/draw';
import { type DiagramTypeId, diagramTypeOf } from '@diagloom/types';
import { type BoardReading, type BoardSpec, toSpec } from '@diagloom/vision/board';

export interface BoardRequest {
  readonly reading: BoardReading;
  readonly type: DiagramTypeId;
  readonly title: string;
  /** `kept` leaves everything where it was drawn. */
  readonly arrangement: 'kept' | 'anew';
  /** `drawn`: lines keep the way that they were drawn, too, as those of pictures do; else they run straight. */
  readonly lines?: 'drawn' | 'straight';
  /** px of the reading for each px of the diagram; 1 where absent. */
  readonly unit?: number;
}

export interface ComposedBoard {
  readonly xml: string;
  readonly svg: string;
}

/** What a reading becomes as a diagram. */
export const composeBoard = async (request: BoardRequest, tools: DraftingTools): Promise<ComposedBoard> => {
  const { type, title, unit = 1 } = request;
  const read = toSpec(unit === 1 ? request.reading : scaled(request.reading, unit), type, title);
  const document = await drawSpec(read.spec, arranged(diagramTypeOf(type), read, request), tools);
  const [page] = document.pages;
  if (page === undefined) throw new Error('A drawn document has a page.');
  return { xml: writeDrawio(document), svg: renderSvg(page, previewOptions(page, title)) };
};

/** As large as a diagram is drawn. */
const scaled = (reading: BoardReading, unit: number): BoardReading => ({
  ...reading,
  shapes: reading.shapes.map((shape) => {
    const { x, y, width, height } = shape.box;
    return { ...shape, box: { x: x / unit, y: y / unit, width: width / unit, height: height / unit } };
  }),
  connectors: reading.connectors.map((connector) => ({
    ...connector,
    route: connector.route.map(({ x, y }) => ({ x: x / unit, y: y / unit })),
  })),
});

const arranged = (type: DiagramType, read: BoardSpec, { arrangement, lines }: BoardRequest): DiagramType => ({
  ...type,
  compose: (spec, look) => {
    const coloured = withColours(type.compose(spec, look), read);
    if (arrangement === 'anew') return laidOut(coloured);
    const placed = whereDrawn(coloured, read);
    return lines === 'drawn' ? asDrawn(placed, read) : placed;
  },
});

/** Every shape around the middle of where it was drawn, as large as it was drawn or as its words need. */
const whereDrawn = (diagram: Diagram, { sources }: BoardSpec): Diagram => ({
  ...diagram,
  layout: 'placed',
  shapes: diagram.shapes.map((shape) => {
    const drawn = sources.get(shape.id)?.box;
    if (drawn === undefined) return shape;
    const isHolder = shape.placing === 'container' || shape.placing === 'lane';
    const width = Math.round(isHolder ? drawn.width : Math.max(drawn.width, shape.size.width));
    const height = Math.round(isHolder ? drawn.height : Math.max(drawn.height, shape.size.height));
    return {
      ...shape,
      size: { width, height },
      position: {
        x: Math.round(drawn.x + (drawn.width - width) / 2),
        y: Math.round(drawn.y + (drawn.height - height) / 2),
      },
    };
  }),
});

/** Lines on the way that they were drawn: bends and all. */
const asDrawn = (diagram: Diagram, { lines }: BoardSpec): Diagram => ({
  ...diagram,
  connectors: diagram.connectors.map((connector) => {
    const drawn = lines.get(connector.id);
    if (drawn === undefined || drawn.route.length < 2) return connector;
    // A line with two heads is two that lie on each other.
    return { ...connector, route: drawn.route.map(({ x, y }) => ({ x: Math.round(x), y: Math.round(y) })) };
  }),
});

const laidOut = (diagram: Diagram): Diagram => ({
  ...diagram,
  layout: diagram.layout === 'placed' ? 'layered' : diagram.layout,
  shapes: diagram.shapes.map(({ position: _position, ...shape }) => shape),
});

/** Colours that somebody chose stay; the board's usual one gives way to the theme's. */
const withColours = (diagram: Diagram, { sources, lines }: BoardSpec): Diagram => ({
  ...diagram,
  shapes: diagram.shapes.map((shape): Shape => {
    const source = sources.get(shape.id);
    if (source === undefined) return shape;
    const { color, fill, kind } = source;
    const own = {
      ...(color === undefined ? {} : kind === 'text' ? { fontColor: color } : { strokeColor: color }),
      ...(fill === undefined ? {} : { fillColor: fill, fontColor: isDark(fill) ? '#ffffff' : '#111827' }),
    };
    return { ...shape, style: { ...shape.style, ...own } };
  }),
  connectors: diagram.connectors.map((connector) => {
    const color = lines.get(connector.id)?.color;
    return color === undefined ? connector : { ...connector, style: { ...connector.style, strokeColor: color } };
  }),
});

/** By the lightness that eyes see (Rec. 601). */
const isDark = (colour: string): boolean => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  return 0.299 * red + 0.587 * green + 0.114 * blue < 140;
};
