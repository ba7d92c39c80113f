/**
 * Who runs where on a grid. Two flows may cross in a point, one along and one across; they must not run on each other, nor
 * turn in the same point. Points are numbered row by row.
 */
export interface Occupancy {
  readonly add: (flow: number, path: readonly number[]) => void;
  readonly remove: (flow: number, path: readonly number[]) => void;
  /** True where another flow runs between two neighbouring points. */
  readonly isTaken: (one: number, other: number) => boolean;
  /** What a way through a point meets there. */
  readonly meets: (point: number, way: Way) => 'nothing' | 'crossing' | 'clash';
  readonly isUsedOnlyBy: (point: number, flows: ReadonlySet<number>) => boolean;
}

export type Way = 'along' | 'across' | 'bend';

export const createOccupancy = (width: number): Occupancy => {
  const units = new Map<number, Set<number>>();
  const points = new Map<number, Map<number, Way>>();
  /** A unit is named after its first point: even along, odd across. */
  const unitOf = (one: number, other: number): number =>
    2 * Math.min(one, other) + (Math.abs(one - other) === 1 ? 0 : 1);
  const wayAt = (path: readonly number[], index: number): Way => {
    const before = Math.abs((path[index] ?? 0) - (path[index - 1] ?? 0));
    const after = Math.abs((path[index + 1] ?? 0) - (path[index] ?? 0));
    return before !== after ? 'bend' : before === 1 && width > 1 ? 'along' : 'across';
  };
  return {
    add: (flow, path) => {
      for (let index = 1; index < path.length; index += 1) {
        const unit = unitOf(path[index - 1] ?? 0, path[index] ?? 0);
        const users = units.get(unit) ?? new Set();
        units.set(unit, users.add(flow));
        if (index === path.length - 1) break;
        const point = path[index] ?? 0;
        const ways = points.get(point) ?? new Map<number, Way>();
        points.set(point, ways.set(flow, wayAt(path, index)));
      }
    },
    remove: (flow, path) => {
      for (let index = 1; index < path.length; index += 1) {
        units.get(unitOf(path[index - 1] ?? 0, path[index] ?? 0))?.delete(flow);
        points.get(path[index] ?? 0)?.delete(flow);
      }
    },
    isTaken: (one, other) => (units.get(unitOf(one, other))?.size ?? 0) > 0,
    meets: (point, way) => {
      const ways = points.get(point);
      if (ways === undefined || ways.size === 0) return 'nothing';
      if (way === 'bend') return 'clash';
      for (const other of ways.values()) if (other === 'bend' || other === way) return 'clash';
      return 'crossing';
    },
    isUsedOnlyBy: (point, flows) => [...(points.get(point)?.keys() ?? [])].every((flow) => flows.has(flow)),
  };
};
