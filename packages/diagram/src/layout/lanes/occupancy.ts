/**
 * Who runs where on a grid. Two flows may cross in a point, one along and one across; they must not run on each other, nor
 * turn in the same point. Points are numbered line by line, `width` to a line.
 */
export interface Occupancy {
  readonly add: (way: readonly number[]) => void;
  readonly remove: (way: readonly number[]) => void;
  /** True where a flow runs between two neighbouring points. */
  readonly isTaken: (one: number, other: number) => boolean;
  /** What a way through a point meets there. */
  readonly meets: (point: number, turn: Turn) => 'nothing' | 'crossing' | 'clash';
  /** How many flows pass a point, ends excepted. */
  readonly countAt: (point: number) => number;
}

/** How a way passes a point. */
export type Turn = 'along' | 'across' | 'bend';

export const createOccupancy = (width: number, count: number): Occupancy => {
  /** Per point: the flows between it and the next one along, and the next one across. */
  const pieces = { along: new Uint16Array(count), across: new Uint16Array(count) };
  const passing = { along: new Uint16Array(count), across: new Uint16Array(count), bend: new Uint16Array(count) };
  const change = (list: Uint16Array, index: number, by: number): void => {
    list[index] = (list[index] ?? 0) + by;
  };
  const enter = (way: readonly number[], by: 1 | -1): void => {
    for (let index = 1; index < way.length; index += 1) {
      const [before = 0, point = 0, after] = [way[index - 1], way[index], way[index + 1]];
      const axis = axisOf(before, point, width);
      change(pieces[axis], Math.min(before, point), by);
      if (after !== undefined) change(passing[axis === axisOf(point, after, width) ? axis : 'bend'], point, by);
    }
  };
  return {
    add: (way) => enter(way, 1),
    remove: (way) => enter(way, -1),
    isTaken: (one, other) => (pieces[axisOf(one, other, width)][Math.min(one, other)] ?? 0) > 0,
    meets: (point, turn) => {
      const along = passing.along[point] ?? 0;
      const across = passing.across[point] ?? 0;
      const bend = passing.bend[point] ?? 0;
      if (along + across + bend === 0) return 'nothing';
      if (turn === 'bend' || bend > 0) return 'clash';
      return (turn === 'along' ? along : across) > 0 ? 'clash' : 'crossing';
    },
    countAt: (point) => (passing.along[point] ?? 0) + (passing.across[point] ?? 0) + (passing.bend[point] ?? 0),
  };
};

const axisOf = (one: number, other: number, width: number): 'along' | 'across' =>
  Math.abs(one - other) === width && width > 1 ? 'across' : 'along';
