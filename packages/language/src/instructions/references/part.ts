import { inSentence, type SpecEdge } from '@diagloom/diagram/model';
import type { Candidate } from '../instruction.ts';
import type { Setting } from '../setting.ts';

export type Sort = 'node' | 'edge' | 'group';

/** Something of the diagram that words can point at. */
export interface Part {
  readonly id: string;
  readonly sort: Sort;
  readonly label: string;
  /** The kind's id; the plain kind where the spec says none. */
  readonly kind: string | undefined;
}

/** Every node, then every group, then every edge. */
export const partsOf = ({ spec, type }: Setting): readonly Part[] => {
  const { nodes, edges, groups } = type.vocabulary;
  return [
    ...spec.nodes.map(({ id, label, kind }) => ({ id, sort: 'node' as const, label, kind: kind ?? nodes[0]?.id })),
    ...spec.groups.map(({ id, label, kind }) => ({ id, sort: 'group' as const, label, kind: kind ?? groups[0]?.id })),
    ...spec.edges.map(({ id, label, kind }) => ({ id, sort: 'edge' as const, label, kind: kind ?? edges[0]?.id })),
  ];
};

/** How a sentence calls a part: its label in quotation marks, or what it is where it has none. */
export const nameOf = (part: Part, setting: Setting): string => {
  if (part.sort === 'edge') return edgeName(part.id, setting);
  if (part.label !== '') return `"${part.label.replace(/\s+/g, ' ')}"`;
  return `the ${labelOfKind(part, setting)}`;
};

const nameOfId = (id: string, setting: Setting): string => {
  const part = partsOf(setting).find((candidate) => candidate.id === id);
  return part === undefined ? `"${id}"` : nameOf(part, setting);
};

const edgeName = (id: string, setting: Setting): string => {
  const edge = setting.spec.edges.find((candidate) => candidate.id === id);
  if (edge === undefined) return `"${id}"`;
  const label = edge.label === '' ? '' : ` "${edge.label.replace(/\s+/g, ' ')}"`;
  return `the ${edgeWord(edge, setting)}${label} from ${nameOfId(edge.from, setting)} to ${nameOfId(edge.to, setting)}`;
};

const edgeWord = (_edge: SpecEdge, { type }: Setting): string => (type.family === 'messages' ? 'message' : 'arrow');

const labelOfKind = ({ sort, kind }: Part, { type }: Setting): string => {
  const kinds = sort === 'group' ? type.vocabulary.groups : type.vocabulary.nodes;
  const label = kinds.find(({ id }) => id === kind)?.label;
  return label === undefined ? sort : inSentence(label);
};

export const toCandidate = (part: Part, setting: Setting): Candidate => ({
  id: part.id,
  label: part.sort === 'node' && part.label !== '' ? part.label : nameOf(part, setting).replace(/^"(.*)"$/, '$1'),
});

/** `"A"`, `"A" and "B"`, `"A", "B" and 3 more`. */
export const listNames = (names: readonly string[], most = 6, last = 'and'): string => {
  const shown = names.length > most ? [...names.slice(0, most), `${names.length - most} more`] : names;
  if (shown.length < 2) return shown.join('');
  return `${shown.slice(0, -1).join(', ')} ${last} ${shown.at(-1)}`;
};
