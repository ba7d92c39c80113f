import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkPage } from '../../checks/index.ts';
import { contains, type Diagram, type Direction, overlaps, type Placement, type Point } from '../../model/index.ts';
import { toPage } from '../build-page.ts';
import { boxOf, isHorizontal, segmentsOf } from '../polyline.ts';
import { buildConnector, buildDiagram, buildShape } from '../testing/build-diagram.ts';
import { lanes } from './index.ts';

/** Lanes named A, B ...; a step `A.1` stands in lane A. The pool is around all of them. */
const buildLanes = (lines: readonly string[], direction: Direction = 'right', laneNames = ['A', 'B', 'C']): Diagram => {
  const title = { side: direction === 'right' ? ('left' as const) : ('top' as const), size: 30 };
  const style = { swimlane: '', startSize: '30', html: '1', ...(direction === 'right' ? { horizontal: '0' } : {}) };
  const size = { width: 90, height: 90 };
  const names = [...new Set(lines.flatMap((line) => line.split(': ')[0]?.split(' -> ') ?? []))];
  return buildDiagram(lines, {
    direction,
    layout: 'lanes',
    shapes: [
      { id: 'pool', role: 'pool', placing: 'lane', title, style, size },
      ...laneNames.map((id) => ({ id, role: 'lane', placing: 'lane' as const, title, style, size, parent: 'pool' })),
      ...names.map((id) => ({
        id,
        ...(laneNames.includes(id.charAt(0)) ? { parent: id.charAt(0) } : {}),
        ...(id.endsWith('?') ? { role: 'decision' } : {}),
      })),
    ],
  });
};

const place = (diagram: Diagram): Promise<Placement> => lanes.place(diagram);

const boxes = (placement: Placement, ids: readonly string[]) =>
  ids.map((id) => placement.shapes.get(id) ?? { x: 0, y: 0, width: 0, height: 0 });

