import { centreOf } from '../../model/index.ts';
import type { Perimeter } from './perimeter.ts';

export const ellipsePerimeter: Perimeter = ({ bounds, from, aim }) => {
  const centre = centreOf(bounds);
  const rx = bounds.width / 2;
  const ry = bounds.height / 2;
  const dx = from.x - centre.x;
  const dy = from.y - centre.y;
  if (rx === 0 || ry === 0) return centre;
  if (dx === 0 && dy === 0) return { x: centre.x + rx, y: centre.y };
  if (aim === 'orthogonal') {
    if (Math.abs(dy) <= ry && Math.abs(dx) >= rx) {
      return { x: centre.x + Math.sign(dx) * rx * Math.sqrt(1 - (dy / ry) ** 2), y: from.y };
    }
    if (Math.abs(dx) <= rx && Math.abs(dy) >= ry) {
      return { x: from.x, y: centre.y + Math.sign(dy) * ry * Math.sqrt(1 - (dx / rx) ** 2) };
    }
  }
  const share = 1 / Math.hypot(dx / rx, dy / ry);
  return { x: centre.x + dx * share, y: centre.y + dy * share };
};
