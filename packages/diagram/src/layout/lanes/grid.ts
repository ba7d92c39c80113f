import type { Cell, FlowGraph } from './flow.ts';

/**
 * The lines on which flows may run. Along the flow every column has a line through its middle, with tracks before and after
 * it; across the flow every row has one, with tracks before and after it in its own band. Lines are counted from 0;
 * their places are nominal: what stays unused is left out when the real sizes are known.
 */
export interface Line {
  /** `middle`: through the middle of a column or row. `track`: in the space before it. */
  readonly kind: 'middle' | 'track';
  /** Of a column, or of a row counted over all bands; for a track the one that it stands before. */
  readonly slot: number;
  /** Only across the flow: the band. */
  readonly band: number;
  /** Nominal, px. */
  readonly place: number;
  /** How much longer a way on this line counts, as a factor near 1. */
  readonly weight: number;
}

export interface Grid {
  /** Lines that stand across the flow, in order along it. */
  readonly along: readonly Line[];
  /** Lines that run along the flow, in order across it. */
  readonly across: readonly Line[];
  /** Per step, the index of its line in each of the two. */
  readonly at: readonly { readonly along: number; readonly across: number }[];
}

/** Nominal distances, px: between tracks, and between a track and what is beside it. */
const trackGap = 12;
const sideGap = 20;

/** `tracks` is how many tracks are offered in each space between columns and between rows. */
export const buildGrid = (graph: FlowGraph, cells: readonly Cell[], tracks: number): Grid => {
  const columnCount = Math.max(0, ...cells.map(({ column }) => column + 1));
  const along: Line[] = [];
  let place = 0;
  const addTracks = (lines: Line[], slot: number, band: number, weight: number): void => {
    place += sideGap;
    for (let track = 0; track < tracks; track += 1) {
      lines.push({ kind: 'track', slot, band, place, weight: weight + 0.004 * Math.abs(track - (tracks - 1) / 2) });
      place += track < tracks - 1 ? trackGap : 0;
    }
    place += sideGap;
  };
  const addMiddle = (lines: Line[], slot: number, band: number, extent: number): void => {
    place += extent / 2;
    lines.push({ kind: 'middle', slot, band, place, weight: 1 });
    place += extent / 2;
  };
  for (let column = 0; column <= columnCount; column += 1) {
    addTracks(along, column, 0, 1);
    const extents = graph.steps.flatMap(({ size }, index) => (cells[index]?.column === column ? [size.along] : []));
    if (column < columnCount) addMiddle(along, column, 0, Math.max(40, ...extents));
  }

  const across: Line[] = [];
  place = 0;
  let slot = 0;
  const slots = graph.bands.map((_, band) => {
    const rowCount = rowCountOf(graph, cells, band);
    const first = slot;
    for (let row = 0; row <= rowCount; row += 1) {
      addTracks(across, slot, band, row === 0 || row === rowCount ? 1.03 : 1.06);
      if (row === rowCount) break;
      const extents = graph.steps.flatMap(({ size, band: own }, index) =>
        own === band && cells[index]?.row === row ? [size.across] : [],
      );
      addMiddle(across, slot, band, Math.max(40, ...extents));
      slot += 1;
    }
    slot += 1;
    return first;
  });
  const columnLines = indexOfMiddles(along);
  const rowLines = indexOfMiddles(across);
  const at = graph.steps.map(({ band }, index) => ({
    along: columnLines.get(cells[index]?.column ?? 0) ?? 0,
    across: rowLines.get((slots[band] ?? 0) + (cells[index]?.row ?? 0)) ?? 0,
  }));
  return { along, across, at };
};

const rowCountOf = (graph: FlowGraph, cells: readonly Cell[], band: number): number =>
  Math.max(1, ...graph.steps.flatMap((step, index) => (step.band === band ? [(cells[index]?.row ?? 0) + 1] : [])));

const indexOfMiddles = (lines: readonly Line[]): ReadonlyMap<number, number> =>
  new Map(lines.flatMap(({ kind, slot }, index) => (kind === 'middle' ? [[slot, index] as const] : [])));
