import fc from 'fast-check';
import type { DiagramSpec, SpecAttribute, SpecEdge, SpecGroup, SpecNode } from '../../model/diagram-spec.ts';
import { directions } from '../../model/geometry.ts';

const nasty = fc.constantFrom(
  'end',
  'a --> b',
  'x["y"]',
  '"quoted"',
  'a|b',
  '{brace}',
  '<b>bold</b>',
  '#35; &amp; #quot;',
  "it's; done: 100%%",
  '%%{init: {}}%%',
  '%% comment',
  '// comment',
  "'comment",
  '@enduml',
  '!include x',
  'style a fill:#f00;',
  'wrap: text',
  '`code` **bold** __u__ ~~s~~',
  'C:\\new\\"x"',
  'Größe 日本 🎉',
  'two\nlines',
  '1. list',
  '- dash',
  'note right of a',
  '[*]',
  '$name ~T~ *',
);
const text = fc.oneof(
  { weight: 2, arbitrary: fc.constantFrom('Order', 'Check stock?', 'Pay') },
  nasty,
  fc.string({ maxLength: 20 }),
);

const maybe = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined });

interface Kinds {
  readonly nodes: readonly string[];
  readonly edges: readonly string[];
  readonly groups: readonly string[];
}

const present = <Part extends object>(part: Part): Part =>
  Object.fromEntries(Object.entries(part).filter(([, value]) => value !== undefined)) as Part;

/** Specs of a type with hostile texts: unique ids, every reference known, kinds of the type and now and then one that nobody knows. */
export const anySpec = (type: string, kinds: Kinds): fc.Arbitrary<DiagramSpec> =>
  fc.record({ nodes: fc.integer({ min: 1, max: 6 }), groups: fc.integer({ min: 0, max: 3 }) }).chain((count) => {
    const nodeIds = Array.from({ length: count.nodes }, (_, index) => (index === 1 ? 'end' : `näme-${index}`));
    const groupIds = Array.from(
      { length: kinds.groups.length === 0 ? 0 : count.groups },
      (_, index) => `group ${index}`,
    );
    const kindOf = (list: readonly string[]) => maybe(fc.constantFrom(...list, 'unknown'));
    const groupRef = groupIds.length === 0 ? fc.constant(undefined) : maybe(fc.constantFrom(...groupIds));
    const row: fc.Arbitrary<SpecAttribute> = fc
      .record({
        name: text,
        type: maybe(text),
        marks: maybe(fc.subarray(['pk', 'fk', 'unique', 'static', 'abstract'], { minLength: 1 })),
        visibility: fc.constantFrom('+' as const, '-' as const, undefined),
      })
      .map(present);
    const node = (id: string): fc.Arbitrary<SpecNode> =>
      fc
        .record({
          id: fc.constant(id),
          label: text,
          kind: kindOf(kinds.nodes),
          groups: groupRef.map((group) => (group === undefined ? undefined : [group])),
          attributes: maybe(fc.array(row, { minLength: 1, maxLength: 3 })),
          properties: maybe(fc.constant({ technology: 'Rust' })),
        })
        .map(present);
    const edge = (id: string): fc.Arbitrary<SpecEdge> =>
      fc
        .record({
          id: fc.constant(id),
          from: fc.constantFrom(...nodeIds),
          to: fc.constantFrom(...nodeIds),
          label: text,
          kind: kindOf(kinds.edges),
          group: groupRef,
          fromCardinality: maybe(fc.constantFrom('1', '0..*', '"5"')),
          toCardinality: maybe(fc.constantFrom('0..1', '1..*', 'n')),
          properties: maybe(
            fc.constantFrom<Readonly<Record<string, string>>[]>(
              { activate: 'receiver' },
              { deactivate: 'sender' },
              { ends: 'sender' },
              { protocol: 'TCP' },
            ),
          ),
        })
        .map((edge) => present<SpecEdge>(edge));
    const group = (id: string, index: number): fc.Arbitrary<SpecGroup> =>
      fc
        .record({
          id: fc.constant(id),
          label: text,
          kind: kindOf(kinds.groups),
          parent: index === 0 ? fc.constant(undefined) : maybe(fc.constantFrom(...groupIds.slice(0, index))),
        })
        .map(present);
    const edgeIds = fc.integer({ min: 0, max: 7 }).map((many) => Array.from({ length: many }, (_, at) => `e${at}`));
    return fc.record({
      schemaVersion: fc.constant(1 as const),
      type: fc.constant(type),
      title: text,
      direction: fc.constantFrom(...directions),
      nodes: fc.tuple(...nodeIds.map(node)),
      edges: edgeIds.chain((ids) => fc.tuple(...ids.map(edge))),
      groups: fc.tuple(...groupIds.map(group)),
      notes: fc
        .array(fc.record({ text, about: fc.uniqueArray(fc.constantFrom(...nodeIds), { maxLength: 3 }) }), {
          maxLength: 2,
        })
        .map((notes) => notes.map((note, index) => ({ id: `note ${index}`, ...note }))),
    });
  });
