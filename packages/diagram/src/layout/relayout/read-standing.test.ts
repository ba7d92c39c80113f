import { expect, test } from 'vitest';
import { buildPage, edge, vertex } from '../../testing/index.ts';
import { readStanding } from './read-standing.ts';

test('a page says where its shapes and lines are, and which shapes stay there', () => {
  const standing = readStanding(
    buildPage([
      vertex({ id: 'free', x: 10, y: 20 }),
      vertex({ id: 'locked', y: 200, style: 'locked=1;' }),
      vertex({ id: 'unmovable', y: 300, style: 'movable=0;' }),
      vertex({ id: 'placed', y: 400, style: 'dlPlace=1;' }),
      edge({ id: 'line', from: 'free', to: 'locked', style: 'locked=1;' }),
    ]),
  );
  expect(standing.shapes.get('free')).toEqual({ x: 10, y: 20, width: 120, height: 60 });
  expect([...standing.routes.keys()]).toEqual(['line']);
  expect([...(standing.locked ?? [])]).toEqual(['locked', 'unmovable', 'placed']);
});
