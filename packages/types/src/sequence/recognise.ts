import type { DiagramSpec, Page, SpecEdge, SpecGroup, SpecNode, SpecNote } from '@diagloom/diagram/model';
import type { SceneShape } from '@diagloom/diagram/scene';
import { type PageGraph, readGraph } from '../families/recognise/read-graph.ts';
import { readIds, readMarks } from './mark-style.ts';
import { withDrawnActivations } from './recognise-activations.ts';
import { readFrames } from './recognise-frames.ts';
import { type Lifelines, readLifelines, type SceneMessage } from './recognise-lifelines.ts';
import { sequenceVocabulary } from './vocabulary.ts';

/**
 * Lifelines from left to right become participants, edges between them or between the bars upon them messages, from top to
 * bottom.
 */
export const recogniseSequence = (page: Page): DiagramSpec => {
  const graph = readGraph(page);
  const lifelines = readLifelines(graph);
  const { groups, groupAt } = readFrames(graph);
  const { shapes, messages } = lifelines;
  const spec: DiagramSpec = {
    schemaVersion: 1,
    type: 'sequence',
    title: page.name,
    nodes: shapes.map((shape) => toParticipant(shape, graph)),
    edges: messages.map((message) => toMessage(message, { group: groupAt(message.start), graph, lifelines })),
    groups: groups.map(
      ({ id, label, kind, parent }): SpecGroup => ({ id, label, kind, ...(parent === undefined ? {} : { parent }) }),
    ),
    notes: graph.shapes.filter(({ figure }) => figure === 'note').map((shape) => toNote(shape, shapes, graph)),
  };
  return withDrawnActivations(spec, lifelines);
};

const knownKinds = new Set(sequenceVocabulary.nodes.slice(1).map(({ id }) => id));

const toParticipant = ({ cell, style }: SceneShape, graph: PageGraph): SpecNode => {
  const said = style.dlKind ?? (style.participant === 'umlActor' ? 'actor' : undefined);
  return {
    id: cell.id,
    label: graph.labelOf(cell.id),
    ...(said !== undefined && knownKinds.has(said) ? { kind: said } : {}),
  };
};

interface MessageSetting {
  readonly group: string | undefined;
  readonly graph: PageGraph;
  readonly lifelines: Lifelines;
}

const toMessage = (message: SceneMessage, { group, graph, lifelines }: MessageSetting): SpecEdge => {
  const { edge, from, to } = message;
  const { id } = edge.cell;
  const kind = kindOf(message, lifelines);
  const properties = { ...readMarks(edge.style), ...(isFarewell(message, kind, lifelines) ? { ends: 'sender' } : {}) };
  return {
    id,
    from,
    to,
    label: graph.labelOf(id),
    ...(kind === undefined ? {} : { kind }),
    ...(group === undefined ? {} : { group }),
    ...(Object.keys(properties).length === 0 ? {} : { properties }),
  };
};

/** By its look; a creation and a destruction also by where it ends: at a head that stands lower, at a cross. */
const kindOf = (message: SceneMessage, lifelines: Lifelines): string | undefined => {
  const { edge, to } = message;
  const { style, cell } = edge;
  if (cell.target !== undefined && lifelines.crosses.get(to) === cell.target) return 'destroy';
  if (endsAtHead(message, lifelines)) return 'create';
  const said = style.dlKind;
  const isDashed = style.dashed === '1';
  if (said === (isDashed ? 'create' : 'destroy')) return said;
  return isDashed ? 'reply' : style.endArrow === 'open' ? 'async' : undefined;
};

const endsAtHead = ({ from, to, end }: SceneMessage, { shapes }: Lifelines): boolean => {
  const lifeline = shapes.find(({ cell }) => cell.id === to);
  if (lifeline === undefined || from === to) return false;
  const head = Number(lifeline.style.size ?? 40);
  const heads = Math.min(...shapes.map(({ bounds }) => bounds.y));
  const { y } = lifeline.bounds;
  return y > heads + head / 2 && end >= y && end <= y + head;
};

/** True for the last message of a lifeline whose cross no message leads to, where that lifeline sends it. */
const isFarewell = (message: SceneMessage, kind: string | undefined, lifelines: Lifelines): boolean => {
  const { from } = message;
  const cross = lifelines.crosses.get(from);
  if (cross === undefined || kind === 'destroy') return false;
  const own = lifelines.messages.filter((other) => other.from === from || other.to === from);
  return own.at(-1) === message && !own.some(({ edge }) => edge.cell.target === cross);
};

/** A note further away from its only lifeline than this, px, was moved to another one. */
const besideLifeline = 40;

/** A note is about the lifelines that it says, or else about the one that it is drawn beside: the nearest one. */
const toNote = ({ cell, style, bounds }: SceneShape, lifelines: readonly SceneShape[], graph: PageGraph): SpecNote => {
  const centre = (shape: SceneShape): number => shape.bounds.x + shape.bounds.width / 2;
  const distance = (shape: SceneShape): number =>
    Math.max(bounds.x - centre(shape), centre(shape) - bounds.x - bounds.width, 0);
  const nearest = [...lifelines].sort((a, b) => distance(a) - distance(b))[0];
  const said = style.dlAbout === undefined ? undefined : readIds(style.dlAbout);
  const known = said?.flatMap((id) => lifelines.find((shape) => shape.cell.id === id) ?? []);
  const [only] = known ?? [];
  const isMoved = known?.length === 1 && only !== undefined && distance(only) > besideLifeline;
  const about = known === undefined || isMoved ? (nearest === undefined ? [] : [nearest]) : known;
  return { id: cell.id, text: graph.labelOf(cell.id), about: about.map((shape) => shape.cell.id) };
};
