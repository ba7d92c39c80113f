import type { Extent, FlowGraph } from './flow.ts';
import type { Grid, Line } from './grid.ts';

/** Distances, px. */
const gaps = {
  /** Between two lines that run side by side. */
  track: 14,
  /** Between a line and the shape or border beside it. */
  side: 20,
  /** Least space between two columns, and between two rows. */
  column: 40,
  row: 30,
  /** Least space between a lane's border and its steps, across and along the flow. */
  laneAcross: 24,
  laneAlong: 28,
  /** Around a label on its line. */
  label: 16,
  /** Between a label and what runs beside its line. */
  besideLabel: 10,
  /** Between two pools. */
  pool: 40,
} as const;

/** The real places of all lines, px, from 0. */
export interface SizedGrid {
  readonly along: readonly number[];
  readonly across: readonly number[];
  /** The end of everything along the flow. */
  readonly length: number;
  /** Per band, where it begins and ends across the flow. */
  readonly bands: readonly { readonly start: number; readonly end: number }[];
}

/** Gives every line its place: columns as wide as their steps, spaces as wide as the lines and labels in them need. */
export const sizeGrid = (graph: FlowGraph, grid: Grid, ways: readonly (readonly number[])[]): SizedGrid => {
  const used = usedLines(grid, ways);
  const rooms = labelRooms(graph, grid, ways);
  const extentsOf = (axis: 'along' | 'across'): ReadonlyMap<number, number> => {
    const extents = new Map<number, number>();
    graph.steps.forEach(({ size }, index) => {
      const line = grid.at[index]?.[axis] ?? 0;
      extents.set(line, Math.max(extents.get(line) ?? 0, size[axis]));
    });
    return extents;
  };
  const columns = extentsOf('along');
  const rows = extentsOf('across');
  const lastColumn = Math.max(0, ...grid.along.map(({ slot }) => slot));

  const along = grid.along.map(() => 0);
  let place = 0;
  for (const { lines, middle } of spacesOf(grid.along)) {
    const slot = grid.along[lines[0] ?? middle ?? 0]?.slot ?? 0;
    const isEdge = slot === 0 || slot === lastColumn;
    place = spread(
      along,
      lines.filter((line) => used.along.has(line)),
      place,
      {
        least: isEdge ? gaps.laneAlong : gaps.column,
        after: rooms.afterColumn.get(slot - 1) ?? 0,
        before: rooms.beforeColumn.get(slot) ?? 0,
      },
    );
    if (middle !== undefined) place = putMiddle(along, middle, place, columns.get(middle) ?? 40);
  }
  const length = place;

  const across = grid.across.map(() => 0);
  const bands: { start: number; end: number }[] = [];
  place = 0;
  graph.bands.forEach((band, index) => {
    const before = graph.bands[index - 1];
    if (before !== undefined && before.shapes[0] !== band.shapes[0]) place += gaps.pool;
    const start = place;
    const own = spacesOf(grid.across).filter(({ lines }) => grid.across[lines[0] ?? 0]?.band === index);
    own.forEach(({ lines, middle }, position) => {
      const slot = grid.across[lines[0] ?? 0]?.slot ?? 0;
      const isEdge = position === 0 || position === own.length - 1;
      place = spread(
        across,
        lines.filter((line) => used.across.has(line)),
        place,
        {
          least: isEdge ? gaps.laneAcross : gaps.row,
          after: position === 0 ? 0 : (rooms.afterRow.get(slot - 1) ?? 0),
          before: middle === undefined ? 0 : (rooms.beforeRow.get(slot) ?? 0),
        },
      );
      if (middle !== undefined) place = putMiddle(across, middle, place, Math.max(rows.get(middle) ?? 0, leastRow));
    });
    const missing = Math.max(0, band.least - (place - start));
    const shift = Math.ceil(missing / 2);
    for (const { lines, middle } of own) {
      for (const line of [...lines, ...(middle === undefined ? [] : [middle])])
        across[line] = (across[line] ?? 0) + shift;
    }
    place += 2 * shift;
    bands.push({ start, end: place });
  });
  return { along, across, length, bands };
};

