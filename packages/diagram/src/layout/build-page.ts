import {
  boundsOf,
  type Cell,
  type Connector,
  type Diagram,
  type Geometry,
  type Page,
  type Placement,
  type Point,
  type Rect,
  type Shape,
  type Style,
  toCaptionValue,
  toLabelValue,
  writeStyle,
} from '../model/index.ts';
import { findTheme } from '../themes/index.ts';
import { type Ancestry, ancestryOf } from './ancestry.ts';
import { type EndText, endTextsOf } from './end-text.ts';
import { fixedEnd } from './fixed-end.ts';
import { labelGeometryAt } from './label-geometry.ts';

/** Free space around everything on a page, px; layouts put the top left of all there. */
export const pageMargin = 40;

const rootId = '0';
const layerId = '1';

/**
 * Writes a placed diagram as a page of cells: root, layer, shapes with parents before their children, connectors. Every connector
 * carries its ends as fractions of its shapes and its bends as way points, so that every viewer draws the same route. The
 * same input gives the same bytes. Throws where a shape or a connector has no place.
 */
export const toPage = (diagram: Diagram, placement: Placement): Page => {
  const ancestry = ancestryOf(diagram.shapes);
  const boxes = new Map(diagram.shapes.map((shape) => [shape.id, roundedBox(boxFor(shape, placement))]));
  const styles = new Map(diagram.shapes.map((shape) => [shape.id, shape.style]));
  const context: PageContext = { ancestry, boxes, styles };
  return {
    id: 'page-1',
    name: diagram.title,
    attributes: { ...pageAttributes([...boxes.values()], placement), ...backgroundOf(diagram) },
    cells: [
      { id: rootId, kind: 'root', value: '', style: '' },
      { id: layerId, kind: 'layer', parent: rootId, value: '', style: layerStyle(diagram) },
      ...diagram.shapes.map((shape) => shapeCell(shape, context)),
      ...diagram.connectors.flatMap((connector) => connectorCells(connector, placement, context)),
    ],
  };
};

interface PageContext {
  readonly ancestry: Ancestry;
  /** Absolute, whole px. */
  readonly boxes: ReadonlyMap<string, Rect>;
  readonly styles: ReadonlyMap<string, Style>;
}

/** White is what draw.io shows anyway. */
const backgroundOf = ({ theme }: Diagram): Readonly<Record<string, string>> => {
  const { background } = findTheme(theme);
  return background === '#ffffff' ? {} : { background };
};

const layerStyle = ({ type, theme, direction }: Diagram): string =>
  writeStyle({ dlType: type, dlTheme: theme, dlDirection: direction });

const boxFor = (shape: Shape, placement: Placement): Rect => {
  const box = placement.shapes.get(shape.id);
  if (box === undefined) throw new Error(`The layout gave the shape "${shape.id}" no place.`);
  return box;
};

const roundedBox = (box: Rect): Rect => ({
  x: whole(box.x),
  y: whole(box.y),
  width: whole(box.width),
  height: whole(box.height),
});

/** Never minus zero. */
const whole = (value: number): number => Math.round(value) + 0;
const halves = (value: number): number => Math.round(value * 2) / 2 + 0;

const pageAttributes = (boxes: readonly Rect[], placement: Placement): Readonly<Record<string, string>> => {
  const bends = [...placement.routes.values()].flatMap((route) => [
    ...route.points,
    ...(route.label === undefined ? [] : [route.label]),
  ]);
  const bounds = boundsOf([...boxes, ...bends.map((point) => ({ ...point, width: 0, height: 0 }))]);
  const size = (end: number): string => String(Math.ceil(Math.max(0, end) + pageMargin));
  return {
    dx: '0',
    dy: '0',
    grid: '1',
    gridSize: '10',
    guides: '1',
    tooltips: '1',
    connect: '1',
    arrows: '1',
    fold: '1',
    page: '1',
    pageScale: '1',
    pageWidth: size(bounds === undefined ? 0 : bounds.x + bounds.width),
    pageHeight: size(bounds === undefined ? 0 : bounds.y + bounds.height),
    math: '0',
    shadow: '0',
  };
};

const shapeCell = (shape: Shape, { ancestry, boxes }: PageContext): Cell => {
  const parent = ancestry.around(shape.id)[0];
  const box = boxes.get(shape.id) ?? { x: 0, y: 0, ...shape.size };
  const origin = originOf(parent, boxes);
  return {
    id: shape.id,
    kind: 'vertex',
    parent: parent ?? layerId,
    value: toLabelValue(shape.label, shape.style) + (shape.caption === undefined ? '' : toCaptionValue(shape.caption)),
    style: writeStyle(shape.style),
    geometry: { ...box, x: box.x - origin.x, y: box.y - origin.y },
  };
};

const originOf = (parent: string | undefined, boxes: ReadonlyMap<string, Rect>): Point =>
  (parent === undefined ? undefined : boxes.get(parent)) ?? { x: 0, y: 0 };

const connectorCells = (connector: Connector, placement: Placement, context: PageContext): readonly Cell[] => {
  const route = placement.routes.get(connector.id);
  if (route === undefined) throw new Error(`The layout gave the connector "${connector.id}" no route.`);
  const { ancestry, boxes } = context;
  const parent = ancestry.common(connector.from, connector.to);
  const origin = originOf(parent, boxes);
  const points = route.points.map((point) => ({ x: halves(point.x), y: halves(point.y) }));
  const bends = points.slice(1, -1).map(({ x, y }) => ({ x: x - origin.x, y: y - origin.y }));
  const place = route.label === undefined ? { x: 0, y: 0 } : labelGeometryAt(points, route.label);
  const geometry: Geometry = {
    ...place,
    width: 0,
    height: 0,
    relative: true,
    ...(bends.length === 0 ? {} : { points: bends }),
  };
  const style = {
    ...connector.style,
    ...endStyle('exit', connector.from, points.at(0), context),
    ...endStyle('entry', connector.to, points.at(-1), context),
  };
  return [
    {
      id: connector.id,
      kind: 'edge',
      parent: parent ?? layerId,
      value: toLabelValue(connector.label, connector.style),
      style: writeStyle(style),
      source: connector.from,
      target: connector.to,
      geometry,
    },
    ...endTextsOf(connector, points).map((text) => endTextCell(connector, text)),
  ];
};

const endStyle = (end: 'exit' | 'entry', shape: string, point: Point | undefined, context: PageContext): Style => {
  const box = context.boxes.get(shape);
  if (box === undefined || point === undefined) return {};
  return fixedEnd(end, point, { style: context.styles.get(shape) ?? {}, box });
};

const endTextCell = (connector: Connector, { text, end, align, verticalAlign, offset }: EndText): Cell => {
  const { fontColor, fontSize } = connector.style;
  const style: Style = {
    edgeLabel: '',
    html: '1',
    align,
    verticalAlign,
    resizable: '0',
    ...(fontColor === undefined ? {} : { fontColor }),
    ...(fontSize === undefined ? {} : { fontSize }),
    labelBackgroundColor: 'none',
  };
  return {
    id: `${connector.id}.${end}`,
    kind: 'vertex',
    parent: connector.id,
    value: toLabelValue(text, style),
    style: writeStyle(style),
    geometry: { x: end === 'from' ? -1 : 1, y: 0, width: 0, height: 0, relative: true, offset },
    attributes: { connectable: '0' },
  };
};
