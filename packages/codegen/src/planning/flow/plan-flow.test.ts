import { type DiagramSpec, emptySpec } from '@diagloom/diagram/model';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { planProgram } from '../plan-program.ts';
import { keepsScenario } from './run-block.ts';

/** Any drawing of steps and decisions, connected in any way. */
const drawings = fc
  .record({
    kinds: fc.array(fc.constantFrom('step', 'decision', 'end', 'start', 'fork', 'join'), {
      minLength: 1,
      maxLength: 9,
    }),
    lines: fc.array(fc.tuple(fc.nat(8), fc.nat(8), fc.constantFrom('', 'yes', 'no', 'maybe')), { maxLength: 18 }),
  })
  .map(({ kinds, lines }): DiagramSpec => {
    const nodes = kinds.map((kind, index) => ({
      id: `n${index}`,
      label: `Do ${index}`,
      ...(kind !== 'step' && { kind }),
    }));
    const edges = lines
      .map(([from, to, label], index) => ({ id: `e${index}`, from: `n${from}`, to: `n${to}`, label }))

      .filter(({ from, to }) => nodes.some(({ id }) => id === from) && nodes.some(({ id }) => id === to));
    // At least one step is connected with another.
    edges.push({ id: 'first', from: 'n0', to: 'n1', label: '' });
    return { ...emptySpec('flowchart', 'Any'), nodes, edges };
  });

test('any drawing becomes flows whose code does on every path what the drawing says', () => {
  fc.assert(
    fc.property(drawings, (spec) => {
      const { flows } = planProgram({ spec, family: 'process', style: 'detailed', additionalDetails: '' });
      for (const { body, table, scenarios } of flows) {
        expect(scenarios.length).toBeGreaterThan(0);
        if (body === undefined) expect(table).toBeDefined();
        else expect(scenarios.every((scenario) => keepsScenario(body, scenario))).toBe(true);
      }
    }),
    { numRuns: 1000 },
  );
});