describe('lanes', () => {
  it('keeps the steps of one lane on a straight line along the flow', async () => {
    const placement = await place(buildLanes(['A.1 -> A.2', 'A.2 -> A.3']));
    const middles = boxes(placement, ['A.1', 'A.2', 'A.3']).map(({ y, height }) => y + height / 2);
    expect(new Set(middles).size).toBe(1);
    expect(placement.routes.get('A.1--A.2')?.points).toHaveLength(2);
  });

  it('keeps the row when the flow leaves the lane and comes back', async () => {
    const placement = await place(buildLanes(['A.1 -> B.1', 'B.1 -> A.2']));
    const [first, second] = boxes(placement, ['A.1', 'A.2']);
    expect(first?.y).toBe(second?.y);
  });

  it('stacks the lanes without gaps, all of one length, inside the pool and after its title', async () => {
    const placement = await place(buildLanes(['A.1 -> A.2', 'A.2 -> C.1']));
    const [pool, a, b, c] = boxes(placement, ['pool', 'A', 'B', 'C']);
    expect([b?.y, c?.y]).toEqual([(a?.y ?? 0) + (a?.height ?? 0), (b?.y ?? 0) + (b?.height ?? 0)]);
    expect([b?.width, c?.width]).toEqual([a?.width, a?.width]);
    expect(a?.x).toBe((pool?.x ?? 0) + 30);
    expect(pool?.height).toBe((a?.height ?? 0) + (b?.height ?? 0) + (c?.height ?? 0));
  });

  it('lets the main exit of a decision go on and the other one leave beside it', async () => {
    const placement = await place(buildLanes(['A.1? -> A.2: Yes', 'A.1? -> B.1: No', 'A.2 -> A.3']));
    const [decision] = boxes(placement, ['A.1?']);
    expect(placement.routes.get('A.1?--A.2')?.points[0]?.x).toBe((decision?.x ?? 0) + (decision?.width ?? 0));
    expect(placement.routes.get('A.1?--B.1')?.points[0]?.y).toBe((decision?.y ?? 0) + (decision?.height ?? 0));
  });

  it('leads a way back from the side of a step to the side of a step', async () => {
    const placement = await place(buildLanes(['A.1 -> A.2', 'A.2 -> A.3', 'A.3 -> A.1']));
    const points = placement.routes.get('A.3--A.1')?.points ?? [];
    const [first, last] = boxes(placement, ['A.3', 'A.1']);
    expect(points[0]?.x).toBe((first?.x ?? 0) + (first?.width ?? 0) / 2);
    expect(points.at(-1)?.x).toBe((last?.x ?? 0) + (last?.width ?? 0) / 2);
  });

  it('puts a step that another lane hands over to beside it when the flow is long', async () => {
    const placement = await place(
      buildLanes(['A.1 -> A.2', 'A.2 -> A.3', 'A.3 -> B.1', 'B.1 -> B.2', 'B.2 -> B.3'], 'right', ['A', 'B']),
    );
    const [from, to] = boxes(placement, ['A.3', 'B.1']);
    expect(from?.x).toBe(to?.x);
    expect(placement.routes.get('A.3--B.1')?.points).toHaveLength(2);
  });

  it('keeps one column for a flow that is handed on from lane to lane, and for both exits of a decision', async () => {
    const lines = ['A.0 -> A.1', 'A.1 -> B.1', 'B.1 -> C.1', 'C.1 -> C.2', 'C.2 -> B.2', 'B.2 -> B.3?'];
    const placement = await place(buildLanes([...lines, 'B.3? -> A.2: Yes', 'B.3? -> C.3: No', 'C.3 -> C.4']));
    const columns = boxes(placement, ['A.1', 'B.1', 'C.1']).map(({ x }) => x);
    expect(new Set(columns).size).toBe(1);
    const middles = boxes(placement, ['B.3?', 'A.2', 'C.3']).map(({ x, width }) => x + width / 2);
    expect(new Set(middles).size).toBe(1);
    for (const id of ['A.1--B.1', 'B.1--C.1', 'B.3?--A.2', 'B.3?--C.3']) {
      expect(placement.routes.get(id)?.points).toHaveLength(2);
    }
  });

  it('gives every line to a decision a corner of its own while it has one', async () => {
    const lines = ['A.1 -> B.1', 'B.1 -> B.2?', 'B.2? -> A.2: No', 'B.2? -> C.1: Yes', 'A.2 -> B.2?', 'C.1 -> C.2'];
    const placement = await place(buildLanes(lines));
    const ends = ['B.1--B.2?', 'A.2--B.2?'].map((id) => placement.routes.get(id)?.points.at(-1));
    expect(ends[0]).not.toEqual(ends[1]);
  });

  it('meets forks and joins on their long sides alone', async () => {
    const bar = { role: 'bar', parent: 'A', size: { width: 6, height: 80 } };
    const lines = [
      'A.1 -> fork',
      'fork -> A.2',
      'fork -> B.1',
      'fork -> C.1',
      'A.2 -> join',
      'B.1 -> join',
      'C.1 -> join',
    ];
    const diagram = buildLanes(lines);
    const shapes = diagram.shapes.map((shape) => (/fork|join/.test(shape.id) ? { ...shape, ...bar } : shape));
    const placement = await place({ ...diagram, shapes });
    const [fork, join] = boxes(placement, ['fork', 'join']);
    for (const step of ['A.2', 'B.1', 'C.1']) {
      expect(placement.routes.get(`fork--${step}`)?.points[0]?.x).toBe((fork?.x ?? 0) + (fork?.width ?? 0));
      expect(placement.routes.get(`${step}--join`)?.points.at(-1)?.x).toBe(join?.x);
    }
  });

  it('turns everything for a flow that runs down', async () => {
    const lines = ['A.1 -> B.1', 'B.1 -> B.2?', 'B.2? -> A.1: again', 'B.2? -> C.1: done'];
    const placement = await place(buildLanes(lines, 'down'));
    const [a, b, first, second] = boxes(placement, ['A', 'B', 'A.1', 'B.2?']);
    expect([a?.y, a?.height, a?.x === b?.x]).toEqual([b?.y, b?.height, false]);
    expect((first?.y ?? 0) < (second?.y ?? 0)).toBe(true);
  });

  it('gives steps without a lane a band of their own', async () => {
    const placement = await place(buildLanes(['X -> A.1', 'A.1 -> B.1']));
    const [pool, free] = boxes(placement, ['pool', 'X']);
    expect(pool !== undefined && free !== undefined && overlaps(pool, free)).toBe(false);
  });

  it('leads a message to a pool without steps to its border', async () => {
    const diagram = buildLanes(['A.1 -> A.2']);
    const pool = { ...(diagram.shapes[0] ?? buildShape({ id: 'pool' })), id: 'other' };
    const message = buildConnector({ from: 'A.2', to: 'other', label: 'notice' });
    const placement = await place({
      ...diagram,
      shapes: [...diagram.shapes, pool],
      connectors: [...diagram.connectors, message],
    });
    expect(placement.routes.get('A.2--other')?.points.at(-1)?.y).toBe(placement.shapes.get('other')?.y);
  });

  it('places a diagram without shapes', async () => {
    const placement = await place({ ...buildLanes([]), shapes: [], connectors: [] });
    expect(placement.shapes.size).toBe(0);
  });

  it('gives the same bytes for the same diagram', async () => {
    const diagram = buildLanes(['A.1 -> B.1?', 'B.1? -> C.1: yes', 'B.1? -> A.2: no', 'A.2 -> A.1']);
    expect(toPage(diagram, await place(diagram))).toEqual(toPage(diagram, await place(diagram)));
  });

  it('keeps its promises on any flow', async () => {
    await fc.assert(
      fc.asyncProperty(anyLines, fc.constantFrom<Direction>('right', 'down'), async (lines, direction) => {
        const diagram = buildLanes(lines, direction);
        const placement = await place(diagram);
        expect(checkPage(toPage(diagram, placement))).toEqual([]);
        expect(stepsOutsideTheirLane(diagram, placement)).toEqual([]);
        expect(linesOnEachOther(diagram, placement)).toEqual([]);
      }),
      { seed: 20, numRuns: 150 },
    );
  });
});

