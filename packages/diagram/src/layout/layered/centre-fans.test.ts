import { describe, expect, it } from 'vitest';
import type { Diagram, Placement } from '../../model/index.ts';
import { buildDiagram, buildShape } from '../testing/build-diagram.ts';
import { elkTools } from '../testing/elk-tools.ts';
import { layered } from './index.ts';

const place = (diagram: Diagram): Promise<Placement> => layered.place(diagram, elkTools);

const middle = ({ shapes }: Placement, id: string): number => {
  const box = shapes.get(id) ?? { x: 0, y: 0, width: 0, height: 0 };
  return box.x + box.width / 2;
};

const between = (placement: Placement, ids: readonly string[]): number => {
  const middles = ids.map((id) => middle(placement, id));
  return (Math.min(...middles) + Math.max(...middles)) / 2;
};

describe('a fan of lines', () => {
  it('puts a shape over the middle of what it leads to, and what is above it, too', async () => {
    const placement = await place(buildDiagram(['top -> hub', 'hub -> a', 'hub -> b', 'hub -> c', 'hub -> d']));
    expect(middle(placement, 'hub')).toBeCloseTo(between(placement, ['a', 'b', 'c', 'd']), 0);
    expect(middle(placement, 'top')).toBe(middle(placement, 'hub'));
    expect(placement.routes.get('top--hub')?.points).toHaveLength(2);
  });

  it('puts both ends of parallel work in the middle, and moves all that follows', async () => {
    const bar = { width: 120, height: 8 };
    const shapes = [buildShape({ id: 'fork', size: bar }), buildShape({ id: 'join', size: bar })];
    const lines = ['start -> fork', 'fork -> a', 'fork -> b', 'a -> join', 'b -> join', 'join -> ok?'];
    const placement = await place(buildDiagram([...lines, 'ok? -> done: Yes', 'ok? -> again: No'], { shapes }));
    const expected = between(placement, ['a', 'b']);
    for (const id of ['start', 'fork', 'join', 'ok?', 'done']) expect(middle(placement, id)).toBeCloseTo(expected, 0);
  });

  it('leaves the main line through a decision straight', async () => {
    const placement = await place(buildDiagram(['a -> ok?', 'ok? -> b: Yes', 'ok? -> c: No', 'b -> d', 'c -> d']));
    expect(new Set(['a', 'ok?', 'b', 'd'].map((id) => middle(placement, id))).size).toBe(1);
  });

  it('leaves a long flow straight that hands something to its side', async () => {
    const placement = await place(buildDiagram(['a -> b', 'a -> log', 'b -> c', 'c -> d', 'd -> e']));
    expect(middle(placement, 'a')).toBe(middle(placement, 'b'));
  });
});
