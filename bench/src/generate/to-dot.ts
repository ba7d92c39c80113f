import type { DiagramSpec } from '@diagloom/diagram/model';

/** A flowchart in Graphviz's language, with right-angled lines as in ours. */
export const toDot = ({ nodes, edges }: DiagramSpec): string =>
  [
    'digraph {',
    '  splines=ortho; node [shape=box fontname="Arial"]',
    ...nodes.map(
      ({ id, label, kind }) => `  ${quote(id)} [label=${quote(label)} shape=${shapes[kind ?? ''] ?? 'box'}]`,
    ),
    ...edges.map(({ from, to, label }) => `  ${quote(from)} -> ${quote(to)} [xlabel=${quote(label)}]`),
    '}',
  ].join('\n');

const shapes: Readonly<Record<string, string>> = { decision: 'diamond', start: 'oval', end: 'oval' };

const quote = (text: string): string => JSON.stringify(text);
