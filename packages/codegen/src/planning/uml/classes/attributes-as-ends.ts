import type { DiagramSpec, SpecAttribute, SpecEdge, SpecNode } from '@diagloom/diagram/model';
import { labelWords } from '../../../program/index.ts';
import { readCardinality } from '../../records/cardinality.ts';
import { readEndLabel } from '../../records/end-label.ts';
import { readType } from '../../records/read-type.ts';

/** Lines that give their classes members. */
export const associations: ReadonlySet<string> = new Set(['association', 'composes', 'aggregates']);

/**
 * An attribute `zones: List<Zone>` beside an association to Zone that is called the same, or that is the only one and not called at all, is the end of
 * that association: the row goes, and the end is called like it. How many are there is what either of them says.
 */
export const withAttributesAsEnds = (spec: DiagramSpec): DiagramSpec => {
  let { edges } = spec;
  const nodes = spec.nodes.map((node): SpecNode => {
    const rows = node.attributes ?? [];
    const kept = rows.filter((row) => {
      const end = endFor(row, node, { ...spec, edges });
      if (end === undefined) return true;
      edges = edges.map((edge) => (edge === end.edge ? { ...edge, [end.at]: end.said } : edge));
      return false;
    });
    const { attributes: _attributes, ...bare } = node;
    if (kept.length === rows.length) return node;
    return kept.length === 0 ? bare : { ...node, attributes: kept };
  });
  return { ...spec, nodes, edges };
};

interface NamedEnd {
  readonly edge: SpecEdge;
  readonly at: 'toCardinality' | 'fromCardinality';
  readonly said: string;
}

const endFor = (row: SpecAttribute, node: SpecNode, { nodes, edges }: DiagramSpec): NamedEnd | undefined => {
  const { word, isList, isOptional } = readType(row.type ?? '');
  const target = word === '' ? undefined : nodes.find(({ label }) => label.toLowerCase() === word.toLowerCase());
  if (target === undefined || target === node || /[(=]/.test(`${row.name}${row.type ?? ''}`)) return undefined;
  const lines = edges.filter(
    ({ from, to, kind }) =>
      associations.has(kind ?? 'association') &&
      ((from === node.id && to === target.id) || (from === target.id && to === node.id)),
  );
  const wordsOf = (text: string): string => labelWords(text).join('');
  const isCalledSo = ({ label }: SpecEdge): boolean => wordsOf(label) === wordsOf(row.name);
  const alike = (node.attributes ?? []).filter(({ type }) => readType(type ?? '').word === word);
  const edge = lines.find(isCalledSo) ?? (lines.length === 1 && alike.length === 1 ? lines[0] : undefined);
  if (edge === undefined) return undefined;
  const isThere = edge.from === node.id;
  if (!isThere && edge.properties?.navigable !== undefined) return undefined;
  const at = isThere ? 'toCardinality' : 'fromCardinality';
  const { count, role } = readEndLabel(edge[at]);
  if (role !== undefined && wordsOf(role) !== wordsOf(row.name)) return undefined;
  if (count !== undefined && readCardinality(count).isMany !== isList) return undefined;
  const usual = isList ? '0..*' : isOptional ? '0..1' : '1';
  const said = `${count ?? usual} ${row.name.trim()}`;
  return readEndLabel(said).role === undefined ? undefined : { edge, at, said };
};
