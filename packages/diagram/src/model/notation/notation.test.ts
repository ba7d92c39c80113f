import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { DiagramSpec } from '../diagram-spec.ts';
import { directions } from '../geometry.ts';
import { isReservedId } from '../ids.ts';
import { parseNotation } from './parse-notation.ts';
import { writeNotation } from './write-notation.ts';

const word = fc.constantFrom('order', 'a', 'note', 'direction', 'Zahlung', 'x-1');
const nasty = fc.constantFrom(
  '',
  ' ',
  '"',
  '\\',
  'a -> b',
  'x --> y',
  '→',
  '#',
  '[w] x',
  '?',
  'a | b',
  '@',
  '{k=v}',
  'note: x',
);
const label = fc.oneof(
  word,
  nasty,
  fc.string(),
  fc.string({ unit: 'grapheme' }),
  fc.string({ unit: fc.constantFrom('\n', '\r', '\t', ' ', 'é', '👩‍💻', ':', '<', '|', '"', "'") }),
);
const kind = fc.option(fc.oneof(fc.constantFrom('decision', 'start', 'reply', 'lane'), label), { nil: undefined });
const properties = fc.option(
  fc.dictionary(
    label.filter((name) => name !== '__proto__'),
    label,
    { minKeys: 1, maxKeys: 3, noNullPrototype: true },
  ),
  { nil: undefined },
);
const present = <T extends object>(value: T): T => {
  const kept = Object.entries(value).filter(([, item]) => item !== undefined);
  return Object.fromEntries(kept) as T;
};

/** Specs in their canonical form: no empty lists, unique ids, every reference known. */
const anySpec: fc.Arbitrary<DiagramSpec> = fc
  .record({
    nodes: fc.integer({ min: 1, max: 6 }),
    groups: fc.integer({ min: 0, max: 3 }),
    edges: fc.integer({ min: 0, max: 6 }),
    notes: fc.integer({ min: 0, max: 2 }),
  })
  .chain((count) => {
    const total = count.nodes + count.groups + count.edges + count.notes;
    const id = fc.oneof(label, word).filter((text) => !isReservedId(text));
    return fc.uniqueArray(id, { minLength: total, maxLength: total }).chain((ids) => {
      const groupIds = ids.slice(0, count.groups);
      const nodeIds = ids.slice(count.groups, count.groups + count.nodes);
      const edgeIds = ids.slice(count.groups + count.nodes, count.groups + count.nodes + count.edges);
      const noteIds = ids.slice(total - count.notes);
      const nodeId = fc.constantFrom(...nodeIds);
      const groupRef =
        groupIds.length === 0 ? fc.constant(undefined) : fc.option(fc.constantFrom(...groupIds), { nil: undefined });
      const attribute = fc
        .record({
          name: label,
          type: fc.option(label, { nil: undefined }),
          marks: fc.option(fc.array(label, { minLength: 1, maxLength: 2 }), { nil: undefined }),
          visibility: fc.constantFrom('+' as const, '-' as const, '#' as const, '~' as const, undefined),
        })
        .map(present);
      const number = fc.double({ noNaN: true, noDefaultInfinity: true }).map((value) => value + 0);
      return fc
        .record({
          schemaVersion: fc.constant(1 as const),
          type: fc.constantFrom('flowchart', 'mind-map'),
          title: label,
          direction: fc.constantFrom(...directions, undefined),
          groups: fc.tuple(
            ...groupIds.map((own, index) =>
              fc
                .record({
                  id: fc.constant(own),
                  label,
                  kind,
                  properties,
                  parent: index === 0 ? fc.constant(undefined) : fc.constantFrom(undefined, groupIds[0]),
                })
                .map(present),
            ),
          ),
          nodes: fc.tuple(
            ...nodeIds.map((own) =>
              fc
                .record({
                  id: fc.constant(own),
                  label,
                  kind,
                  properties,
                  groups: groupRef.map((ref) => (ref === undefined ? undefined : [ref])),
                  attributes: fc.option(fc.array(attribute, { minLength: 1, maxLength: 3 }), { nil: undefined }),
                  position: fc.option(fc.record({ x: number, y: number }), { nil: undefined }),
                })
                .map(present),
            ),
          ),
          edges: fc.tuple(
            ...edgeIds.map((own) =>
              fc
                .record({
                  id: fc.constant(own),
                  from: nodeId,
                  to: nodeId,
                  label,
                  kind,
                  group: groupRef,
                  properties,
                  fromCardinality: fc.option(label, { nil: undefined }),
                  toCardinality: fc.option(label, { nil: undefined }),
                })
                .map(present),
            ),
          ),
          notes: fc.tuple(
            ...noteIds.map((own) =>
              fc.record({ id: fc.constant(own), text: label, about: fc.uniqueArray(nodeId, { maxLength: 2 }) }),
            ),
          ),
        })
        .map(present);
    });
  });

