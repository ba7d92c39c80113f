import { defineDiagramType, type Page, parseStyle, type SpecNode } from '../../model/index.ts';
import { readCellTree } from '../../scene/cell-tree.ts';

/** Diagram types for tests: boxes and rhombi, as plain as a type can be. */

const plainStyle = { rounded: '1', whiteSpace: 'wrap', html: '1', fillColor: '#eeeeee' };
const decisionStyle = { rhombus: '', whiteSpace: 'wrap', html: '1' };

const lineStyle = { edgeStyle: 'orthogonalEdgeStyle', rounded: '1', html: '1', strokeColor: '#333333' };

export const stubProcess = defineDiagramType({
  id: 'stub',
  label: 'Stub',
  aliases: [],
  description: 'For tests.',
  family: 'process',
  layout: 'layered',
  direction: 'down',
  vocabulary: {
    nodes: [
      { id: 'step', label: 'Step', synonyms: [] },
      { id: 'decision', label: 'Decision', synonyms: [] },
    ],
    edges: [{ id: 'flow', label: 'Flow', synonyms: [] }],
    groups: [{ id: 'container', label: 'Group', synonyms: [] }],
  },
  compose: (spec) => ({
    type: 'stub',
    title: spec.title,
    theme: 'light',
    direction: 'down',
    layout: 'layered',
    shapes: spec.nodes.map(({ id, label, kind }) => ({
      id,
      role: kind ?? 'step',
      placing: 'node' as const,
      label,
      size: { width: 120, height: label.length > 40 ? 90 : 60 },
      style: kind === 'decision' ? decisionStyle : plainStyle,
    })),
    connectors: spec.edges.map(({ id, from, to, label }) => ({
      id,
      role: 'flow',
      from,
      to,
      label,
      labelSize: { width: 0, height: 0 },
      style: lineStyle,
    })),
  }),
  recognise: (page) => {
    const shapes = readCellTree(page).placed.filter(({ bounds }) => bounds !== undefined);
    const holders = new Set(shapes.map(({ cell }) => cell.parent));
    return {
      schemaVersion: 1,
      type: 'stub',
      title: page.name,
      nodes: shapes.filter(({ cell }) => !holders.has(cell.id)).map(({ cell }) => toNode(cell)),
      edges: connectionsOf(page),
      groups: shapes.filter(({ cell }) => holders.has(cell.id)).map(({ cell }) => ({ id: cell.id, label: cell.value })),
      notes: [],
    };
  },
  findProblems: () => [],
  examples: [],
  promptTemplates: [],
  cues: { names: [] },
  advise: () => [],
});

const toNode = ({ id, value, style }: { id: string; value: string; style: string }): SpecNode => ({
  id,
  label: value,
  ...('rhombus' in parseStyle(style) ? { kind: 'decision' } : {}),
});

const connectionsOf = (page: Page) =>
  page.cells.flatMap(({ id, kind, source, target, value }) =>
    kind === 'edge' && source !== undefined && target !== undefined
      ? [{ id, from: source, to: target, label: value }]
      : [],
  );

/** Things that belong to each other, without a flow. */
export const stubHierarchy = { ...stubProcess, family: 'hierarchy' as const };

/** Lifelines and messages. */
export const stubTimeline = { ...stubProcess, family: 'messages' as const, layout: 'timeline' };
