import {
  type DiagramSpec,
  fromRowText,
  type Page,
  type SpecEdge,
  type SpecGroup,
  type SpecNode,
} from '@diagloom/diagram/model';
import type { SceneEdge, SceneShape } from '@diagloom/diagram/scene';
import { isBoxGroup, type ReadRow, readBoxes } from '../families/boxes/read-boxes.ts';
import type { PageGraph } from '../families/recognise/read-graph.ts';
import { readMeaning } from '../families/recognise/read-meaning.ts';
import { isNote, readNotes } from '../families/recognise/read-notes.ts';
import { readPageMeta } from '../families/recognise/read-page-meta.ts';
import { kindOfRelation, propertiesOfRelation } from './compose-relation.ts';
import { usualDirection } from './usual-direction.ts';
import { umlVocabulary } from './vocabulary.ts';

/** Stacked boxes become classes with members, other figures states, use cases and actors, line ends the relations. */
export const recogniseUml = (page: Page): DiagramSpec => {
  const graph = readMeaning(page);
  const boxes = readBoxes(graph);
  const groups = graph.shapes.filter((shape) => isBoxGroup(shape, graph, boxes));
  const groupIds = new Set(groups.map(({ cell }) => cell.id));
  const isNode = (shape: SceneShape): boolean => {
    const { cell } = shape;
    const parent = graph.parentOf(cell.id);
    return !groupIds.has(cell.id) && !isNote(shape) && (parent === undefined || groupIds.has(parent));
  };
  const nodes = graph.shapes.filter(isNode);
  const ids = new Set(nodes.map(({ cell }) => cell.id));
  const ownerOf = (id: string | undefined): string | undefined => {
    let owner = id;
    while (owner !== undefined && !ids.has(owner)) owner = graph.parentOf(owner);
    return owner;
  };
  const members = nodes.map((shape) => toNode(shape, boxes.get(shape.cell.id) ?? [], graph));
  return {
    schemaVersion: 1,
    type: 'uml',
    title: page.name,
    ...readDirection(page, members),
    groups: groups.map((shape) => toGroup(shape, graph)),
    nodes: members,
    edges: graph.edges
      .flatMap((edge) => toRelation(edge, ownerOf, graph))
      .map((edge) => withArrow(edge, members, graph)),
    notes: readNotes(graph),
  };
};

/** Said only where it is not the one that its kinds have anyway. */
const readDirection = (page: Page, nodes: readonly SpecNode[]): Pick<DiagramSpec, 'direction'> => {
  const { direction } = readPageMeta(page);
  return direction === undefined || direction === usualDirection(nodes) ? {} : { direction };
};

const knownKinds = new Set(umlVocabulary.nodes.slice(1).map(({ id }) => id));

const toGroup = ({ cell, style }: SceneShape, graph: PageGraph): SpecGroup => {
  const parent = graph.parentOf(cell.id);
  return {
    id: cell.id,
    label: graph.labelOf(cell.id),
    ...(style.dlKind === 'system' ? { kind: 'system' } : {}),
    ...(parent === undefined ? {} : { parent }),
  };
};

const kindsByFigure: Readonly<Record<string, string>> = {
  umlActor: 'actor',
  actor: 'actor',
  ellipse: 'use-case',
  doubleEllipse: 'final',
  endState: 'final',
  startState: 'initial',
  umlState: 'state',
};

const toNode = ({ cell, style, figure }: SceneShape, rows: readonly ReadRow[], graph: PageGraph): SpecNode => {
  const lines = graph.linesOf(cell.id);
  const stereotype = /^[«<]{1,2}\s*(\w+)\s*[»>]{1,2}$/.exec(lines[0] ?? '')?.[1]?.toLowerCase();
  const kind =
    style.dlKind !== undefined && knownKinds.has(style.dlKind)
      ? style.dlKind
      : stereotype === 'interface'
        ? 'interface'
        : stereotype?.startsWith('enum')
          ? 'enum'
          : kindsByFigure[figure];
  const written = splitMembers(stereotype === undefined ? lines : lines.slice(1));
  const named = written.name.join(' ').trim();
  const parent = graph.parentOf(cell.id);
  const attributes = [...written.members, ...rows.map(({ text }) => text)].map(fromRowText);
  return {
    id: cell.id,
    label: named === '' ? nameOfDot(kind) : named,
    ...(kind === undefined ? {} : { kind }),
    ...(attributes.length === 0 ? {} : { attributes }),
    ...(parent === undefined ? {} : { groups: [parent] }),
  };
};

/** The dots where a machine starts and ends are drawn without a name. */
const nameOfDot = (kind: string | undefined): string => (kind === 'initial' ? 'Start' : kind === 'final' ? 'End' : '');

/** Some classes are one text: the name, then a line per member. */
const splitMembers = (
  lines: readonly string[],
): { readonly name: readonly string[]; readonly members: readonly string[] } => {
  const filled = lines.map((line) => line.trim()).filter((line) => line !== '');
  const first = filled.findIndex((line, index) => index > 0 && /^[-+#~]\s*\w|^\w+\s*\(.*\)|^\w+\s*:\s*\w/.test(line));
  return first < 0 ? { name: lines, members: [] } : { name: filled.slice(0, first), members: filled.slice(first) };
};

const classKinds: ReadonlySet<string | undefined> = new Set([undefined, 'class', 'abstract', 'interface']);

/** Of a plain line between classes its arrow says who knows whom. */
const withArrow = (edge: SpecEdge, nodes: readonly SpecNode[], graph: PageGraph): SpecEdge => {
  const isClass = (id: string): boolean => nodes.some((node) => node.id === id && classKinds.has(node.kind));
  const style = graph.edges.find(({ cell }) => cell.id === edge.id)?.style;
  if (edge.kind !== undefined || style === undefined || !isClass(edge.from) || !isClass(edge.to)) return edge;
  const properties = propertiesOfRelation(style);
  return properties === undefined ? edge : { ...edge, properties };
};

const toRelation = (
  { cell, style }: SceneEdge,
  ownerOf: (id: string | undefined) => string | undefined,
  graph: PageGraph,
): readonly SpecEdge[] => {
  const from = ownerOf(cell.source);
  const to = ownerOf(cell.target);
  if (from === undefined || to === undefined) return [];
  const written = graph.labelOf(cell.id);
  const label = written.replace(/^«(?:include|extend)»\s*/, '');
  const said = /^«(include|extend)»/.exec(written)?.[1];
  const kind = said === undefined ? kindOfRelation(style) : `${said}s`;
  const { fromText, toText } = graph.endTextsOf(cell.id);
  return [
    {
      id: cell.id,
      from,
      to,
      label,
      ...(kind === undefined ? {} : { kind }),
      ...(fromText === undefined ? {} : { fromCardinality: fromText }),
      ...(toText === undefined ? {} : { toCardinality: toText }),
    },
  ];
};
