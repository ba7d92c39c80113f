import { describe, expect, it } from 'vitest';
import type { Diagram, Placement } from '../../model/index.ts';
import { buildDiagram } from '../testing/build-diagram.ts';
import { elkTools } from '../testing/elk-tools.ts';
import { layered } from './index.ts';

const place = (diagram: Diagram): Promise<Placement> => layered.place(diagram, elkTools);

const endOf = ({ routes }: Placement, id: string) => routes.get(id)?.points.at(-1);

describe('lines that lead to one step', () => {
  it('gives the line that comes from beside the step an end in its side', async () => {
    const lines = ['a -> ok?', 'ok? -> b: Yes', 'ok? -> c: No', 'b -> d', 'c -> d'];
    const placement = await place(buildDiagram(lines));
    const { x = 0, y = 0, width = 0, height = 0 } = placement.shapes.get('d') ?? {};
    expect(endOf(placement, 'c--d')).toEqual({ x: x + width, y: y + height / 2 });
    expect(placement.routes.get('c--d')?.points).toHaveLength(3);
    expect(endOf(placement, 'b--d')?.y).toBe(y);
  });

  it('leaves a side alone from which another line starts', async () => {
    const lines = ['a -> ok?', 'ok? -> b: Yes', 'ok? -> c: No', 'b -> sure?', 'c -> sure?', 'sure? -> d: Yes'];
    const placement = await place(buildDiagram([...lines, 'sure? -> e: No']));
    expect(endOf(placement, 'c--sure?')).not.toEqual(placement.routes.get('sure?--e')?.points[0]);
  });

  it('leaves lines together where nothing is decided', async () => {
    const placement = await place(buildDiagram(['a -> b', 'a -> c', 'b -> d', 'c -> d']));
    expect(endOf(placement, 'b--d')).toEqual(endOf(placement, 'c--d'));
  });
});

it('keeps the main line straight to its end, whatever joins it', async () => {
  const main = ['start -> valid?', 'valid? -> assess: Yes', 'assess -> high?', 'high? -> send: Yes', 'send -> wait'];
  const aside = ['valid? -> reject: No', 'reject -> inform', 'inform -> close', 'high? -> pay: No', 'pay -> close'];
  const { shapes } = await place(buildDiagram([...main, 'wait -> decide', 'decide -> close', ...aside]));
  const trunk = ['start', 'valid?', 'assess', 'high?', 'send', 'wait', 'decide', 'close'];
  const middles = trunk.map((id) => (shapes.get(id)?.x ?? 0) + (shapes.get(id)?.width ?? 0) / 2);
  expect(new Set(middles).size).toBe(1);
});
