import { centreOf, styleNumber } from '../../../model/index.ts';
import type { Router } from './router.ts';

/** Leaves and reaches the terminals sideways by a short level piece, the rest is straight. */
export const entityRelationRouter: Router = ({ source, target, start, end, style }) => {
  const from = start ?? (source ? centreOf(source) : undefined);
  const to = end ?? (target ? centreOf(target) : undefined);
  if (!from || !to) return [];
  const segment = styleNumber(style, 'segment', 30);
  const isRightwards = source && target ? source.x + source.width / 2 <= target.x + target.width / 2 : from.x <= to.x;
  const leaveX = start?.x ?? (source ? source.x + (isRightwards ? source.width : 0) : from.x);
  const reachX = end?.x ?? (target ? target.x + (isRightwards ? 0 : target.width) : to.x);
  const leavesRight = start && source ? start.x >= centreOf(source).x : isRightwards;
  const reachesLeft = end && target ? end.x <= centreOf(target).x : isRightwards;
  return [
    { x: leaveX + (leavesRight ? segment : -segment), y: from.y },
    { x: reachX + (reachesLeft ? -segment : segment), y: to.y },
  ];
};
