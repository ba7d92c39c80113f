import type { Shape } from '../model/index.ts';

/** Who is inside whom. */
export interface Ancestry {
  /** The shapes around a shape, the innermost first; the shape itself is not among them. */
  readonly around: (id: string) => readonly string[];
  /** The innermost shape around both; undefined where that is the page. */
  readonly common: (one: string, other: string) => string | undefined;
  /** True where `outer` is around `inner` or is that shape itself. */
  readonly holds: (outer: string, inner: string) => boolean;
}

/** Parents that do not exist are ignored, as are circles. */
export const ancestryOf = (shapes: readonly Pick<Shape, 'id' | 'parent'>[]): Ancestry => {
  const parents = new Map(shapes.map((shape) => [shape.id, shape.parent]));
  const known = new Map<string, readonly string[]>();
  const around = (id: string): readonly string[] => {
    const found = known.get(id);
    if (found !== undefined) return found;
    const chain: string[] = [];
    for (let parent = parents.get(id); parent !== undefined && parents.has(parent); parent = parents.get(parent)) {
      if (parent === id || chain.includes(parent)) break;
      chain.push(parent);
    }
    known.set(id, chain);
    return chain;
  };
  return {
    around,
    common: (one, other) => around(one).find((id) => around(other).includes(id)),
    holds: (outer, inner) => outer === inner || around(inner).includes(outer),
  };
};
