import type { DiagramSpec, Page, SpecEdge, SpecGroup, SpecNode, SpecNote } from '@diagloom/diagram/model';
import type { SceneEdge, SceneShape } from '@diagloom/diagram/scene';
import { type PageGraph, readGraph } from '../families/recognise/read-graph.ts';
import { readFrames } from './recognise-frames.ts';
import { sequenceVocabulary } from './vocabulary.ts';

/** Lifelines from left to right become participants, edges between them from top to bottom become messages. */
export const recogniseSequence = (page: Page): DiagramSpec => {
  const graph = readGraph(page);
  const lifelines = graph.shapes
    .filter(({ figure }) => figure === 'umlLifeline')
    .sort((a, b) => a.bounds.x - b.bounds.x);
  const ids = new Set(lifelines.map(({ cell }) => cell.id));
  const { groups, groupAt } = readFrames(graph);
  const messages = graph.edges
    .filter(({ cell }) => ids.has(cell.source ?? '') && ids.has(cell.target ?? ''))
    .sort((a, b) => timeOf(a) - timeOf(b));
  return {
    schemaVersion: 1,
    type: 'sequence',
    title: page.name,
    nodes: lifelines.map((shape) => toParticipant(shape, graph)),
    edges: messages.map((edge) => toMessage(edge, groupAt(timeOf(edge)), graph)),
    groups: groups.map(
      ({ id, label, kind, parent }): SpecGroup => ({ id, label, kind, ...(parent === undefined ? {} : { parent }) }),
    ),
    notes: graph.shapes.filter(({ figure }) => figure === 'note').map((shape) => toNote(shape, lifelines, graph)),
  };
};

const timeOf = (edge: SceneEdge): number => edge.points[0]?.y ?? 0;

const knownKinds = new Set(sequenceVocabulary.nodes.slice(1).map(({ id }) => id));

const toParticipant = ({ cell, style }: SceneShape, graph: PageGraph): SpecNode => {
  const said = style.dlKind ?? (style.participant === 'umlActor' ? 'actor' : undefined);
  return {
    id: cell.id,
    label: graph.labelOf(cell.id),
    ...(said !== undefined && knownKinds.has(said) ? { kind: said } : {}),
  };
};

const toMessage = ({ cell, style }: SceneEdge, group: string | undefined, graph: PageGraph): SpecEdge => {
  const kind = style.dashed === '1' ? 'reply' : style.endArrow === 'open' ? 'async' : undefined;
  return {
    id: cell.id,
    from: cell.source ?? '',
    to: cell.target ?? '',
    label: graph.labelOf(cell.id),
    ...(kind === undefined ? {} : { kind }),
    ...(group === undefined ? {} : { group }),
  };
};

/** A note is about the lifeline that it is drawn beside: the nearest one. */
const toNote = ({ cell, bounds }: SceneShape, lifelines: readonly SceneShape[], graph: PageGraph): SpecNote => {
  const centre = (shape: SceneShape): number => shape.bounds.x + shape.bounds.width / 2;
  const distance = (shape: SceneShape): number =>
    Math.max(bounds.x - centre(shape), centre(shape) - bounds.x - bounds.width, 0);
  const nearest = [...lifelines].sort((a, b) => distance(a) - distance(b))[0];
  return { id: cell.id, text: graph.labelOf(cell.id), about: nearest === undefined ? [] : [nearest.cell.id] };
};
