import type { Page, Rect, Route } from '../../model/index.ts';
import { readScene } from '../../scene/index.ts';
import type { Standing } from './index.ts';

/** Reads from a page where its shapes and lines are, by the ids of their cells, and which shapes draw.io shows as locked. */
export const readStanding = (page: Page): Standing => {
  const shapes = new Map<string, Rect>();
  const routes = new Map<string, Route>();
  const locked = new Set<string>();
  for (const item of readScene(page).items) {
    if (item.kind === 'edge') routes.set(item.cell.id, { points: item.points });
    else {
      shapes.set(item.cell.id, item.bounds);
      if (item.style.locked === '1' || item.style.movable === '0') locked.add(item.cell.id);
    }
  }
  return { shapes, routes, locked };
};
