import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Placement, Rect } from '../model/index.ts';
import { layOut, readStanding, relayOut, toPage } from './index.ts';
import { arbitraryDiagram } from './testing/arbitrary-diagram.ts';
import { buildDiagram } from './testing/build-diagram.ts';
import { elkTools } from './testing/elk-tools.ts';
import { findFaults } from './testing/find-faults.ts';

/** Twenty steps with two decisions and a loop. */
const order = [
  ...[
    'start -> a',
    'a -> b',
    'b -> c?',
    'c? -> d: Yes',
    'c? -> x: No',
    'x -> y',
    'y -> b',
    'd -> e',
    'e -> f',
    'f -> g',
  ],
  ...['g -> h?', 'h? -> i: Yes', 'h? -> z: No', 'z -> k', 'i -> j', 'j -> k', 'k -> l', 'l -> m', 'm -> n', 'n -> end'],
];

const inserted = (lines: readonly string[], between: string, id: string): readonly string[] => {
  const [from = '', to = ''] = between.split(' -> ');
  return lines.flatMap((line) => (line === between ? [`${from} -> ${id}`, `${id} -> ${to}`] : [line]));
};

const movesOf = (before: Placement, after: Placement): readonly number[] =>
  [...before.shapes].map(([id, box]) => {
    const now: Rect = after.shapes.get(id) ?? box;
    return Math.hypot(now.x - box.x, now.y - box.y);
  });

const boxIn = (placement: Placement, id: string): Rect | undefined => placement.shapes.get(id);

describe('relayOut', () => {
  it('gives an unchanged diagram back as it stands', async () => {
    const diagram = buildDiagram(order);
    const before = await layOut(diagram, elkTools);
    const after = await relayOut(diagram, readStanding(toPage(diagram, before)), elkTools);
    expect(Math.max(...movesOf(before, after))).toBeLessThanOrEqual(1);
  });

  it.each(order.filter((line) => !line.includes(':')))(
    'moves nothing but what makes room for a step in %s',
    async (line) => {
      const diagram = buildDiagram(order);
      const before = await layOut(diagram, elkTools);
      const changed = buildDiagram(inserted(order, line, 'new'));
      const after = await relayOut(changed, before, elkTools);
      expect(findFaults(changed, after)).toEqual([]);
      const moved = movesOf(before, after).filter((distance) => distance > 1);
      expect(new Set(moved.map(Math.round)).size).toBeLessThanOrEqual(1);
    },
  );

  it('never moves a locked shape', async () => {
    const before = await layOut(buildDiagram(order), elkTools);
    const changed = buildDiagram(inserted(order, 'd -> e', 'new'));
    const after = await relayOut(changed, { ...before, locked: new Set(['m']) }, elkTools);
    expect(after.shapes.get('m')).toEqual(before.shapes.get('m'));
    expect(findFaults(changed, after)).toEqual([]);
  });

  it('lets everything else stand where a shape is taken out', async () => {
    const before = await layOut(buildDiagram(order), elkTools);
    const changed = buildDiagram([...order.filter((line) => !line.includes('l')), 'k -> m']);
    const after = await relayOut(changed, before, elkTools);
    expect(Math.max(...movesOf(before, after))).toBe(0);
  });

  it('lets a container grow around a new shape', async () => {
    const shapes = [
      { id: 'box', placing: 'container' as const },
      { id: 'a', parent: 'box' },
      { id: 'b', parent: 'box' },
      { id: 'c' },
    ];
    const before = await layOut(buildDiagram(['a -> b', 'b -> c'], { shapes }), elkTools);
    const changed = buildDiagram(['a -> n', 'n -> b', 'b -> c'], { shapes: [...shapes, { id: 'n', parent: 'box' }] });
    const after = await relayOut(changed, before, elkTools);
    expect(findFaults(changed, after)).toEqual([]);
    expect(after.shapes.get('a')).toEqual(before.shapes.get('a'));
  });

  it('lets lanes stand where they are when a step comes to one of them', async () => {
    const shapes = [
      { id: 'pool', placing: 'container' as const, title: { side: 'left', size: 30 } as const },
      { id: 'one', placing: 'lane' as const, parent: 'pool', title: { side: 'left', size: 30 } as const },
      { id: 'two', placing: 'lane' as const, parent: 'pool', title: { side: 'left', size: 30 } as const },
      { id: 'a', parent: 'one' },
      { id: 'b', parent: 'two' },
      { id: 'c', parent: 'two' },
    ];
    const wishes = { layout: 'lanes', direction: 'right' } as const;
    const before = await layOut(buildDiagram(['a -> b', 'b -> c'], { ...wishes, shapes }), elkTools);
    const more = [...shapes, { id: 'n', parent: 'two' }];
    const changed = buildDiagram(['a -> b', 'b -> c', 'c -> n'], { ...wishes, shapes: more });
    const after = await relayOut(changed, before, elkTools);
    expect(findFaults(changed, after)).toEqual([]);
    for (const id of ['a', 'b', 'c']) expect(after.shapes.get(id)).toEqual(before.shapes.get(id));
    const [pool, one, two] = ['pool', 'one', 'two'].map((id) => boxIn(after, id));
    expect([one?.y, one?.width]).toEqual([pool?.y, two?.width]);
    expect((two?.y ?? 0) + (two?.height ?? 0)).toBe((pool?.y ?? 0) + (pool?.height ?? 0));
  });

  it('keeps its promises when any shape comes to any diagram', async () => {
    await fc.assert(
      fc.asyncProperty(arbitraryDiagram({ mostShapes: 12, mostGroups: 2 }), async (whole) => {
        const last = whole.shapes.at(-1)?.id;
        const shapes = whole.shapes.slice(0, -1);
        const connectors = whole.connectors.filter(({ from, to }) => from !== last && to !== last);
        const before = await layOut({ ...whole, shapes, connectors }, elkTools);
        const faults = findFaults(whole, await relayOut(whole, before, elkTools));
        expect(faults.filter((fault) => !fault.startsWith('label'))).toEqual([]);
      }),
      { seed: 11, numRuns: 60 },
    );
  });
});
