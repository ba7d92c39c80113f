import type { Page, Rect, Route } from '../../model/index.ts';
import { readScene } from '../../scene/index.ts';
import type { Standing } from './index.ts';

/**
 * Reads from a page where its shapes and lines are, by the ids of their cells, and which shapes stay there: those that draw.io shows as
 * locked, and those that a hand put where they are.
 */
export const readStanding = (page: Page): Standing => {
  const shapes = new Map<string, Rect>();
  const routes = new Map<string, Route>();
  const locked = new Set<string>();
  for (const item of readScene(page).items) {
    if (item.kind === 'edge') routes.set(item.cell.id, { points: item.points });
    else {
      shapes.set(item.cell.id, item.bounds);
      const { locked: isLocked, movable, dlPlace } = item.style;
      if (isLocked === '1' || movable === '0' || dlPlace === '1') locked.add(item.cell.id);
    }
  }
  return { shapes, routes, locked };
};
