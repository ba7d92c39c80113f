import { describe, expect, it } from 'vitest';
import { groupBy } from './group-by.ts';
import { layered } from './layered/index.ts';
import { buildDiagram } from './testing/build-diagram.ts';
import { elkTools } from './testing/elk-tools.ts';
import { findFaults } from './testing/find-faults.ts';

const chain = (steps: number): readonly string[] =>
  Array.from({ length: steps - 1 }, (_, index) => `s${index} -> s${index + 1}`);

describe('a long flow', () => {
  it('stays one column for as long as it can be read on a screen', async () => {
    const { shapes } = await layered.place(buildDiagram(chain(11)), elkTools);
    expect(new Set([...shapes.values()].map(({ x }) => x)).size).toBe(1);
  });

  it.each(['down', 'right'] as const)('is broken where it runs on beyond that: %s', async (direction) => {
    const diagram = buildDiagram(chain(30), { direction });
    const placement = await layered.place(diagram, elkTools);
    const boxes = [...placement.shapes.values()];
    const width = Math.max(...boxes.map((box) => box.x + box.width)) - 40;
    const height = Math.max(...boxes.map((box) => box.y + box.height)) - 40;
    expect(Math.max(width / height, height / width)).toBeLessThan(2.2);
    expect(findFaults(diagram, placement)).toEqual([]);
  });

  it('is cut at no place where more than one line passes', async () => {
    const lines = [...chain(20), 's19 -> s0'];
    const { shapes } = await layered.place(buildDiagram(lines), elkTools);
    expect(new Set([...shapes.values()].map(({ x }) => x)).size).toBe(1);
  });

  it('keeps the heads of its columns level', async () => {
    const { shapes } = await layered.place(buildDiagram(chain(20)), elkTools);
    const tops = [...groupBy([...shapes.values()], ({ x }) => x).values()].map((column) =>
      Math.min(...column.map(({ y }) => y)),
    );
    expect(new Set(tops).size).toBe(1);
    expect(tops.length).toBeGreaterThan(1);
  });
});