describe('notation', () => {
  it('gives any spec back exactly', () => {
    fc.assert(
      fc.property(anySpec, (spec) => {
        const text = writeNotation(spec);
        expect(parseNotation(text, 'other')).toMatchObject({ spec, problems: [] });
      }),
      { numRuns: 1000, seed: 7 },
    );
  });

  it('reads as a list of steps and arrows', () => {
    const text = 'flowchart: Orders\na(start)\nb Check stock\nc? In stock?\nd Ship\na -> b\nb -> c\nc -> d: Yes\n';
    const { spec, problems } = parseNotation(text, 'other');
    expect(problems).toEqual([]);
    expect(spec.nodes.map(({ id, kind, label: text }) => [id, kind, text])).toEqual([
      ['start', 'start', 'Start'],
      ['check-stock', undefined, 'Check stock'],
      ['in-stock', 'decision', 'In stock?'],
      ['ship', undefined, 'Ship'],
    ]);
    expect(spec.edges.map(({ from, to, label: text }) => [from, to, text])).toEqual([
      ['start', 'check-stock', ''],
      ['check-stock', 'in-stock', ''],
      ['in-stock', 'ship', 'Yes'],
    ]);
    expect(writeNotation(spec)).toBe(text);
  });

  it('reports a bad line with its number and reads the others', () => {
    const { spec, problems } = parseNotation('flowchart\na Pay\n???\nb Ship\na -> b', 'other');
    expect(spec.nodes.map(({ label: text }) => text)).toEqual(['Pay', 'Ship']);
    expect(problems).toEqual([
      {
        line: 3,
        text: '???',
        message: 'This line isn’t a shape, a connection, a group or a note. Check its spelling, or remove it.',
      },
    ]);
  });

  it('makes nodes of ends that no line declares', () => {
    const { spec } = parseNotation('flowchart\nSign in -> Home page -> Sign out: bye', 'other');
    expect(spec.nodes.map(({ id, label: text }) => [id, text])).toEqual([
      ['sign-in', 'Sign in'],
      ['home-page', 'Home page'],
      ['sign-out', 'Sign out'],
    ]);
    expect(spec.edges.map(({ label: text }) => text)).toEqual(['', 'bye']);
  });

  it('leaves out a reference to a group that is not there and says so', () => {
    const { spec, problems } = parseNotation('process\na@x Pay\nb Ship', 'other');
    expect(spec.nodes[0]).toEqual({ id: 'pay', label: 'Pay' });
    expect(problems.map(({ line, message }) => [line, message])).toEqual([[2, 'Nothing here is called "x".']]);
  });

  it('never gives an id at which draw.io stumbles', () => {
    const { spec } = parseNotation('flowchart\na(join)\nb#keys Keys\na -> b', 'other');
    expect(spec.nodes.map(({ id }) => id)).toEqual(['join-2', 'keys-2']);
  });
});

it('an edge leads to each of several declared parts; a comma between other words stays in a label', () => {
  const { spec } = parseNotation(
    'flowchart: Tea\na Boil\nb Pour\nc Serve\na -> b, c: then\nLogin -> Home, page',
    'flowchart',
  );
  expect(spec.edges.map(({ from, to, label }) => [from, to, label])).toEqual([
    ['boil', 'pour', 'then'],
    ['boil', 'serve', 'then'],
    ['login', 'home-page', ''],
  ]);
});

it('edges lead from each of several parts to each of several, with what the line says of them', () => {
  const { spec, problems } = parseNotation(
    'deployment: Shop\n[g(cluster)] Cluster\na Web\nb API\nc Store\nd Cache\na, b -data-> c, d@g: TCP 1\nc --> a,b\nSmith, Ann -> a',
    'deployment',
  );
  expect(problems).toEqual([]);
  expect(spec.edges.map(({ from, to, kind, group, label }) => [from, to, kind, group, label])).toEqual([
    ['web', 'store', 'data', 'cluster', 'TCP 1'],
    ['web', 'cache', 'data', 'cluster', 'TCP 1'],
    ['api', 'store', 'data', 'cluster', 'TCP 1'],
    ['api', 'cache', 'data', 'cluster', 'TCP 1'],
    ['store', 'web', 'reply', undefined, ''],
    ['store', 'api', 'reply', undefined, ''],
    ['smith-ann', 'web', undefined, undefined, ''],
  ]);
  expect(new Set(spec.edges.map(({ id }) => id)).size).toBe(spec.edges.length);
});

it('a type may stand in brackets behind another one, and marks behind both', () => {
  const { spec } = parseNotation('uml: Radio\na Station | songs: List<Song> <unique> | id: int<pk>\n', 'uml');
  expect(spec.nodes[0]?.attributes).toEqual([
    { name: 'songs', type: 'List<Song>', marks: ['unique'] },
    { name: 'id', type: 'int', marks: ['pk'] },
  ]);
});
