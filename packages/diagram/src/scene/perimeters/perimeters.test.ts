import { expect, test } from 'vitest';
import { perimeterOf } from './index.ts';

const bounds = { x: 100, y: 100, width: 200, height: 100 };

const meet = (name: string, x: number, y: number, aim: 'central' | 'orthogonal' = 'central', style = {}) => {
  const point = perimeterOf(name)({ bounds, style, from: { x, y }, aim });
  return [Math.round(point.x * 10) / 10, Math.round(point.y * 10) / 10];
};

test('a box is met on the line to its centre', () => {
  expect(meet('rectanglePerimeter', 400, 150)).toEqual([300, 150]);
  expect(meet('rectanglePerimeter', 200, 0)).toEqual([200, 100]);
  expect(meet('rectanglePerimeter', 300, 250)).toEqual([250, 200]);
});

test('an orthogonal line meets a box level or upright wherever it can', () => {
  expect(meet('rectanglePerimeter', 120, 0, 'orthogonal')).toEqual([120, 100]);
  expect(meet('rectanglePerimeter', 0, 190, 'orthogonal')).toEqual([100, 190]);
  expect(meet('rectanglePerimeter', 0, 0, 'orthogonal')).toEqual([100, 100]);
});

test('an ellipse is met on its curve', () => {
  expect(meet('ellipsePerimeter', 400, 150)).toEqual([300, 150]);
  expect(meet('ellipsePerimeter', 280, 0, 'orthogonal')).toEqual([280, 120]);
});

test('straight-sided shapes are met on their sides', () => {
  expect(meet('rhombusPerimeter', 150, 0, 'orthogonal')).toEqual([150, 125]);
  expect(meet('hexagonPerimeter2', 400, 150, 'central', { fixedSize: '1', size: '20' })).toEqual([300, 150]);
  expect(meet('parallelogramPerimeter', 0, 150, 'central', { fixedSize: '1', size: '40' })).toEqual([120, 150]);
  expect(meet('trapezoidPerimeter', 0, 150, 'central', { fixedSize: '1', size: '40' })).toEqual([120, 150]);
  expect(meet('stepPerimeter', 0, 150, 'central', { fixedSize: '1', size: '40' })).toEqual([140, 150]);
});

test('a turned triangle is met on its turned side', () => {
  expect(meet('trianglePerimeter', 0, 150)).toEqual([100, 150]);
  expect(meet('trianglePerimeter', 200, 400, 'central', { direction: 'south' })).toEqual([200, 200]);
});

test('a lifeline is met on its line, and where that begins by what comes from beside the head', () => {
  expect(meet('lifelinePerimeter', 500, 180, 'orthogonal', { size: '40' })).toEqual([199.5, 180]);
  expect(meet('lifelinePerimeter', 500, 120, 'orthogonal', { size: '40' })).toEqual([199.5, 140]);
  expect(meet('lifelinePerimeter', 0, 300, 'orthogonal', { size: '40', strokeWidth: '4' })).toEqual([198, 200]);
});

test('every perimeter survives a shape without size and a line from its centre', () => {
  for (const name of [
    'rectanglePerimeter',
    'ellipsePerimeter',
    'rhombusPerimeter',
    'hexagonPerimeter2',
    'lifelinePerimeter',
  ]) {
    for (const aim of ['central', 'orthogonal'] as const) {
      const empty = { x: 5, y: 5, width: 0, height: 0 };
      const point = perimeterOf(name)({ bounds: empty, style: {}, from: { x: 5, y: 5 }, aim });
      expect(Number.isFinite(point.x) && Number.isFinite(point.y)).toBe(true);
    }
  }
});
