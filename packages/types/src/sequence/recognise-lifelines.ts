import { centreOf, type Rect } from '@diagloom/diagram/model';
import type { SceneEdge, SceneShape } from '@diagloom/diagram/scene';
import type { PageGraph } from '../families/recognise/read-graph.ts';

/** The lifelines of a page with the bars and crosses upon them, and the messages between them in order of time. */
export interface Lifelines {
  /** From left to right. */
  readonly shapes: readonly SceneShape[];
  readonly bars: readonly Bar[];
  /** Lifelines that end in a cross, with the id of that cross. */
  readonly crosses: ReadonlyMap<string, string>;
  /** From top to bottom. */
  readonly messages: readonly SceneMessage[];
}

export interface Bar {
  readonly id: string;
  readonly participant: string;
  readonly bounds: Rect;
  /** False for one that somebody drew by hand or another tool. */
  readonly isOurs: boolean;
}

export interface SceneMessage {
  readonly edge: SceneEdge;
  /** Ids of lifelines. */
  readonly from: string;
  readonly to: string;
  /** Where it begins and where it ends, px down the page. */
  readonly start: number;
  readonly end: number;
}

/** The widest shape that counts as a bar, and how far from the line it may stand, px. */
const widestBar = 24;
const astray = 24;

/** Shapes that lie on a lifeline belong to it, whether they are inside it or, as older tools draw them, only in front of it. */
export const readLifelines = (graph: PageGraph): Lifelines => {
  const shapes = graph.shapes.filter(({ figure }) => figure === 'umlLifeline').sort((a, b) => a.bounds.x - b.bounds.x);
  const ids = new Set(shapes.map(({ cell }) => cell.id));
  const marks = graph.shapes.filter((shape) => isBar(shape) || isCross(shape));
  const owners = new Map(marks.map((shape) => [shape.cell.id, ownerOf(shape, shapes, graph)]));
  const lifelineOf = (end: string | undefined): string | undefined =>
    end === undefined || ids.has(end) ? end : owners.get(end);
  const messages = graph.edges.flatMap((edge): readonly SceneMessage[] => {
    const [from, to] = [lifelineOf(edge.cell.source), lifelineOf(edge.cell.target)];
    if (from === undefined || to === undefined) return [];
    return [{ edge, from, to, start: edge.points.at(0)?.y ?? 0, end: edge.points.at(-1)?.y ?? 0 }];
  });
  return {
    shapes,
    bars: marks.filter(isBar).flatMap(({ cell, bounds, style }) => {
      const participant = owners.get(cell.id);
      return participant === undefined
        ? []
        : [{ id: cell.id, participant, bounds, isOurs: style.dlPart === 'activation' }];
    }),
    crosses: new Map(marks.filter(isCross).map(({ cell }) => [owners.get(cell.id) ?? '', cell.id])),
    messages: messages.sort((a, b) => a.start - b.start),
  };
};

const isCross = ({ figure }: SceneShape): boolean => figure === 'umlDestroy';

const isBar = ({ figure, bounds, style }: SceneShape): boolean =>
  figure === 'rectangle' && !('text' in style) && bounds.width <= widestBar && bounds.height >= bounds.width;

const ownerOf = (shape: SceneShape, lifelines: readonly SceneShape[], graph: PageGraph): string | undefined => {
  const parent = graph.parentOf(shape.cell.id);
  const holder = lifelines.find(({ cell }) => cell.id === parent);
  if (holder !== undefined) return holder.cell.id;
  const { x, y } = centreOf(shape.bounds);
  const under = lifelines
    .filter(({ bounds }) => y >= bounds.y && y <= bounds.y + bounds.height + astray)
    .map(({ cell, bounds }) => ({ id: cell.id, distance: Math.abs(centreOf(bounds).x - x) }))
    .sort((a, b) => a.distance - b.distance)[0];
  return under !== undefined && under.distance <= astray ? under.id : undefined;
};
