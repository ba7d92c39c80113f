import type {
  Connector,
  Diagram,
  DiagramSpec,
  Look,
  Shape,
  SpecEdge,
  SpecNode,
  SpecNote,
  Style,
} from '@diagloom/diagram/model';
import { findTheme, type Theme } from '@diagloom/diagram/themes';
import { composeConnector } from '../families/compose/compose-connector.ts';
import { composeNote } from '../families/compose/compose-note.ts';
import { fitBox } from '../families/compose/fit-label.ts';
import { labelFont } from '../families/compose/label-font.ts';
import { composeActivations } from './compose-activations.ts';
import { composeFrames, sectionIdOf } from './compose-frames.ts';
import { writeIds, writeMarks } from './mark-style.ts';
import { type Lifetime, readLifetimes } from './read-lifetimes.ts';

/** Participants become lifelines, edges become messages in their order, groups become frames around them. */
export const composeSequence = (spec: DiagramSpec, look: Look): Diagram => {
  const theme = findTheme(look.theme);
  const lifetimes = readLifetimes(spec);
  const marks = composeActivations(spec, lifetimes, theme);
  return {
    type: spec.type,
    title: spec.title,
    theme: theme.id,
    direction: 'down',
    layout: 'timeline',
    shapes: [
      ...shareHeadHeight(spec.nodes.map((node) => composeLifeline(node, lifetimes.get(node.id), theme))),
      ...marks.shapes,
      ...composeFrames(spec, theme),
      ...spec.notes.map((note) => composeTimelineNote(note, theme)),
    ],
    connectors: spec.edges.map((edge) => ({ ...composeMessage(edge, spec, theme), ...marks.endsOf(edge.id) })),
  };
};

/** Limits of a lifeline's head, px. */
const head = { minWidth: 100, maxWidth: 160, minHeight: 40, padding: { width: 24, height: 16 } };

const composeLifeline = (node: SpecNode, lifetime: Lifetime | undefined, theme: Theme): Shape => {
  const role = node.kind ?? 'participant';
  const style: Style = {
    shape: 'umlLifeline',
    perimeter: 'lifelinePerimeter',
    ...(role === 'actor' ? { rounded: '1', arcSize: '50' } : {}),
    whiteSpace: 'wrap',
    html: '1',
    container: '1',
    dropTarget: '0',
    collapsible: '0',
    recursiveResize: '0',
    outlineConnect: '0',
    portConstraint: 'eastwest',
    ...theme.styleFor('shape', role),
    ...(node.kind === undefined ? {} : { dlKind: node.kind }),
  };
  return {
    id: node.id,
    role,
    placing: 'lifeline',
    label: node.label,
    size: fitBox(node.label, labelFont(style), head),
    style,
    ...(lifetime === undefined ? {} : { span: lifetime }),
  };
};

/** All heads are as high as the highest, so that the lifelines begin on one line; draw.io keeps that height as `size`. */
const shareHeadHeight = (lifelines: readonly Shape[]): readonly Shape[] => {
  const height = Math.max(head.minHeight, ...lifelines.map(({ size }) => size.height));
  return lifelines.map((shape) => ({
    ...shape,
    size: { ...shape.size, height },
    style: { ...shape.style, size: String(height) },
  }));
};

const composeMessage = (edge: SpecEdge, spec: DiagramSpec, theme: Theme): Connector => {
  const group = spec.groups.find(({ id }) => id === edge.group);
  const within = group === undefined ? undefined : sectionIdOf(group);
  const look = roles[edge.kind ?? 'call'] ?? 'call';
  const style = { rounded: '0', ...(edge.kind === 'create' ? atHead : {}), ...writeMarks(edge) };
  const { within: _group, ...connector } = composeConnector(edge, look, theme, style);
  return within === undefined ? connector : { ...connector, within };
};

/** draw.io would lead a line that ends at a head on to the lifeline below it. */
const atHead: Style = { entryPerimeter: '0' };

/** A creation is drawn like a reply, dashed with an open head; a destruction like a call. */
const roles: Readonly<Record<string, string>> = { reply: 'reply', async: 'async', create: 'reply' };

/**
 * A timeline puts a note beside one lifeline, the first that it is about. `dlAbout` keeps what a reader of the page could not
 * be sure of then, such as a note about several participants, or about none.
 */
const composeTimelineNote = (note: SpecNote, theme: Theme): Shape => {
  const shape = composeNote(note, theme);
  return { ...shape, style: { ...shape.style, dlAbout: writeIds(note.about) } };
};
