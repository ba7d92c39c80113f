import type { DiagramSpec, Page, SpecEdge, SpecNode } from '@diagloom/diagram/model';
import type { SceneShape } from '@diagloom/diagram/scene';
import type { PageGraph } from '../families/recognise/read-graph.ts';
import { readMeaning } from '../families/recognise/read-meaning.ts';
import { readPageMeta } from '../families/recognise/read-page-meta.ts';
import { orgChartVocabulary } from './vocabulary.ts';

/** Boxes become positions; a second line of a label is the person who holds it; dashed lines are dotted lines. */
export const recogniseOrgChart = (page: Page): DiagramSpec => {
  const graph = readMeaning(page);
  const { direction } = readPageMeta(page);
  const tied = new Set(graph.edges.flatMap(({ cell: { source, target } }) => [source, target]));
  const parents = new Set(graph.shapes.map(({ cell }) => graph.parentOf(cell.id)));
  // A box around others that no line ends at only marks a region.
  const members = graph.shapes.filter(({ cell: { id } }) => !parents.has(id) || tied.has(id));
  const ids = new Set(members.map(({ cell }) => cell.id));
  return {
    schemaVersion: 1,
    type: 'orgchart',
    title: page.name,
    ...(direction === undefined || direction === 'down' ? {} : { direction }),
    nodes: members.map((shape) => toPosition(shape, graph)),
    edges: graph.edges.flatMap(({ cell, style }): readonly SpecEdge[] => {
      const { source, target } = cell;
      if (source === undefined || target === undefined || !ids.has(source) || !ids.has(target)) return [];
      const kind = style.dashed === '1' ? { kind: 'dotted' } : {};
      return [{ id: cell.id, from: source, to: target, label: graph.labelOf(cell.id), ...kind }];
    }),
    groups: [],
    notes: [],
  };
};

const knownKinds = new Set(orgChartVocabulary.nodes.slice(1).map(({ id }) => id));

const toPosition = ({ cell, style }: SceneShape, graph: PageGraph): SpecNode => {
  const [label = '', ...rest] = asPosition(graph.linesOf(cell.id));
  const said = style.dlKind ?? (style.dashed === '1' ? 'vacant' : undefined);
  return {
    id: cell.id,
    label,
    ...(said !== undefined && knownKinds.has(said) ? { kind: said } : {}),
    ...(rest.length === 0 ? {} : { properties: { person: rest.join(' ') } }),
  };
};

/** Some people break a long title over several lines; what follows it as a person's name does not. */
const asPosition = (lines: readonly string[]): readonly string[] => {
  const joined: string[] = [];
  for (const line of lines) {
    const last = joined.at(-1);
    const goesOn = last !== undefined && (/(?:\s|\b(?:of|and|for|the|&)\s*)$/i.test(last) || /^\s*\p{Ll}/u.test(line));
    if (goesOn) joined[joined.length - 1] = `${last.trim()} ${line.trim()}`;
    else joined.push(line);
  }
  return joined.map((line) => line.trim());
};
