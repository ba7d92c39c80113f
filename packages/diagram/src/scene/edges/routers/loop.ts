import { centreOf, styleNumber } from '../../../model/index.ts';
import type { Router } from './router.ts';

/** An edge from a shape to itself: out at one side and back, on the right unless `direction` says otherwise. */
export const loopRouter: Router = ({ source, style, wayPoints }) => {
  if (!source) return [];
  const reach = styleNumber(style, 'segment', 10);
  const centre = centreOf(source);
  const aside = wayPoints[0];
  const { direction } = style;
  if (direction === 'north' || direction === 'south') {
    const y = aside?.y ?? (direction === 'north' ? source.y - 2 * reach : source.y + source.height + 2 * reach);
    return [
      { x: centre.x - reach, y },
      { x: centre.x + reach, y },
    ];
  }
  const x = aside?.x ?? (direction === 'east' ? source.x - 2 * reach : source.x + source.width + 2 * reach);
  return [
    { x, y: centre.y - reach },
    { x, y: centre.y + reach },
  ];
};
