import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { DiagramSpec } from '../model/diagram-spec.ts';
import { looksLikeNotation } from './load-reader.ts';
import { readTextNotation } from './read-text-notation.ts';
import { textNotations } from './registry.ts';
import { anySpec } from './testing/any-spec.ts';
import { byPlace } from './testing/by-place.ts';
import { dialectFor } from './write-text-notation.ts';

const kindsOf: Readonly<Record<string, Parameters<typeof anySpec>[1]>> = {
  flowchart: {
    nodes: ['decision', 'start', 'end', 'io', 'datastore', 'document'],
    edges: ['flow'],
    groups: ['container'],
  },
  process: { nodes: ['decision', 'event', 'fork'], edges: ['message'], groups: ['pool'] },
  network: { nodes: ['router', 'access-point'], edges: ['wireless', 'tunnel'], groups: ['dmz', 'vlan'] },
  architecture: { nodes: ['load-balancer', 'database'], edges: ['async', 'data'], groups: ['system', 'vpc'] },
  deployment: { nodes: ['artefact', 'pod'], edges: ['deploys', 'replicates'], groups: ['environment', 'stage'] },
  orgchart: { nodes: ['unit', 'vacant'], edges: ['dotted'], groups: [] },
  'mind-map': { nodes: ['topic'], edges: ['link'], groups: [] },
  sequence: {
    nodes: ['actor', 'database'],
    edges: ['reply', 'async', 'create', 'destroy'],
    groups: ['alt', 'opt', 'loop', 'par', 'break', 'section'],
  },
  uml: {
    nodes: ['abstract', 'interface', 'enum'],
    edges: ['inherits', 'realises', 'composes', 'aggregates', 'depends'],
    groups: ['package'],
  },
  logical: { nodes: ['weak-entity'], edges: ['relates'], groups: ['area'] },
};

const states = { nodes: ['state', 'initial', 'final'], edges: ['transition'], groups: ['package'] };

const cases = textNotations.flatMap((notation) =>
  [...Object.entries(kindsOf), ['uml', states] as const].flatMap(([type, kinds]) =>
    notation.dialects.some(({ types }) => types.includes(type))
      ? [{ notation, type, kinds, name: `${notation.id}, ${type}${kinds === states ? ' states' : ''}` }]
      : [],
  ),
);

test.each(cases)('$name: what is written comes back, whatever stands in the texts', ({ notation, type, kinds }) => {
  fc.assert(
    fc.property(anySpec(type, kinds), (spec: DiagramSpec) => {
      const shown =
        kinds === states
          ? {
              ...spec,
              nodes: spec.nodes.map((node) => ({
                ...node,
                kind: states.nodes.find((kind) => kind === node.kind) ?? 'state',
              })),
            }
          : spec;
      const dialect = dialectFor(shown, notation);
      if (dialect === undefined) return;
      const carried = dialect.carry(shown).spec;
      const text = dialect.write(carried);
      const read = readTextNotation(text);
      expect({ ...byPlace(read?.spec ?? shown), text }).toEqual({ ...byPlace(carried), text });
      expect(read?.problems).toEqual([]);
      expect(looksLikeNotation(text)).toBe(true);
    }),
    { numRuns: 500 / 10, seed: 5 },
  );
});