const leastRow = 40;

interface Space {
  /** Indexes of the tracks, and of the middle line after them. */
  readonly lines: readonly number[];
  readonly middle: number | undefined;
}

const spacesOf = (lines: readonly Line[]): readonly Space[] => {
  const spaces = new Map<number, { lines: number[]; middle: number | undefined }>();
  lines.forEach(({ kind, slot }, index) => {
    const space = spaces.get(slot) ?? { lines: [], middle: undefined };
    spaces.set(slot, space);
    if (kind === 'middle') space.middle = index;
    else space.lines.push(index);
  });
  return [...spaces.values()];
};

/** Puts the used tracks of a space at even distances between the rooms for labels; answers where the space ends. */
const spread = (
  places: number[],
  lines: readonly number[],
  start: number,
  wishes: { readonly least: number; readonly after: number; readonly before: number },
): number => {
  const bundle = lines.length === 0 ? 0 : (lines.length - 1) * gaps.track;
  const after = Math.max(wishes.after, lines.length === 0 ? 0 : gaps.side);
  const before = Math.max(wishes.before, lines.length === 0 ? 0 : gaps.side);
  const extent = Math.max(wishes.least, after + bundle + before);
  const spare = extent - after - bundle - before;
  // Labels take the room beside their shape; what is left over is shared, so that a lone line runs in the middle.
  const first = start + after + spare / 2;
  lines.forEach((line, index) => {
    places[line] = Math.round(first + index * gaps.track);
  });
  return start + extent;
};

const putMiddle = (places: number[], line: number, start: number, extent: number): number => {
  const whole = 2 * Math.ceil(extent / 2);
  places[line] = start + whole / 2;
  return start + whole;
};

const usedLines = (grid: Grid, ways: readonly (readonly number[])[]) => {
  const width = grid.along.length;
  const used = { along: new Set<number>(), across: new Set<number>() };
  for (const way of ways) {
    for (let index = 1; index < way.length; index += 1) {
      const [one = 0, other = 0] = [way[index - 1], way[index]];
      if (Math.abs(one - other) === 1) used.across.add(Math.floor(one / width));
      else used.along.add(one % width);
    }
  }
  return used;
};

/** The room that labels need beside the steps that their flows leave, by column line and row slot. */
const labelRooms = (graph: FlowGraph, grid: Grid, ways: readonly (readonly number[])[]) => {
  const width = grid.along.length;
  const rooms = {
    afterColumn: new Map<number, number>(),
    beforeColumn: new Map<number, number>(),
    afterRow: new Map<number, number>(),
    beforeRow: new Map<number, number>(),
  };
  const need = (map: Map<number, number>, slot: number, room: number): void => {
    map.set(slot, Math.max(map.get(slot) ?? 0, Math.ceil(room)));
  };
  graph.flows.forEach(({ label, from }, index) => {
    const way = ways[index] ?? [];
    const [first = 0, second = 0] = way;
    if (label.along === 0 || way.length < 2) return;
    const column = grid.along[first % width]?.slot ?? 0;
    const row = grid.across[Math.floor(first / width)]?.slot ?? 0;
    const size: Extent = graph.steps[from]?.size ?? { along: 0, across: 0 };
    const step = second - first;
    if (Math.abs(step) === 1) {
      need(step > 0 ? rooms.afterColumn : rooms.beforeColumn, column, label.along + gaps.label);
      const beside = label.across + gaps.besideLabel - leastRow / 2;
      need(rooms.beforeRow, row, beside);
    } else {
      need(step > 0 ? rooms.afterRow : rooms.beforeRow, row, label.across + gaps.label);
      need(rooms.afterColumn, column, label.along + gaps.besideLabel - size.along / 2);
    }
  });
  return rooms;
};
