import { describe, expect, test } from 'vitest';
import { buildPage, edge, layer, vertex } from '../testing/index.ts';
import { readScene, type SceneEdge, type SceneShape } from './index.ts';

const shapeOf = (scene: ReturnType<typeof readScene>, id: string): SceneShape => {
  const item = scene.items.find((candidate) => candidate.cell.id === id);
  if (item?.kind !== 'shape') throw new Error(`no shape ${id}`);
  return item;
};

const edgeOf = (scene: ReturnType<typeof readScene>, id: string): SceneEdge => {
  const item = scene.items.find((candidate) => candidate.cell.id === id);
  if (item?.kind !== 'edge') throw new Error(`no edge ${id}`);
  return item;
};

const idsOf = (scene: ReturnType<typeof readScene>): readonly string[] => scene.items.map((item) => item.cell.id);

describe('places', () => {
  test('a child lies in the coordinates of its parent, and of the parent of that', () => {
    const scene = readScene(
      buildPage([
        vertex({ id: 'pool', x: 100, y: 50, width: 400, height: 300 }),
        vertex({ id: 'lane', parent: 'pool', x: 10, y: 20, width: 300, height: 200 }),
        vertex({ id: 'step', parent: 'lane', x: 5, y: 6 }),
      ]),
    );
    expect(shapeOf(scene, 'step').bounds).toEqual({ x: 115, y: 76, width: 120, height: 60 });
  });

  test('a port lies at a share of its parent, moved by its offset', () => {
    const scene = readScene(
      buildPage([
        vertex({ id: 'box', x: 100, y: 100 }),
        vertex({
          id: 'port',
          parent: 'box',
          relative: true,
          x: 1,
          y: 0.5,
          width: 10,
          height: 10,
          offset: { x: -5, y: -5 },
        }),
      ]),
    );
    expect(shapeOf(scene, 'port').bounds).toEqual({ x: 215, y: 125, width: 10, height: 10 });
  });

  test('a port goes round with its turned parent and stays upright; a plain child stays where it is', () => {
    const scene = readScene(
      buildPage([
        vertex({ id: 'box', x: 0, y: 0, width: 100, height: 100, style: 'rotation=90;' }),
        vertex({ id: 'port', parent: 'box', relative: true, x: 1, y: 0, width: 20, height: 10 }),
        vertex({ id: 'child', parent: 'box', x: 5, y: 5, width: 20, height: 10 }),
      ]),
    );
    expect(shapeOf(scene, 'port').bounds).toEqual({ x: 85, y: 105, width: 20, height: 10 });
    expect(shapeOf(scene, 'child').bounds).toEqual({ x: 5, y: 5, width: 20, height: 10 });
  });

  test('children are painted after their parent and before what follows it', () => {
    const scene = readScene(buildPage([vertex({ id: 'a' }), vertex({ id: 'b' }), vertex({ id: 'in-a', parent: 'a' })]));
    expect(idsOf(scene)).toEqual(['a', 'in-a', 'b']);
  });

  test('the bounds hold every shape, line and label', () => {
    const scene = readScene(
      buildPage([
        vertex({
          id: 'actor',
          x: 10,
          y: 10,
          width: 30,
          height: 60,
          style: 'verticalLabelPosition=bottom;verticalAlign=top;',
        }),
        edge({ id: 'e', sourcePoint: { x: -20, y: 5 }, targetPoint: { x: 30, y: 5 } }),
      ]),
    );
    expect(scene.bounds).toEqual({ x: -20, y: 5, width: 60, height: 65 });
  });

  test('an empty page has an empty scene', () => {
    expect(readScene(buildPage([]))).toEqual({ items: [], bounds: { x: 0, y: 0, width: 0, height: 0 } });
  });
});

describe('visibility', () => {
  test('a hidden layer hides all it holds, and edges to it', () => {
    const scene = readScene(
      buildPage([
        layer('hidden', { visible: '0' }),
        vertex({ id: 'a', parent: 'hidden' }),
        vertex({ id: 'b' }),
        edge({ id: 'e', from: 'a', to: 'b' }),
      ]),
    );
    expect(idsOf(scene)).toEqual(['b']);
  });

  test('a folded container keeps its edges, which then end on the container itself', () => {
    const scene = readScene(
      buildPage([
        vertex({ id: 'folded', x: 0, y: 0, width: 100, height: 40, attributes: { collapsed: '1' } }),
        vertex({ id: 'inside', parent: 'folded', x: 10, y: 200 }),
        vertex({ id: 'other', x: 200, y: 0, width: 100, height: 40 }),
        edge({ id: 'e', from: 'inside', to: 'other' }),
      ]),
    );
    expect(idsOf(scene)).toEqual(['folded', 'other', 'e']);
    expect(edgeOf(scene, 'e').points).toEqual([
      { x: 100, y: 20 },
      { x: 200, y: 20 },
    ]);
  });
});

