import { describe, expect, test } from 'vitest';
import { applyChanges, readDrawio } from '../../drawio/index.ts';
import { runsThrough, segmentsOf } from '../../layout/polyline.ts';
import { createCanvas } from '../canvas.ts';
import { routesOf } from '../routes.ts';
import { ownFile, timelineFile } from '../testing/edited-files.ts';
import { stubProcess, stubTimeline } from '../testing/stub-type.ts';
import { type ShiftRequest, shiftCells } from './shift-cells.ts';

const shifted = (request: ShiftRequest, file = ownFile, type = stubProcess) => {
  const document = readDrawio(file);
  const [page] = document.pages;
  if (page === undefined) throw new Error('no page');
  const context = { type, look: { theme: 'light' } };
  const changes = shiftCells(page, request, context);
  const [after = page] = applyChanges(document, changes).pages;
  const touched = changes.map((change) => (change.kind === 'put' ? change.cell.id : change.id)).toSorted();
  return { touched, canvas: createCanvas(after, context) };
};

describe('moving shapes by hand', () => {
  test('moves the shape and leads its lines there, and nothing else', () => {
    const { touched, canvas } = shifted({ targets: ['a'], dx: 200, dy: 0 });
    expect(touched).toEqual(['a', 'ab']);
    expect(canvas.boxes.get('a')).toEqual({ x: 240, y: 40, width: 120, height: 60 });
  });

  test('a line that the shape comes to stand on goes around it', () => {
    const { canvas } = shifted({ targets: ['f'], dx: -195, dy: -195 });
    const box = canvas.boxes.get('f');
    const route = routesOf(canvas).get('ab') ?? [];
    expect(box).toBeDefined();
    expect(box && segmentsOf(route).some((segment) => runsThrough(segment, box))).toBe(false);
  });

  test('a line between two moved shapes keeps its course', () => {
    const before = shifted({ targets: [], dx: 0, dy: 0 }).canvas;
    const { canvas } = shifted({ targets: ['a', 'b'], dx: 0, dy: -30 });
    const moved = (routesOf(before).get('ab') ?? []).map(({ x, y }) => ({ x, y: y - 30 }));
    expect(routesOf(canvas).get('ab')).toEqual(moved);
  });

  test('a group takes along what is in it, once', () => {
    const { canvas } = shifted({ targets: ['g', 'h'], dx: 40, dy: 10 });
    expect(canvas.boxes.get('h')).toEqual({ x: 500, y: 100, width: 120, height: 60 });
  });

  test('a participant moves sideways only', () => {
    const document = readDrawio(timelineFile);
    const id = document.pages[0]?.cells.find(({ kind, parent }) => kind === 'vertex' && parent === '1')?.id ?? '';
    const before = shifted({ targets: [], dx: 0, dy: 0 }, timelineFile, stubTimeline).canvas.boxes.get(id);
    const after = shifted({ targets: [id], dx: 30, dy: 50 }, timelineFile, stubTimeline).canvas.boxes.get(id);
    expect(after).toEqual({ ...before, x: (before?.x ?? 0) + 30 });
  });

  test('what is not there any more moves nothing', () => {
    expect(shifted({ targets: ['gone'], dx: 10, dy: 10 }).touched).toEqual([]);
  });
});
