import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arbitraryDiagram } from '../testing/arbitrary-diagram.ts';
import { buildDiagram } from '../testing/build-diagram.ts';
import { findFaults } from '../testing/find-faults.ts';
import { fallback } from './index.ts';

describe('fallback', () => {
  it('places a flowchart with a loop without a fault', async () => {
    const diagram = buildDiagram(['a -> b', 'b -> c?', 'c? -> d: Yes', 'c? -> a: No', 'd -> d: again']);
    expect(findFaults(diagram, await fallback.place(diagram))).toEqual([]);
  });

  it('puts what follows below and what runs beside on one row', async () => {
    const { shapes } = await fallback.place(buildDiagram(['a -> b', 'a -> c', 'b -> d', 'c -> d']));
    const tops = ['a', 'b', 'c', 'd'].map((id) => shapes.get(id)?.y ?? 0);
    expect(tops[1]).toBe(tops[2]);
    expect(tops).toEqual([...tops].sort((one, other) => one - other));
  });

  it('keeps shapes apart, children inside and lines out of shapes on any diagram', async () => {
    await fc.assert(
      fc.asyncProperty(arbitraryDiagram({ mostShapes: 14, mostGroups: 3 }), async (diagram) => {
        const faults = findFaults(diagram, await fallback.place(diagram));
        expect(faults.filter((fault) => !fault.startsWith('label'))).toEqual([]);
      }),
      { seed: 5, numRuns: 150 },
    );
  });

  it('places a chain of a thousand steps', async () => {
    const lines = Array.from({ length: 1000 }, (_, index) => `s${index} -> s${index + 1}`);
    const diagram = buildDiagram(lines);
    const { shapes, routes } = await fallback.place(diagram);
    expect([shapes.size, routes.size]).toEqual([1001, 1000]);
  });
});
