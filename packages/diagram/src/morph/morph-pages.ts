import { isStyleOn, type Page, type Point, type Rect } from '../model/index.ts';
import { readScene, type SceneEdge, type SceneItem } from '../scene/index.ts';
import { cornerReach } from '../svg/shapes/corner.ts';
import { alignRoutes } from './align-routes.ts';

/** What an animation needs to lead the eye from one state of a page to the next; cells are matched by their id. */
export interface Morph {
  /** Shapes that stand elsewhere or have another size; absolute, px. */
  readonly moves: readonly { readonly id: string; readonly from: Rect; readonly to: Rect }[];
  /** Connectors that run elsewhere; both lists have as many points, those of one index belong together. */
  readonly routes: readonly MovedRoute[];
  /** Ids of cells that only the later state shows, in the order in which they are painted. */
  readonly appearing: readonly string[];
  /** Ids of cells that only the earlier state shows. */
  readonly disappearing: readonly string[];
}

export interface MovedRoute {
  readonly id: string;
  readonly from: readonly Point[];
  readonly to: readonly Point[];
  /** How far the curves of its bends reach, px. */
  readonly reach: number;
}

export const morphPages = (before: Page, after: Page): Morph => {
  const [earlier, later] = [itemsOf(before), itemsOf(after)];
  const moves: Morph['moves'][number][] = [];
  const routes: Morph['routes'][number][] = [];
  for (const [id, item] of later) {
    const old = earlier.get(id);
    if (item.kind === 'shape' && old?.kind === 'shape' && !isSameRect(old.bounds, item.bounds)) {
      moves.push({ id, from: old.bounds, to: item.bounds });
    }
    if (item.kind === 'edge' && old?.kind === 'edge' && !isSameRoute(old, item)) {
      routes.push({ id, ...alignRoutes(old.points, item.points), reach: reachOf(item) });
    }
  }
  const onlyIn = (one: ReadonlyMap<string, SceneItem>, other: ReadonlyMap<string, SceneItem>): readonly string[] =>
    [...one].filter(([id, { kind }]) => other.get(id)?.kind !== kind).map(([id]) => id);
  return { moves, routes, appearing: onlyIn(later, earlier), disappearing: onlyIn(earlier, later) };
};

const itemsOf = (page: Page): ReadonlyMap<string, SceneItem> =>
  new Map(readScene(page).items.map((item) => [item.cell.id, item]));

/** A curved line is one bend from middle to middle. */
const reachOf = ({ style }: SceneEdge): number => (isStyleOn(style, 'curved') ? 1e4 : cornerReach(style));

/** What nobody sees, px. */
const tolerance = 0.5;

const isNear = (one: number, other: number): boolean => Math.abs(one - other) < tolerance;

const isSameRect = (one: Rect, other: Rect): boolean =>
  isNear(one.x, other.x) &&
  isNear(one.y, other.y) &&
  isNear(one.width, other.width) &&
  isNear(one.height, other.height);

const isSameRoute = (one: SceneEdge, other: SceneEdge): boolean =>
  one.points.length === other.points.length &&
  one.points.every(({ x, y }, index) => {
    const point = other.points[index];
    return point !== undefined && isNear(x, point.x) && isNear(y, point.y);
  });
