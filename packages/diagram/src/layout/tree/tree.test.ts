import { expect, it } from 'vitest';
import type { Placement } from '../../model/index.ts';
import { buildDiagram } from '../testing/build-diagram.ts';
import { tree } from './index.ts';

const place = (lines: readonly string[]): Promise<Placement> => tree.place(buildDiagram(lines, { layout: 'tree' }));

const middle = ({ shapes }: Placement, id: string): number => {
  const box = shapes.get(id) ?? { x: 0, y: 0, width: 0, height: 0 };
  return box.x + box.width / 2;
};

it('puts a parent right above the child that stands near the middle of its row', async () => {
  const wide = ['b -> b1', 'b -> b2', 'b -> b3', 'b1 -> c', 'b1 -> d', 'b1 -> e', 'c -> f'];
  const placement = await place(['top -> a', 'top -> b', 'top -> g', ...wide, 'g -> h', 'g -> i']);
  expect(middle(placement, 'top')).toBe(middle(placement, 'b'));
  expect(placement.routes.get('top--b')?.points).toHaveLength(2);
});

it('puts a parent in the middle where no child stands near it', async () => {
  const placement = await place(['top -> a', 'top -> b']);
  expect(middle(placement, 'top')).toBe((middle(placement, 'a') + middle(placement, 'b')) / 2);
});
