import { describe, expect, it } from 'vitest';
import type { Diagram } from '../../model/index.ts';
import { buildConnector, buildDiagram } from '../testing/build-diagram.ts';
import { elkTools } from '../testing/elk-tools.ts';
import { findFaults } from '../testing/find-faults.ts';
import { layered } from './index.ts';
import { judge } from './judge.ts';

const plain = { style: { startArrow: 'none', endArrow: 'none' } };
const triangle = { style: { startArrow: 'block', startFill: '0', endArrow: 'none' } };

const buildRelations = (lines: readonly string[], wishes: { readonly style: Diagram['connectors'][number]['style'] }) =>
  buildDiagram([], {
    shapes: [...new Set(lines.flatMap((line) => line.split(' - ')))].map((id) => ({ id })),
    connectors: lines.map((line) => {
      const [from = '', to = ''] = line.split(' - ');
      return buildConnector({ from, to, ...wishes });
    }),
  });

describe('relations', () => {
  it('have their ends to themselves', async () => {
    const { routes } = await layered.place(buildRelations(['a - d', 'b - d', 'c - d'], plain), elkTools);
    const ends = [...routes.values()].map(({ points }) => JSON.stringify(points.at(-1)));
    expect(new Set(ends).size).toBe(3);
  });

  it('meet in one triangle below their parent', async () => {
    const { routes } = await layered.place(buildRelations(['a - b', 'a - c', 'a - d'], triangle), elkTools);
    const starts = [...routes.values()].map(({ points }) => JSON.stringify(points[0]));
    expect(new Set(starts).size).toBe(1);
  });

  it('put one of two shapes with the same neighbours below them, where no line crosses another', async () => {
    const lines = ['one', 'two'].flatMap((id) => ['a', 'b', 'c', 'd'].map((other) => `${id} - ${other}`));
    const diagram = buildRelations(lines, plain);
    const placement = await layered.place(diagram, elkTools);
    expect(judge(diagram, placement).crossings).toBe(0);
    expect(findFaults(diagram, placement)).toEqual([]);
  });

  it('take one bend where they can leave at the side that faces the other shape', async () => {
    const { routes } = await layered.place(buildRelations(['a - b', 'a - c', 'a - d'], plain), elkTools);
    const bends = [...routes.values()].map(({ points }) => points.length - 2);
    expect(bends.toSorted()).toEqual([0, 1, 1]);
  });
});