describe('broken files', () => {
  test('cells whose parents form a cycle are left out', () => {
    const page = buildPage([
      vertex({ id: 'a', parent: 'b' }),
      vertex({ id: 'b', parent: 'a' }),
      vertex({ id: 'self', parent: 'self' }),
      vertex({ id: 'fine' }),
    ]);
    expect(idsOf(readScene(page))).toEqual(['fine']);
  });

  test('two cells with one id do not lead back to themselves', () => {
    const page = buildPage([vertex({ id: 'x' }), vertex({ id: 'x', parent: 'x' })]);
    expect(idsOf(readScene(page))).toEqual(['x', 'x']);
  });

  test('numbers that are none count as 0, and enormous ones are cut', () => {
    const page = buildPage([
      vertex({ id: 'a', x: Number.NaN, y: Infinity, width: -5, height: 1e300 }),
      edge({ id: 'e', from: 'a', to: 'a', points: [{ x: Number.NaN, y: 3 }] }),
    ]);
    const scene = readScene(page);
    expect(shapeOf(scene, 'a').bounds).toEqual({ x: 0, y: 0, width: 0, height: 1e7 });
    for (const point of edgeOf(scene, 'e').points) {
      expect(Number.isFinite(point.x) && Number.isFinite(point.y)).toBe(true);
    }
  });

  test('an edge that ends nowhere is left out', () => {
    const page = buildPage([vertex({ id: 'a' }), edge({ id: 'e', from: 'a', to: 'gone' })]);
    expect(idsOf(readScene(page))).toEqual(['a']);
  });

  test('ten thousand nested cells are read without running out of stack', () => {
    const cells = Array.from({ length: 10_000 }, (_, index) =>
      vertex({ id: `c${index}`, parent: index === 0 ? '1' : `c${index - 1}`, x: 1, y: 0 }),
    );
    expect(shapeOf(readScene(buildPage(cells)), 'c9999').bounds.x).toBe(10_000);
  });
});

describe('edges', () => {
  const between = (style: string, more: Partial<Parameters<typeof edge>[0]> = {}) =>
    edgeOf(
      readScene(
        buildPage([
          vertex({ id: 'a', x: 0, y: 0, width: 100, height: 40 }),
          vertex({ id: 'b', x: 200, y: 100, width: 100, height: 40, style: 'rhombus;' }),
          edge({ id: 'e', from: 'a', to: 'b', style, ...more }),
        ]),
      ),
      'e',
    ).points;

  test('fixed ends and way points give exactly the stated route', () => {
    const points = between('edgeStyle=orthogonalEdgeStyle;exitX=1;exitY=0.5;entryX=0.5;entryY=0;', {
      points: [{ x: 250, y: 20 }],
    });
    expect(points).toEqual([
      { x: 100, y: 20 },
      { x: 250, y: 20 },
      { x: 250, y: 100 },
    ]);
  });

  test('a fixed end beside the outline is moved onto it, unless the style says not to', () => {
    expect(between('entryX=0;entryY=0;').at(-1)).toEqual({ x: 225, y: 110 });
    expect(between('entryX=0;entryY=0;entryPerimeter=0;').at(-1)).toEqual({ x: 200, y: 100 });
  });

  test('a straight edge points from centre to centre and stops at both outlines', () => {
    const [start, end] = between('');
    expect(start).toEqual({ x: 90, y: 40 });
    expect(end?.x).toBeCloseTo(250 - 200 / 9);
    expect(end?.y).toBeCloseTo(120 - 100 / 9);
  });

  test('way points out of line with a moved shape get the missing corners', () => {
    const points = between('edgeStyle=orthogonalEdgeStyle;exitX=1;exitY=0.5;entryX=0.5;entryY=0;', {
      points: [{ x: 150, y: 60 }],
    });
    expect(points.length).toBeGreaterThan(3);
    points.slice(1).forEach((point, index) => {
      const before = points[index];
      expect(point.x === before?.x || point.y === before?.y).toBe(true);
    });
  });

  test('an orthogonal edge without way points has right angles only', () => {
    for (const ends of ['', 'exitX=0;exitY=0.5;', 'entryX=1;entryY=0.5;', 'exitX=0.5;exitY=0;entryX=0.5;entryY=1;']) {
      const points = between(`edgeStyle=orthogonalEdgeStyle;${ends}`);
      points.slice(1).forEach((point, index) => {
        const before = points[index] ?? point;
        expect(Math.min(Math.abs(point.x - before.x), Math.abs(point.y - before.y))).toBeLessThan(0.01);
      });
    }
  });

  test('an edge to itself leaves its shape and comes back', () => {
    const scene = readScene(buildPage([vertex({ id: 'a' }), edge({ id: 'e', from: 'a', to: 'a' })]));
    const { points } = edgeOf(scene, 'e');
    expect(points).toHaveLength(4);
    expect(Math.max(...points.map((point) => point.x))).toBe(140);
  });

  test('a label on an edge lies on it: its own in the middle, a child at its share', () => {
    const scene = readScene(
      buildPage([
        edge({ id: 'e', label: 'yes', style: 'html=1;', sourcePoint: { x: 0, y: 0 }, targetPoint: { x: 100, y: 0 } }),
        vertex({
          id: 'child',
          parent: 'e',
          label: '1',
          style: 'edgeLabel;html=1;align=center;verticalAlign=middle;',
          relative: true,
          x: -0.8,
          y: 10,
          width: 0,
          height: 0,
        }),
      ]),
    );
    const own = edgeOf(scene, 'e').label?.box;
    expect((own?.x ?? 0) + (own?.width ?? 0) / 2).toBeCloseTo(50);
    expect(shapeOf(scene, 'child').bounds.x).toBeCloseTo(10);
    expect(shapeOf(scene, 'child').bounds.y).toBeCloseTo(-10);
  });
});
