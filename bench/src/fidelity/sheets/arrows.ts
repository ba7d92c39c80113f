import type { Cell } from '@diagloom/diagram/model';
import { buildPage, edge } from '@diagloom/diagram/testing';
import { placeIn } from './place-in.ts';

const arrows: readonly string[] = [
  'classic',
  'classicThin',
  'open',
  'openThin',
  'openAsync',
  'block',
  'blockThin',
  'async',
  'oval',
  'diamond',
  'diamondThin',
  'dash',
  'cross',
  'circle',
  'circlePlus',
  'halfCircle',
  'box',
  'baseDash',
  'doubleBlock',
  'ERone',
  'ERmandOne',
  'ERmany',
  'ERoneToMany',
  'ERzeroToOne',
  'ERzeroToMany',
];

/** Every arrow head at both ends, filled and hollow, small and large. */
export const arrowSheet = buildPage(
  arrows.flatMap((arrow, index): readonly Cell[] => {
    const { x, y } = placeIn(index, { columns: 3, width: 260, height: 40 });
    const style = `html=1;endArrow=${arrow};startArrow=${arrow};`;
    return [
      edge({
        id: `a${index}`,
        style: `${style}endFill=1;startFill=0;`,
        sourcePoint: { x, y },
        targetPoint: { x: x + 100, y },
      }),
      edge({
        id: `b${index}`,
        style: `${style}endSize=12;strokeWidth=2;`,
        sourcePoint: { x: x + 120, y: y + 8 },
        targetPoint: { x: x + 210, y: y - 8 },
      }),
    ];
  }),
);
