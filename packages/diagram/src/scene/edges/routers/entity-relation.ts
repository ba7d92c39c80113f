import { centreOf, styleNumber } from '../../../model/index.ts';
import type { Router } from './router.ts';

/**
 * Leaves and reaches the terminals sideways by a level piece. Between two sides that face each other the rest is
 * straight; two sides that face the same way are joined by an upright line beyond both.
 */
export const entityRelationRouter: Router = ({ source, target, start, end, style }) => {
  const from = start ? { ...start, width: 0, height: 0 } : source;
  const to = end ? { ...end, width: 0, height: 0 } : target;
  if (!from || !to) return [];
  const segment = styleNumber(style, 'segment', 30);
  const leavesLeft = target !== undefined && (end?.x ?? target.x + target.width) < (start?.x ?? from.x);
  const reachesLeft = source === undefined || (start?.x ?? source.x + source.width) < (end?.x ?? to.x);
  const leaveX = leavesLeft ? from.x : from.x + from.width;
  const reachX = reachesLeft ? to.x : to.x + to.width;
  const [leaveY, reachY] = [centreOf(from).y, centreOf(to).y];
  if (leavesLeft === reachesLeft) {
    const x = leavesLeft ? Math.min(leaveX, reachX) - segment : Math.max(leaveX, reachX) + segment;
    return [
      { x, y: leaveY },
      { x, y: reachY },
    ];
  }
  const leave = { x: leaveX + (leavesLeft ? -segment : segment), y: leaveY };
  const reach = { x: reachX + (reachesLeft ? -segment : segment), y: reachY };
  if (leave.x < reach.x !== leavesLeft) return [leave, reach];
  const y = (leaveY + reachY) / 2;
  return [leave, { x: leave.x, y }, { x: reach.x, y }, reach];
};
