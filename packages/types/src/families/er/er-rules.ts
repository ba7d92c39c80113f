import type { DiagramSpec, Edit, Finding, SpecNode } from '@diagloom/diagram/model';
import { edgeOf, nodeOf } from '../advice/parts-of.ts';
import type { Finder, Rules } from '../advice/rule.ts';
import { referencesOf } from './references.ts';
import { usualCardinality } from './usual-cardinality.ts';

export const findErWishes: Finder = (spec) => [...findUnusedReferences(spec), ...findDoubles(spec), ...findBare(spec)];

export const erRules: Rules = {
  'cardinality-missing': {
    title: 'Say how many of each',
    category: 'content',
    impact: 'high',
    confidence: 1,
    blank: 'A [thing] has many [other things]. A [other thing] belongs to one [thing].',
    fix: sayHowMany,
  },
  unrelated: {
    title: 'Connect an unrelated entity',
    category: 'structure',
    impact: 'high',
    confidence: 1,
    blank: 'A [thing] belongs to one [other thing].',
    fix: relate,
  },
  'key-missing': {
    title: 'Give each table a key',
    category: 'structure',
    impact: 'high',
    confidence: 1,
    fix: addKey,
  },
  'reference-without-line': {
    title: 'Draw the relationship for a foreign key',
    category: 'structure',
    impact: 'medium',
    confidence: 0.95,
    fix: ({ about: [from = '', to = ''] }) => [{ kind: 'connect', from, to }],
  },
  'said-twice': {
    title: 'Merge duplicates',
    category: 'structure',
    impact: 'high',
    confidence: 1,
    fix: removeEmptyDouble,
  },
  'no-attributes': {
    title: 'Give the entity its attributes',
    category: 'content',
    impact: 'medium',
    confidence: 0.9,
    blank: '[Entity] has [attribute], [attribute] and [attribute].',
  },
};

/** As a start, what is usual for such a relationship. */
function sayHowMany({ about: [id = ''] }: Finding, spec: DiagramSpec): readonly Edit[] {
  const edge = edgeOf(spec, id);
  return edge === undefined
    ? []
    : [{ kind: 'setCardinality', from: edge.from, to: edge.to, ...usualCardinality(edge, spec) }];
}

/** An entity that a column names, as `customer_id` names Customer, is related to the column's table. */
function relate({ about: [id = ''] }: Finding, spec: DiagramSpec): readonly Edit[] {
  const node = nodeOf(spec, id);
  if (node === undefined) return [];
  const targets = referencesOf(node, spec);
  const sources = spec.nodes.filter((other) => other.id !== id && referencesOf(other, spec).includes(id));
  const [from, to] = targets[0] === undefined ? [id, sources[0]?.id] : [targets[0], id];
  return to === undefined ? [] : [{ kind: 'connect', from, to }];
}

/** Its type is that of the other tables' keys, where they agree. */
function addKey({ about: [node = ''] }: Finding, spec: DiagramSpec): readonly Edit[] {
  const rows = nodeOf(spec, node)?.attributes ?? [];
  if (rows.some(({ name }) => name === 'id')) return [];
  const keys = spec.nodes.flatMap(({ attributes = [] }) => attributes.filter(({ marks }) => marks?.includes('pk')));
  const types = new Set(keys.flatMap(({ type }) => type ?? []));
  const [type] = types;
  return [
    {
      kind: 'addAttribute',
      node,
      attribute: { name: 'id', marks: ['pk'], ...(type === undefined || types.size > 1 ? {} : { type }) },
    },
  ];
}

/** One that has no rows and no lines can go without a loss. */
function removeEmptyDouble({ about }: Finding, spec: DiagramSpec): readonly Edit[] {
  const empty = about.filter(
    (id) =>
      (nodeOf(spec, id)?.attributes ?? []).length === 0 && !spec.edges.some(({ from, to }) => from === id || to === id),
  );
  const spare = empty.length === about.length ? empty.slice(1) : empty;
  return about.length - spare.length > 1 ? [] : spare.map((node) => ({ kind: 'removeNode', node, heal: false }));
}

const findUnusedReferences = (spec: DiagramSpec): readonly Finding[] =>
  spec.nodes.flatMap((node) =>
    [...new Set(referencesOf(node, spec))]
      .filter(
        (target) =>
          spec.edges.some(({ from, to }) => [from, to].includes(node.id)) && !areJoined(spec, node.id, target),
      )
      .map((target) => ({
        rule: 'reference-without-line',
        about: [target, node.id],
        message: `"${node.label}" refers to "${nodeOf(spec, target)?.label}" in a column. Draw the relationship too.`,
      })),
  );

const areJoined = (spec: DiagramSpec, a: string, b: string): boolean =>
  spec.edges.some(({ from, to }) => (from === a && to === b) || (from === b && to === a));

const findDoubles = (spec: DiagramSpec): readonly Finding[] => {
  const byName = new Map<string, SpecNode[]>();
  for (const node of spec.nodes)
    byName.set(node.label.toLowerCase(), [...(byName.get(node.label.toLowerCase()) ?? []), node]);
  return [...byName.values()]
    .filter((nodes) => nodes.length > 1)
    .map((nodes) => ({
      rule: 'said-twice',
      about: nodes.map(({ id }) => id),
      message: `"${nodes[0]?.label}" appears ${nodes.length} times. Keep one and give it all the relationships.`,
    }));
};

/** Where others have attributes, one without any looks unfinished. */
const findBare = ({ nodes }: DiagramSpec): readonly Finding[] =>
  nodes.some(({ attributes = [] }) => attributes.length > 0)
    ? nodes
        .filter(({ attributes = [] }) => attributes.length === 0)
        .map(({ id, label }) => ({
          rule: 'no-attributes',
          about: [id],
          message: `"${label}" has no attributes, but others do. Say what is stored about it.`,
        }))
    : [];
