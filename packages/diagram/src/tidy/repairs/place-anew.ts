import { boundsOf, type Cell } from '../../model/index.ts';
import { withCells } from '../sheet.ts';
import type { Repair } from './repair.ts';

/** The size of a shape whose own makes no sense, px. */
const usual = { width: 120, height: 60 } as const;
const gap = 40;
const furthest = 1_000_000;

/** Shapes without a valid place come below everything else; a negative size is turned around. */
export const placeAnew = {
  checks: ['broken-geometry'],
  mend: (sheet, findings) => {
    const changed = new Map<string, Cell>();
    const broken = new Set(findings.flatMap(({ cells }) => cells));
    const sound = [...sheet.boxes].flatMap(([id, box]) => (broken.has(id) ? [] : [box]));
    const bounds = boundsOf(sound) ?? { x: 0, y: 0, width: 0, height: 0 };
    let x = bounds.x;
    for (const id of broken) {
      const cell = sheet.cells.get(id);
      if (cell?.kind !== 'vertex') continue;
      const before = cell.geometry ?? { x: Number.NaN, y: Number.NaN, ...usual };
      const origin = sheet.originOf(id);
      const size = { width: valid(before.width, usual.width), height: valid(before.height, usual.height) };
      const isThere = [before.x, before.y].every((value) => Math.abs(value) <= furthest);
      const place = isThere ? {} : { x: x - origin.x, y: bounds.y + bounds.height + gap - origin.y };
      changed.set(id, { ...cell, geometry: { ...before, ...place, ...size } });
      if (!isThere) x += size.width + gap;
    }
    return withCells(sheet.page, changed);
  },
} as const satisfies Repair;

const valid = (length: number, otherwise: number): number =>
  Math.abs(length) <= furthest && length !== 0 ? Math.abs(length) : otherwise;
