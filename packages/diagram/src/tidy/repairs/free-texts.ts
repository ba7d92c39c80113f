import { labelBeside } from '../../layout/label-beside.ts';
import { labelGeometryAt, labelPointOf } from '../../layout/label-geometry.ts';
import { segmentsOf } from '../../layout/polyline.ts';
import type { Cell } from '../../model/index.ts';
import { type Sheet, withCells } from '../sheet.ts';
import type { Repair } from './repair.ts';

/** Moves texts of lines along their lines to where nothing else stands. */
export const freeTexts = {
  checks: ['edge-label-collision'],
  mend: (sheet, findings) => {
    const changed = new Map<string, Cell>();
    for (const { cells } of findings) {
      const id = cells[0] ?? '';
      const moved = changed.has(id) ? undefined : withFreeText(sheet, id);
      if (moved !== undefined) changed.set(id, moved);
    }
    return withCells(sheet.page, changed);
  },
} as const satisfies Repair;

/** The text is a line's own or a cell of its own on the line; both say where they stand in the same way. */
const withFreeText = (sheet: Sheet, id: string): Cell | undefined => {
  const { edgeLabels, edges, shapes, solids } = sheet.facts;
  const text = edgeLabels.find(({ cell }) => cell.id === id);
  const line = edges.find(({ cell }) => cell.id === text?.edge);
  const geometry = text?.cell.geometry;
  if (text === undefined || line === undefined || geometry === undefined) return undefined;
  const { x, y, width, height } = text.box;
  const place = labelBeside(
    { points: line.points },
    { width, height },
    {
      solids: solids.flatMap(({ closed }) => closed ?? []),
      taken: [
        ...edgeLabels.flatMap(({ cell, box }) => (cell.id === id ? [] : [box])),
        ...shapes.flatMap(({ label }) => label?.box ?? []),
      ],
      reserved: [],
      borders: [],
      lines: edges.flatMap((other) => (other === line ? [] : [segmentsOf(other.points)])),
    },
  );
  // How far the middle of the text is from the point that the cell names.
  const named = labelPointOf(line.points, geometry.x, geometry.y);
  const offset = geometry.offset ?? { x: 0, y: 0 };
  const apart = { x: x + width / 2 - named.x - offset.x, y: y + height / 2 - named.y - offset.y };
  const { offset: _, ...rest } = geometry;
  const wanted = { x: place.x - apart.x, y: place.y - apart.y };
  return { ...text.cell, geometry: { ...rest, ...labelGeometryAt(line.points, wanted) } };
};
