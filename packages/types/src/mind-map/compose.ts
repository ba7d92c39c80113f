import type { Connector, Diagram, DiagramSpec, Look, Shape, SpecEdge, SpecNode, Style } from '@diagloom/diagram/model';
import { findTheme, type Theme } from '@diagloom/diagram/themes';
import { composeConnector, orthogonal } from '../families/compose/compose-connector.ts';
import { type BoxRoom, fitBox } from '../families/compose/fit-label.ts';
import { labelFont } from '../families/compose/label-font.ts';
import { readBranches, type TopicPlace } from './read-branches.ts';

/** The central topic large, each main branch in a colour of its own that its subtopics share. */
export const composeMindMap = (spec: DiagramSpec, look: Look): Diagram => {
  const theme = findTheme(look.theme);
  const places = readBranches(spec);
  return {
    type: spec.type,
    title: spec.title,
    theme: theme.id,
    direction: 'right',
    layout: 'two-sided',
    shapes: spec.nodes.map((node) => composeTopic(node, places.get(node.id) ?? { depth: 0, branch: 0 }, theme)),
    connectors: spec.edges.map((edge) => composeBranch(edge, places.get(edge.to)?.branch ?? 0, theme)),
  };
};

/** How many colours a theme has for branches; a further branch begins again with the first. */
const branchColours = 6;

const rooms: readonly BoxRoom[] = [
  { minWidth: 140, maxWidth: 240, minHeight: 60, padding: { width: 40, height: 28 } },
  { minWidth: 100, maxWidth: 200, minHeight: 40, padding: { width: 28, height: 18 } },
  { minWidth: 60, maxWidth: 200, minHeight: 30, padding: { width: 20, height: 12 } },
];

const composeTopic = (node: SpecNode, { depth, branch }: TopicPlace, theme: Theme): Shape => {
  const colour = (branch % branchColours) + 1;
  const role = depth === 0 ? 'central-topic' : depth === 1 ? `main-topic-${colour}` : `topic-${colour}`;
  const style: Style = {
    rounded: '1',
    arcSize: depth < 2 ? '40' : '20',
    whiteSpace: 'wrap',
    html: '1',
    ...theme.styleFor('shape', role),
  };
  const room = rooms[Math.min(depth, rooms.length - 1)] ?? rooms[0];
  const size = room === undefined ? { width: 100, height: 40 } : fitBox(node.label, labelFont(style), room);
  return { id: node.id, role, placing: 'node', label: node.label, size, style };
};

const composeBranch = (edge: SpecEdge, branch: number, theme: Theme): Connector => {
  const role = edge.kind === 'link' ? 'cross-link' : `branch-${(branch % branchColours) + 1}`;
  const bend: Style = edge.kind === 'link' ? orthogonal : { ...orthogonal, curved: '1' };
  return composeConnector(edge, role, theme, bend);
};
