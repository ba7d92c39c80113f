import {
  contains,
  type DiagramSpec,
  type Page,
  type SpecEdge,
  type SpecGroup,
  type SpecNode,
} from '@diagloom/diagram/model';
import type { SceneShape } from '@diagloom/diagram/scene';
import { childrenOf } from '../families/recognise/children-of.ts';
import { type PageGraph, readGraph } from '../families/recognise/read-graph.ts';
import { readPageMeta } from '../families/recognise/read-page-meta.ts';
import { kindOfFigure, screenKindOf } from './guess-element.ts';

/** Windows become screens, what stands on them their elements; lines say what opens what. */
export const recogniseWireframe = (page: Page): DiagramSpec => {
  const graph = readGraph(page);
  const meta = readPageMeta(page);
  const isForeign = meta.type === undefined;
  const screens = graph.shapes.filter((shape) => isScreen(shape, graph));
  const screenIds = new Set(screens.map(({ cell }) => cell.id));
  const isElement = (shape: SceneShape): boolean => {
    if (screenIds.has(shape.cell.id) || shape.style.dlPart !== undefined) return false;
    const parent = graph.parentOf(shape.cell.id);
    return parent === undefined || screenIds.has(parent);
  };
  const elements = graph.shapes.filter(isElement);
  const screenOf = (shape: SceneShape): string | undefined => {
    const parent = graph.parentOf(shape.cell.id);
    if (parent !== undefined) return screenIds.has(parent) ? parent : undefined;
    return screens.find(({ bounds }) => contains(bounds, shape.bounds))?.cell.id;
  };
  const ids = new Set([...screenIds, ...elements.map(({ cell }) => cell.id)]);
  const ownerOf = (id: string | undefined): string | undefined => {
    let owner = id;
    while (owner !== undefined && !ids.has(owner)) owner = graph.parentOf(owner);
    return owner;
  };
  return {
    schemaVersion: 1,
    type: 'wireframe',
    title: page.name,
    ...(meta.direction === undefined || meta.direction === 'right' ? {} : { direction: meta.direction }),
    groups: screens.map((shape) => toScreen(shape, graph, isForeign)),
    nodes: (isForeign ? inReadingOrder(elements) : elements).map((shape) =>
      toElement(shape, graph, screenOf(shape), isForeign),
    ),
    edges: graph.edges.flatMap(({ cell }): readonly SpecEdge[] => {
      const [from, to] = [ownerOf(cell.source), ownerOf(cell.target)];
      return from === undefined || to === undefined ? [] : [{ id: cell.id, from, to, label: graph.labelOf(cell.id) }];
    }),
    notes: [],
  };
};

const isScreen = (shape: SceneShape, graph: PageGraph): boolean => {
  if (shape.style.dlKind !== undefined && !screenKinds.has(shape.style.dlKind)) return false;
  if (shape.figure === 'swimlane' || screenKindOf(shape) !== undefined) return true;
  if (graph.parentOf(shape.cell.id) !== undefined || shape.style.dlKind !== undefined) return false;
  return childrenOf(graph, shape.cell.id).some(({ style }) => style.dlPart === undefined);
};

const screenKinds = new Set(['screen', 'phone', 'dialog']);

const toScreen = (shape: SceneShape, graph: PageGraph, isForeign: boolean): SpecGroup => {
  const kind = shape.style.dlKind ?? (isForeign ? screenKindOf(shape) : undefined);
  return {
    id: shape.cell.id,
    label: graph.labelOf(shape.cell.id),
    ...(kind === undefined || kind === 'screen' ? {} : { kind }),
  };
};

const toElement = (shape: SceneShape, graph: PageGraph, screen: string | undefined, isForeign: boolean): SpecNode => {
  const { id } = shape.cell;
  const kind = shape.style.dlKind ?? (isForeign ? kindOfFigure(shape) : undefined);
  const rows = childrenOf(graph, id).filter(
    ({ cell, style }) => style.dlPart !== 'mark' && graph.labelOf(cell.id) !== '',
  );
  return {
    id,
    label: kind === 'divider' ? 'Divider' : graph.labelOf(id),
    ...(kind === undefined ? {} : { kind }),
    ...(screen === undefined ? {} : { groups: [screen] }),
    ...(shape.style.dlColumn === undefined ? {} : { properties: { column: shape.style.dlColumn } }),
    ...(rows.length === 0 ? {} : { attributes: rows.map(({ cell }) => ({ name: graph.labelOf(cell.id) })) }),
  };
};

/** From top to bottom; what begins at nearly the same height is read from left to right. */
const inReadingOrder = (shapes: readonly SceneShape[]): readonly SceneShape[] =>
  shapes.toSorted(({ bounds: one }, { bounds: other }) =>
    Math.abs(one.y - other.y) > 8 ? one.y - other.y : one.x - other.x,
  );
