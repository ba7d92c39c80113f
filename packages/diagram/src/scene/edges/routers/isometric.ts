import { centreOf, type Point } from '../../../model/index.ts';
import type { Router } from './router.ts';

/**
 * Lines of isometric drawings: along the two directions that rise and fall by 30 degrees, from way point to way point,
 * each piece beginning with the other direction where the style says `elbow=vertical`.
 */
export const isometricRouter: Router = ({ source, target, start, end, wayPoints, style }) => {
  const from = start ?? (source && centreOf(source));
  const to = end ?? (target && centreOf(target));
  if (!from || !to) return [];
  const sign = style.elbow === 'vertical' ? -1 : 1;
  const bends: Point[] = [];
  let at = from;
  for (const next of [...wayPoints, to]) {
    const across = (next.x - at.x) / cosine;
    const down = (next.y - at.y) / sine;
    const length = (across + sign * -down) / 2;
    bends.push({ x: at.x + length * cosine, y: at.y - sign * length * sine });
    if (next !== to) bends.push(next);
    at = next;
  }
  return bends;
};

const cosine = Math.cos(Math.PI / 6);
const sine = Math.sin(Math.PI / 6);
