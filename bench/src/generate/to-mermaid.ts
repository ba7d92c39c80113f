import type { DiagramSpec } from '@diagloom/diagram/model';

/** A flowchart as Mermaid writes it. */
export const toMermaid = ({ nodes, edges }: DiagramSpec): string => {
  const shape = (label: string, kind: string | undefined): string =>
    kind === 'decision' ? `{"${label}"}` : kind === undefined ? `["${label}"]` : `(["${label}"])`;
  return [
    'flowchart TD',
    ...nodes.map(({ id, label, kind }) => `  ${keyOf(id)}${shape(label, kind)}`),
    ...edges.map(({ from, to, label }) => `  ${keyOf(from)} -->${label === '' ? '' : `|${label}|`} ${keyOf(to)}`),
  ].join('\n');
};

/** `end` is a word of Mermaid's, so that ids get a letter in front. */
const keyOf = (id: string): string => `n-${id}`;
