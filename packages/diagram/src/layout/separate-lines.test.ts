import { expect, it } from 'vitest';
import { layered } from './layered/index.ts';
import { linesOnOthers, separateLines } from './separate-lines.ts';
import { buildDiagram } from './testing/build-diagram.ts';
import { elkTools } from './testing/elk-tools.ts';

it('keeps a way around and a way back apart that would share a column', async () => {
  const diagram = buildDiagram([
    'check -> new?',
    'new? -> open: Yes',
    'open -> spam?',
    'new? -> spam?: No',
    'spam? -> delete: Yes',
    'spam? -> archive: No',
    'delete -> check',
    'archive -> check',
  ]);
  expect(linesOnOthers(diagram, await layered.place(diagram, elkTools))).toBe(0);
});

it('moves a line off another one, and not on to a shape', () => {
  const diagram = buildDiagram(['a -> b', 'c -> d']);
  const corner = (x: number) => [
    { x: 0, y: 0 },
    { x, y: 0 },
    { x, y: 200 },
    { x: 0, y: 200 },
  ];
  const box = (x: number, y: number) => ({ x, y, width: 40, height: 40 });
  const placement = {
    shapes: new Map([
      ['a', box(-40, -20)],
      ['b', box(-40, 180)],
      ['c', box(-140, -20)],
      ['d', box(115, 80)],
    ]),
    routes: new Map([
      ['a--b', { points: corner(100) }],
      ['c--d', { points: corner(101).map(({ x, y }) => ({ x, y: y / 2 + 40 })) }],
    ]),
  };
  expect(linesOnOthers(diagram, placement)).toBe(1);
  const apart = separateLines(diagram, placement);
  expect(linesOnOthers(diagram, apart)).toBe(0);
  expect(apart.routes.get('a--b')?.points.map(({ x }) => x)).toEqual([0, 88, 88, 0]);
});
