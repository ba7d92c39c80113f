import { type SceneEdge, withCell } from '@diagloom/diagram/scene';
import type { PageGraph } from '../read-graph.ts';
import { findCaptions } from './find-captions.ts';
import { findCards } from './find-cards.ts';
import { findHolders } from './find-holders.ts';
import { findParts } from './find-parts.ts';
import { findTitles } from './find-titles.ts';
import { areaOf, type Look, lookAtShapes } from './look.ts';
import { nearestShape, type Target } from './nearest-shape.ts';
import { stencilName } from './stencil-name.ts';

/**
 * A foreign page as its reader sees it. In: the graph that its cells say. Out: the same kind of graph, in which invisible
 * groups are gone, texts beside icons are their labels, boxes hold what is drawn in them, lines end at the shape that they
 * touch, and marks, badges and ornaments are no shapes.
 */
export const tidyGraph = (graph: PageGraph): PageGraph => {
  const looks = lookAtShapes(graph);
  const visibleParent = (id: string): string | undefined => {
    let parent = graph.parentOf(id);
    while (parent !== undefined && looks.get(parent)?.kind === 'wrapper') parent = graph.parentOf(parent);
    return parent;
  };
  const parts = findParts(looks, visibleParent);
  const solid = [...looks.values()].filter(({ kind, shape }) => kind !== 'wrapper' && !parts.has(shape.cell.id));
  const captions = findCaptions(solid, visibleParent);
  const captionOf = new Map(captions.map(({ shape, text }) => [shape, text]));
  const namedBy = new Map(captions.map(({ shape, text }) => [text, shape]));
  const named = solid.filter(({ shape }) => !namedBy.has(shape.cell.id));
  const drawnAround = findHolders(named, visibleParent);
  const heldBy = (id: string): string | undefined => drawnAround.get(id) ?? visibleParent(id);
  const cards = findCards(named, heldBy);
  const cardOf = new Map([...cards].map(([card, picture]) => [picture, card]));
  const whole = named
    .filter(({ shape }) => !cardOf.has(shape.cell.id))
    .map((look) => withPicture(look, looks.get(cards.get(look.shape.cell.id) ?? '')));
  const holders = new Set(whole.map(({ shape }) => heldBy(shape.cell.id)));

  const owners = new Map([...parts, ...namedBy, ...cardOf]);
  const targets = whole.map((look): Target => {
    const { id } = look.shape.cell;
    const caption = looks.get(captionOf.get(id) ?? '');
    const boxes = [look.shape.bounds, ...(caption === undefined ? [] : [caption.shape.bounds])];
    return { look, boxes, isHolder: holders.has(id) };
  });
  const edges = graph.edges.map((edge) => withEnds(edge, { looks, targets, owners }));

  const tied = new Set(edges.flatMap(({ cell: { source, target } }) => [source, target]));
  const isBusy = (id: string): boolean => tied.has(id) || holders.has(id);
  const titleOf = findTitles(whole, heldBy, isBusy);
  const titles = new Set(titleOf.values());
  const shapes = whole.filter((look) => {
    const { id } = look.shape.cell;
    const holder = looks.get(heldBy(id) ?? '');
    // Words beside the picture say something about it; in a box with rows they are a row, and without lines they are all.
    const isRemark = look.kind === 'text' && edges.length > 0 && !rowHolders.has(holder?.shape.figure ?? '');
    return isBusy(id) || !(titles.has(id) || isRemark || isOrnament(look, captionOf.has(id) || cards.has(id)));
  });
  const kept = new Set(shapes.map(({ shape }) => shape.cell.id));
  const linesOf = (id: string): readonly string[] => {
    const picture = cards.get(id) ?? id;
    const words = captionOf.get(id) ?? captionOf.get(picture) ?? titleOf.get(id) ?? picture;
    const lines = graph.linesOf(words).filter((line) => line.trim() !== '');
    const look = looks.get(picture);
    return look?.kind === 'picture' && lines.length === 0 ? [stencilName(look.shape)] : lines;
  };
  return {
    ...graph,
    shapes: shapes.map(({ shape }) => shape),
    edges,
    linesOf,
    labelOf: (id) => (looks.has(id) ? oneLine(linesOf(id)) : graph.labelOf(id)),
    parentOf: (id) => {
      let parent = heldBy(id);
      for (let depth = 0; parent !== undefined && !kept.has(parent) && depth < looks.size; depth += 1) {
        parent = heldBy(parent);
      }
      return parent;
    },
  };
};

const rowHolders = new Set(['swimlane', 'table']);

const oneLine = (lines: readonly string[]): string => lines.map((line) => line.trim()).join(' ');

/** A card is its box with the meaning of the picture inside. */
const withPicture = (look: Look, picture: Look | undefined): Look =>
  picture === undefined
    ? look
    : {
        ...look,
        kind: 'picture',
        shape: {
          ...look.shape,
          figure: picture.shape.figure,
          style: picture.shape.style,
          ...(picture.shape.label === undefined ? {} : { label: picture.shape.label }),
        },
      };

interface EndContext {
  readonly looks: ReadonlyMap<string, Look>;
  readonly targets: readonly Target[];
  /** What a part, or a text that names a shape, belongs to. */
  readonly owners: ReadonlyMap<string, string>;
}

/** The edge tied to what it means at both ends. */
const withEnds = (edge: SceneEdge, context: EndContext): SceneEdge => {
  if (isTiedAlready(edge, context)) return edge;
  const { source: _source, target: _target, ...cell } = edge.cell;
  const source = endOf(edge, 'source', context);
  const found = endOf(edge, 'target', context);
  const isLoop = edge.cell.source !== undefined && edge.cell.source === edge.cell.target;
  // A short line beside a shape is no loop of it.
  const target = found === source && !isLoop && edge.cell.target === undefined ? undefined : found;
  return withCell(edge, {
    ...cell,
    ...(source === undefined ? {} : { source }),
    ...(target === undefined ? {} : { target }),
  });
};

/** Most edges name at both ends what they mean. */
const isTiedAlready = ({ cell }: SceneEdge, { looks, owners }: EndContext): boolean =>
  [cell.source, cell.target].every((id) => {
    const look = id === undefined || owners.has(id) ? undefined : looks.get(id);
    return look !== undefined && look.kind !== 'wrapper';
  });

const endOf = (
  { cell, points }: SceneEdge,
  end: 'source' | 'target',
  { looks, targets, owners }: EndContext,
): string | undefined => {
  const said = cell[end];
  const owner = said === undefined ? undefined : (owners.get(said) ?? said);
  const look = looks.get(owner ?? '');
  if (look !== undefined && look.kind !== 'wrapper') return owner;
  const point = end === 'source' ? points[0] : points.at(-1);
  return point === undefined ? undefined : nearestShape(point, targets);
};

/** Larger than a badge with a number gets, in square px. */
const badgeArea = 2000;

/** What nothing is tied to and nothing is said of: a rule, a backdrop, an arrow as a shape, the number of a step. */
const isOrnament = ({ kind, label, shape }: Look, hasCaption: boolean): boolean => {
  if (hasCaption) return false;
  if (label === '') return kind !== 'picture' || stencilName(shape) === '' || /arrow/i.test(shape.figure);
  return /^[\d.#]{1,4}$/.test(label) && areaOf(shape.bounds) < badgeArea;
};
