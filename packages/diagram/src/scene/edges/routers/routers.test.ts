import { describe, expect, test } from 'vitest';
import { buildPage, edge, vertex } from '../../../testing/index.ts';
import { readScene } from '../../index.ts';

type Pair = readonly [x: number, y: number];
type Box = readonly [x: number, y: number, width: number, height: number];

/** The whole line between two boxes; the expected ones are those that draw.io itself draws. */
const route = (
  style: string,
  { from = [0, 0, 80, 40], to, through }: { readonly from?: Box; readonly to: Box; readonly through?: readonly Pair[] },
): readonly Pair[] => {
  const box = (id: string, [x, y, width, height]: Box, perimeter = '') =>
    vertex({ id, x, y, width, height, style: perimeter });
  const perimeter = style.includes('perimeter') ? 'perimeter=orthogonalPerimeter;' : '';
  const points = through?.map(([x, y]) => ({ x, y }));
  const scene = readScene(
    buildPage([
      box('a', from, perimeter),
      box('b', to, perimeter),
      edge({ id: 'e', from: 'a', to: 'b', style, ...(points ? { points } : {}) }),
    ]),
  );
  const item = scene.items.find((candidate) => candidate.kind === 'edge');
  return item?.kind === 'edge' ? item.points.map(({ x, y }) => [x, y]) : [];
};

describe('orthogonal edges', () => {
  const orthogonal = (ends: string, to: Box, through?: readonly Pair[]) =>
    route(`edgeStyle=orthogonalEdgeStyle;${ends}`, { to, ...(through ? { through } : {}) });

  test('run straight to a shape below or beside', () => {
    expect(orthogonal('', [0, 140, 80, 40])).toEqual([
      [40, 40],
      [40, 140],
    ]);
    expect(orthogonal('', [-140, 0, 80, 40])).toEqual([
      [0, 20],
      [-60, 20],
    ]);
  });

  test('keep to the sides that a shape opens to lines', () => {
    expect(orthogonal('targetPortConstraint=eastwest;', [150, 90, 80, 40])).toEqual([
      [40, 40],
      [40, 110],
      [150, 110],
    ]);
  });

  test('turn once towards a shape that lies aside in both directions', () => {
    expect(orthogonal('', [150, 90, 80, 40])).toEqual([
      [80, 20],
      [190, 20],
      [190, 90],
    ]);
    expect(orthogonal('', [-140, 60, 80, 40])).toEqual([
      [0, 20],
      [-100, 20],
      [-100, 60],
    ]);
  });

  test('turn half way where the shapes overlap in one direction', () => {
    expect(orthogonal('', [-20, 90, 80, 40])).toEqual([
      [40, 40],
      [40, 65],
      [20, 65],
      [20, 90],
    ]);
  });

  test('go around where both ends are on the same side', () => {
    expect(orthogonal('exitX=1;exitY=0.5;entryX=1;entryY=0.5;', [130, 90, 80, 40])).toEqual([
      [80, 20],
      [220, 20],
      [220, 110],
      [210, 110],
    ]);
  });

  test('go around where the ends turn their backs on each other', () => {
    expect(orthogonal('exitX=0;exitY=0.5;entryX=1;entryY=0.5;', [130, 90, 80, 40])).toEqual([
      [0, 20],
      [-10, 20],
      [-10, 65],
      [220, 65],
      [220, 110],
      [210, 110],
    ]);
  });

  test('reach a far side through the gap between the shapes', () => {
    expect(orthogonal('entryX=0.5;entryY=1;', [130, 90, 80, 40])).toEqual([
      [80, 20],
      [105, 20],
      [105, 140],
      [170, 140],
      [170, 130],
    ]);
  });
});

describe('elbow edges', () => {
  test('turn in the middle, on an upright or a level line', () => {
    expect(route('edgeStyle=elbowEdgeStyle;', { to: [150, 90, 80, 40] })).toEqual([
      [80, 20],
      [115, 20],
      [115, 110],
      [150, 110],
    ]);
    expect(route('edgeStyle=elbowEdgeStyle;elbow=vertical;', { to: [150, 90, 80, 40] })).toEqual([
      [40, 40],
      [40, 65],
      [190, 65],
      [190, 90],
    ]);
  });

  test('a way point moves that line, and turns it where it lies above or below both shapes', () => {
    const to: Box = [200, 100, 80, 40];
    expect(route('edgeStyle=elbowEdgeStyle;', { to, through: [[130, 50]] })).toEqual([
      [80, 20],
      [130, 20],
      [130, 120],
      [200, 120],
    ]);
    expect(route('edgeStyle=elbowEdgeStyle;', { to, through: [[130, 200]] })).toEqual([
      [40, 40],
      [40, 200],
      [240, 200],
      [240, 140],
    ]);
  });

  test('between two bars of a sequence it is level', () => {
    const style = 'perimeter;edgeStyle=elbowEdgeStyle;elbow=vertical;';
    expect(route(style, { from: [0, 0, 20, 200], to: [180, 50, 20, 100] })).toEqual([
      [20, 100],
      [100, 100],
      [180, 100],
    ]);
  });
});

test('segment edges without way points turn once', () => {
  expect(route('edgeStyle=segmentEdgeStyle;', { to: [200, 100, 80, 40] })).toEqual([
    [80, 20],
    [240, 20],
    [240, 100],
  ]);
});

test('entity relation edges leave and arrive sideways', () => {
  const points = route('edgeStyle=entityRelationEdgeStyle;', { to: [200, 100, 80, 40] });
  expect(points).toEqual([
    [80, 20],
    [110, 20],
    [170, 120],
    [200, 120],
  ]);
});

test('way points of a straight edge are its bends', () => {
  expect(route('', { to: [200, 0, 80, 40], through: [[140, 100]] })[1]).toEqual([140, 100]);
});

test('isometric edges pass the middle and mirror the way to it', () => {
  const line = route('edgeStyle=isometricEdgeStyle;exitX=1;exitY=0.5;entryX=0;entryY=0.5;', { to: [300, 90, 80, 40] });
  expect(line.map(([x, y]) => [Math.round(x), Math.round(y)])).toEqual([
    [80, 20],
    [96, 11],
    [190, 65],
    [284, 119],
    [300, 110],
  ]);
});
