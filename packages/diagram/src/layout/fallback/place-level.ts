import type { Connector, Point, Rect, Route, Size } from '../../model/index.ts';
import { groupBy } from '../group-by.ts';
import { tracksFor } from './channels.ts';
import { type Layers, type Link, layersOf, passWidth } from './layers.ts';
import { spreadAcross } from './spread.ts';

/** Shapes that are side by side in one container, or on the page, with the lines between them. Flow runs down. */
export interface Level {
  readonly shapes: readonly { readonly id: string; readonly size: Size; readonly room: number }[];
  readonly connectors: readonly Pick<Connector, 'id' | 'from' | 'to' | 'labelSize'>[];
}

interface PlacedLevel {
  readonly boxes: ReadonlyMap<string, Rect>;
  readonly routes: ReadonlyMap<string, Route>;
}

/** Between two layers, px: at least, beside the outermost tracks, and from track to track. */
const leastChannel = 24;
const besideTracks = 16;
const betweenTracks = 14;

/** Between a line and its label, px. */
const besideLine = 4;

/** The place that a line takes in the layer of its label: the line at its left, the label to the right. */
const labelRoom = ({ width, height }: Size): Size =>
  width === 0
    ? { width: passWidth, height: 0 }
    : { width: passWidth + 2 * besideLine + width, height: height + 2 * besideLine };

export const placeLevel = (level: Level): PlacedLevel => {
  const places = new Map(level.shapes.map((shape) => [shape.id, { ...shape, isPass: false }]));
  const nowhere = { size: { width: 0, height: 0 }, room: 0, isPass: false };
  const labels = new Map(level.connectors.map(({ id, labelSize }) => [id, labelRoom(labelSize)]));
  const structure = layersOf(
    level,
    (id) => places.get(id) ?? { id, ...nowhere },
    (line) => labels.get(line) ?? labelRoom({ width: 0, height: 0 }),
  );
  const middles = spreadAcross(structure);
  const ends = endsOf(structure, middles);
  const boxes = new Map<string, Rect>();
  const rooms = new Map<string, Rect>();
  const pieces = new Map<string, Point[]>();
  let y = 0;
  structure.layers.forEach((layer, index) => {
    const height = Math.max(0, ...layer.map(({ size }) => size.height));
    for (const { id, size, isPass } of layer) {
      const box = { x: (middles.get(id) ?? 0) - size.width / 2, y: y + (height - size.height) / 2, ...size };
      if (isPass) rooms.set(id, box);
      else boxes.set(id, box);
    }
    const links = structure.links[index] ?? [];
    const crossings = links.map((link) => ({ key: keyOf(link), ...(ends.get(keyOf(link)) ?? { from: 0, to: 0 }) }));
    const tracks = tracksFor(crossings);
    const first = y + height + besideTracks;
    const count = Math.max(0, ...[...tracks.values()].map((track) => track + 1));
    for (const { key, from, to } of crossings) {
      const track = tracks.get(key);
      if (track === undefined) continue;
      const level = first + track * betweenTracks;
      pieces.set(key, [
        { x: from, y: level },
        { x: to, y: level },
      ]);
    }
    y = Math.max(y + height + leastChannel, count === 0 ? 0 : first + (count - 1) * betweenTracks + besideTracks);
  });
  return { boxes, routes: routesOf(level, structure, { boxes, rooms, ends, pieces }) };
};

const keyOf = ({ line, from }: Link): string => `${line}\n${from}`;

interface Ends {
  readonly from: number;
  readonly to: number;
}

/** Where each link leaves its upper and meets its lower place; lines at one shape are spread over its side. */
const endsOf = ({ links, layers }: Layers, middles: ReadonlyMap<string, number>): ReadonlyMap<string, Ends> => {
  const places = new Map(layers.flatMap((layer) => layer.map((place) => [place.id, place] as const)));
  const ends = new Map<string, Ends>();
  const spreadOver = (
    place: string,
    own: readonly Link[],
    other: (link: Link) => string,
  ): ReadonlyMap<Link, number> => {
    const { width } = places.get(place)?.size ?? { width: 0 };
    const sorted = own.toSorted((one, next) => (middles.get(other(one)) ?? 0) - (middles.get(other(next)) ?? 0));
    const left = (middles.get(place) ?? 0) - width / 2;
    if (places.get(place)?.isPass) return new Map(sorted.map((link) => [link, left + passWidth / 2]));
    return new Map(sorted.map((link, index) => [link, left + (width * (index + 1)) / (sorted.length + 1)]));
  };
  for (const between of links) {
    const starts = new Map(
      [...groupBy(between, ({ from }) => from)].flatMap(([place, own]) => [...spreadOver(place, own, ({ to }) => to)]),
    );
    const stops = new Map(
      [...groupBy(between, ({ to }) => to)].flatMap(([place, own]) => [...spreadOver(place, own, ({ from }) => from)]),
    );
    for (const link of between) ends.set(keyOf(link), { from: starts.get(link) ?? 0, to: stops.get(link) ?? 0 });
  }
  return ends;
};

interface Pieces {
  readonly boxes: ReadonlyMap<string, Rect>;
  /** Of the places where lines pass. */
  readonly rooms: ReadonlyMap<string, Rect>;
  readonly ends: ReadonlyMap<string, Ends>;
  readonly pieces: ReadonlyMap<string, readonly Point[]>;
}

const routesOf = (level: Level, { links, turned }: Layers, found: Pieces): PlacedLevel['routes'] => {
  const { boxes, rooms, ends, pieces } = found;
  const byLine = groupBy(links.flat(), ({ line }) => line);
  const routes = new Map<string, Route>();
  for (const { id, labelSize } of level.connectors) {
    const own = byLine.get(id);
    const [first] = own ?? [];
    const last = own?.at(-1);
    const top = boxes.get(first?.from ?? '');
    const bottom = boxes.get(last?.to ?? '');
    if (own === undefined || first === undefined || last === undefined || top === undefined || bottom === undefined)
      continue;
    const points = [
      { x: ends.get(keyOf(first))?.from ?? 0, y: top.y + top.height },
      ...own.flatMap((link) => pieces.get(keyOf(link)) ?? []),
      { x: ends.get(keyOf(last))?.to ?? 0, y: bottom.y },
    ];
    const room =
      labelSize.width === 0 ? undefined : own.map(({ to }) => rooms.get(to)).find((box) => (box?.height ?? 0) > 0);
    const label = room && { x: room.x + (room.width + passWidth) / 2, y: room.y + room.height / 2 };
    routes.set(id, { points: turned.has(id) ? points.reverse() : points, ...(label === undefined ? {} : { label }) });
  }
  return routes;
};
