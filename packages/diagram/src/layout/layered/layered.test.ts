import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Placement, Rect } from '../../model/index.ts';
import { arbitraryDiagram } from '../testing/arbitrary-diagram.ts';
import { buildDiagram } from '../testing/build-diagram.ts';
import { elkTools } from '../testing/elk-tools.ts';
import { findFaults } from '../testing/find-faults.ts';
import { writePlacement } from '../testing/write-placement.ts';
import { layered } from './index.ts';

const place = (lines: readonly string[], wishes: Parameters<typeof buildDiagram>[1] = {}): Promise<Placement> =>
  layered.place(buildDiagram(lines, wishes), elkTools);

const boxOf = (placement: Placement, id: string): Rect =>
  placement.shapes.get(id) ?? { x: 0, y: 0, width: 0, height: 0 };
const middleOf = (placement: Placement, id: string): number => boxOf(placement, id).x + boxOf(placement, id).width / 2;
const pointsOf = (placement: Placement, id: string) => placement.routes.get(id)?.points ?? [];

const order = ['order -> stock?', 'stock? -> pack: Yes', 'stock? -> cancel: No', 'pack -> end', 'cancel -> end'];

describe('layered', () => {
  it('draws the main line straight down the middle', async () => {
    const placement = await place(order);
    const middles = ['order', 'stock?', 'pack', 'end'].map((id) => middleOf(placement, id));
    expect(new Set(middles).size).toBe(1);
    expect(pointsOf(placement, 'stock?--pack')).toHaveLength(2);
  });

  it('lets the second exit of a decision leave at its side', async () => {
    const placement = await place(order);
    const decision = boxOf(placement, 'stock?');
    expect(pointsOf(placement, 'stock?--cancel')[0]).toEqual({
      x: decision.x + decision.width,
      y: decision.y + decision.height / 2,
    });
  });

  it('puts the answers beside their own lines, next to the decision', async () => {
    const placement = await place(order);
    const decision = boxOf(placement, 'stock?');
    const yes = placement.routes.get('stock?--pack')?.label;
    const no = placement.routes.get('stock?--cancel')?.label;
    expect(yes?.y).toBeLessThan(decision.y + decision.height + 24);
    expect(yes?.x).toBeGreaterThan(middleOf(placement, 'stock?'));
    expect(no?.x).toBeLessThan(decision.x + decision.width + 24);
    expect(no?.y).toBeLessThan(decision.y + decision.height / 2);
  });

  it('makes the exit that goes on the main line when the first one is a short way out', async () => {
    const placement = await place(['valid? -> reject: No', 'valid? -> a: Yes', 'a -> b', 'b -> c']);
    expect(middleOf(placement, 'a')).toBe(middleOf(placement, 'valid?'));
    expect(middleOf(placement, 'reject')).toBeGreaterThan(middleOf(placement, 'valid?'));
  });

  it('leads a loop back around the side of the flow', async () => {
    const placement = await place(['a -> b', 'b -> c?', 'c? -> d: Yes', 'c? -> a: No']);
    const back = pointsOf(placement, 'c?--a');
    const a = boxOf(placement, 'a');
    expect(back).toHaveLength(4);
    expect(back.at(-1)).toEqual({ x: a.x, y: a.y + a.height / 2 });
    expect(new Set(['a', 'b', 'c?', 'd'].map((id) => middleOf(placement, id))).size).toBe(1);
  });

  it('draws a loop of one step beside it', async () => {
    const placement = await place(['a -> a: again']);
    const a = boxOf(placement, 'a');
    expect(pointsOf(placement, 'a--a').every((point) => point.x >= a.x + a.width)).toBe(true);
  });

  it('lets a line share an end only where that is unambiguous', async () => {
    const placement = await place(['a -> c', 'b -> c', 'a -> d']);
    const [toC, toD] = [pointsOf(placement, 'a--c')[0], pointsOf(placement, 'a--d')[0]];
    expect(pointsOf(placement, 'a--c').at(-1)).toEqual(pointsOf(placement, 'b--c').at(-1));
    expect(toC).not.toEqual(toD);
  });

  it('keeps crow’s feet apart', async () => {
    const style = { endArrow: 'ERmany', startArrow: 'ERone', html: '1' };
    const diagram = buildDiagram(['a -> c', 'b -> c']);
    const connectors = diagram.connectors.map((connector) => ({ ...connector, style }));
    const placement = await layered.place({ ...diagram, connectors }, elkTools);
    expect(pointsOf(placement, 'a--c').at(-1)).not.toEqual(pointsOf(placement, 'b--c').at(-1));
  });

  it('places an empty diagram and one without connectors', async () => {
    expect((await place([])).shapes.size).toBe(0);
    const placement = await place([], { shapes: [{ id: 'a' }, { id: 'b' }] });
    expect(findFaults(buildDiagram([], { shapes: [{ id: 'a' }, { id: 'b' }] }), placement)).toEqual([]);
  });

  it('keeps its promises on any diagram', async () => {
    await fc.assert(
      fc.asyncProperty(arbitraryDiagram({ mostShapes: 12, mostGroups: 3 }), async (diagram) => {
        expect(findFaults(diagram, await layered.place(diagram, elkTools))).toEqual([]);
      }),
      { seed: 3, numRuns: 120 },
    );
  });

  it('gives the same placement each time', async () => {
    expect(writePlacement(await place(order))).toBe(writePlacement(await place(order)));
  });

  it('places a flowchart as it did before', async () => {
    await expect(writePlacement(await place(order))).toMatchFileSnapshot('__golden__/order.txt');
  });

  it('places nested groups as it did before', async () => {
    const placement = await place(['user -> web', 'web -> api: calls', 'api -> db', 'api -> mail'], {
      shapes: [
        { id: 'user' },
        { id: 'cloud', placing: 'container' },
        { id: 'front', placing: 'container', parent: 'cloud' },
        { id: 'web', parent: 'front' },
        { id: 'api', parent: 'front' },
        { id: 'db', parent: 'cloud' },
      ],
    });
    await expect(writePlacement(placement)).toMatchFileSnapshot('__golden__/nested-groups.txt');
  });
});
