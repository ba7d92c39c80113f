import { centreOf, type Point } from '../../../model/index.ts';
import type { Router } from './router.ts';

/**
 * Lines of isometric drawings: along the two directions that rise and fall by 30 degrees, through one point in the middle,
 * the first way point where there is one. The way to it begins with the rising direction (`elbow=vertical`: the falling
 * one), the way from it with the other.
 */
export const isometricRouter: Router = ({ source, target, start, end, wayPoints, style }) => {
  const from = start ?? (source && centreOf(source));
  const to = end ?? (target && centreOf(target));
  if (!from || !to) return [];
  const rises = style.elbow !== 'vertical';
  const middle = wayPoints[0] ?? { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
  return [bendBetween(from, middle, rises), middle, bendBetween(middle, to, !rises)];
};

const cosine = Math.cos(Math.PI / 6);
const sine = Math.sin(Math.PI / 6);

const bendBetween = (from: Point, to: Point, rises: boolean): Point => {
  const sign = rises ? 1 : -1;
  const across = (to.x - from.x) / cosine;
  const down = (to.y - from.y) / sine;
  const length = (across - sign * down) / 2;
  return { x: from.x + length * cosine, y: from.y - sign * length * sine };
};
