import { writeDrawio } from '@diagloom/diagram/drawio';
import type { Diagram, DiagramType, Point, Shape } from '@diagloom/diagram/model';
import { renderSvg } from '@diagloom/diagram/svg';
import { type DraftingTools, drawSpec, previewOptions } from '@diagloom/drafting/draw';
import { type DiagramTypeId, diagramTypeOf } from '@diagloom/types';
import { type BoardReading, type BoardSpec, type ReadConnector, type ReadShape, toSpec } from '@diagloom/vision/board';
import { spreadApart } from './spread-apart.ts';

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
  shapes: reading.shapes.map((shape) => enlargeShape(shape, 1 / unit)),
  connectors: reading.connectors.map((connector) => enlargeLine(connector, 1 / unit)),
});

const enlargeShape = (shape: ReadShape, by: number): ReadShape => {
  const { x, y, width, height } = shape.box;
  return { ...shape, box: { x: x * by, y: y * by, width: width * by, height: height * by } };
};

const enlargeLine = (connector: ReadConnector, by: number): ReadConnector => ({
  ...connector,
  route: connector.route.map(({ x, y }) => ({ x: x * by, y: y * by })),
});

const arranged = (type: DiagramType, read: BoardSpec, { arrangement, lines }: BoardRequest): DiagramType => ({
  ...type,
  compose: (spec, look) => {
    const coloured = withColours(type.compose(spec, look), read);
    if (arrangement === 'anew') return laidOut(coloured);
    const roomy = withRoom(coloured, read);
    const placed = whereDrawn(coloured, roomy);
    return lines === 'drawn' ? asDrawn(placed, roomy) : placed;
  },
});

/** Larger where shapes would lie on each other, as large as their words need them. */
const withRoom = ({ shapes }: Diagram, read: BoardSpec): BoardSpec => {
  const spread = spreadApart(
    shapes.flatMap((shape) => {
      const drawn = read.sources.get(shape.id)?.box;
      return drawn === undefined || isHolder(shape) ? [] : [{ drawn, needed: shape.size }];
    }),
  );
  return {
    ...read,
    sources: new Map([...read.sources].map(([id, shape]) => [id, enlargeShape(shape, spread)])),
    lines: new Map([...read.lines].map(([id, line]) => [id, enlargeLine(line, spread)])),
  };
};

const isHolder = ({ placing }: Shape): boolean => placing === 'container' || placing === 'lane';

/** Every shape around the middle of where it was drawn, as large as it was drawn or as its words need. */
const whereDrawn = (diagram: Diagram, { sources }: BoardSpec): Diagram => ({
  ...diagram,
  layout: 'placed',
  shapes: diagram.shapes.map((shape) => {
    const drawn = sources.get(shape.id)?.box;
    if (drawn === undefined) return shape;
    const width = Math.round(isHolder(shape) ? drawn.width : Math.max(drawn.width, shape.size.width));
    const height = Math.round(isHolder(shape) ? drawn.height : Math.max(drawn.height, shape.size.height));
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

/** Lines on the way that they were drawn: bends, slants, dashes and all. */
const asDrawn = (diagram: Diagram, { lines }: BoardSpec): Diagram => ({
  ...diagram,
  connectors: diagram.connectors.map((connector) => {
    const drawn = lines.get(connector.id);
    if (drawn === undefined || drawn.route.length < 2) return connector;
    const route = drawn.route.map(({ x, y }) => ({ x: Math.round(x), y: Math.round(y) }));
    const style = {
      ...connector.style,
      ...(isSlanted(route) ? { edgeStyle: 'none' } : {}),
      ...(drawn.isDashed === true ? { dashed: '1' } : {}),
    };
    // A line with two heads is two that lie on each other.
    return { ...connector, style, route };
  }),
});

/** px by which pieces of level and upright lines may be off. */
const slack = 4;

const isSlanted = (route: readonly Point[]): boolean =>
  route.some(({ x, y }, index) => {
    const before = route[index - 1] ?? { x, y };
    return Math.abs(x - before.x) > slack && Math.abs(y - before.y) > slack;
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