/** Up to 14 steps in three lanes with up to 1.5 flows a step, cycles among them; every third step is a decision with labelled exits. */
const anyLines = fc
  .record({
    lanes: fc.array(fc.constantFrom('A', 'B', 'C'), { minLength: 2, maxLength: 14 }),
    flows: fc.array(fc.tuple(fc.nat(13), fc.nat(13)), { minLength: 1, maxLength: 20 }),
  })
  .map(({ lanes: lanesOfSteps, flows }) => {
    const names = lanesOfSteps.map((lane, index) => `${lane}.${index}${index % 3 === 2 ? '?' : ''}`);
    const seen = new Set<string>();
    return flows.flatMap(([a, b]) => {
      const [from = '', to = ''] = [names[a % names.length], names[b % names.length]];
      if (from === to || seen.has(`${from} ${to}`)) return [];
      seen.add(`${from} ${to}`);
      return [`${from} -> ${to}${from.endsWith('?') ? ': answer' : ''}`];
    });
  });

const stepsOutsideTheirLane = (diagram: Diagram, { shapes }: Placement): readonly string[] =>
  diagram.shapes.flatMap(({ id, parent }) => {
    const outer = parent === undefined ? undefined : shapes.get(parent);
    const inner = shapes.get(id);
    return outer !== undefined && inner !== undefined && !contains(outer, inner) ? [id] : [];
  });

/** Pairs of connectors without a common end of which a piece lies on a piece of the other. */
const linesOnEachOther = (diagram: Diagram, { routes }: Placement): readonly string[] => {
  const found: string[] = [];
  diagram.connectors.forEach((one, index) => {
    for (const other of diagram.connectors.slice(index + 1)) {
      if (one.from === other.from || one.to === other.to) continue;
      const [a, b] = [routes.get(one.id)?.points ?? [], routes.get(other.id)?.points ?? []];
      if (doLieOnEachOther(a, b)) found.push(`${one.id} and ${other.id}`);
    }
  });
  return found;
};

const doLieOnEachOther = (one: readonly Point[], other: readonly Point[]): boolean =>
  segmentsOf(one).some((a) =>
    segmentsOf(other).some((b) => {
      if (isHorizontal(a) !== isHorizontal(b)) return false;
      const [p, q] = [boxOf(a), boxOf(b)];
      return isHorizontal(a)
        ? p.y === q.y && Math.min(p.x + p.width, q.x + q.width) > Math.max(p.x, q.x)
        : p.x === q.x && Math.min(p.y + p.height, q.y + q.height) > Math.max(p.y, q.y);
    }),
  );
