import { expect, it } from 'vitest';
import { leadAlong } from './lead-along.ts';

it('leads lines of what is dragged at right angles around what stands between', () => {
  const tie = {
    moving: { x: 0, y: 0, width: 80, height: 40 },
    staying: { x: 0, y: 300, width: 80, height: 40 },
    isFromMoving: true,
    isStraight: false,
  };
  expect(leadAlong([tie], { x: 0, y: 10 }, [])).toEqual([
    [
      { x: 40, y: 50 },
      { x: 40, y: 300 },
    ],
  ]);
  const [way = []] = leadAlong([tie], { x: 0, y: 10 }, [{ x: 10, y: 150, width: 60, height: 40 }]);
  expect(way.length).toBeGreaterThan(2);
  expect(leadAlong([{ ...tie, isStraight: true }], { x: 100, y: 0 }, [])).toEqual([
    [
      { x: 140, y: 20 },
      { x: 40, y: 320 },
    ],
  ]);
});
