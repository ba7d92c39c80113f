import { boundsOf, grown, parseStyle, type Rect } from '../../model/index.ts';
import { moveShapes } from '../move-shapes.ts';
import type { Sheet } from '../sheet.ts';
import type { Repair } from './repair.ts';

/** Between a text and the border of its shape, px. */
const margin = 6;
/** A shape that would have to grow by more than this factor is left to people. */
const most = 4;

/** Makes shapes large enough for their texts; a row of a stack makes its stack and the other rows as wide as itself. */
export const widenShapes = {
  checks: ['label-outside-shape'],
  mend: (sheet, findings) => {
    const boxes = new Map<string, Rect>();
    for (const { cells, where } of findings) {
      const id = cells[0] ?? '';
      const cell = sheet.cells.get(id);
      const box = boxes.get(id) ?? sheet.boxes.get(id);
      if (cell === undefined || box === undefined || where === undefined || isRigid(cell.style)) continue;
      const wider = boundsOf([box, grown(where, margin)]) ?? box;
      const isStacked = parseStyle(sheet.cells.get(cell.parent ?? '')?.style ?? '').childLayout !== undefined;
      if (wider.width > most * box.width + 100 || wider.height > most * box.height + 100) continue;
      if (isStacked) widenStack(sheet, cell.parent ?? '', { row: id, box, wider }, boxes);
      else
        boxes.set(id, {
          ...whole(wider),
          ...(cell.style.includes('swimlane') ? { y: box.y, height: box.height } : {}),
        });
    }
    return moveShapes(sheet, boxes);
  },
} as const satisfies Repair;

/** Pictures keep their proportions. */
const isRigid = (style: string): boolean => /(^|;)(aspect=fixed|shape=image|image=)/.test(style);

const whole = ({ x, y, width, height }: Rect): Rect => ({
  x: Math.floor(x),
  y: Math.floor(y),
  width: Math.ceil(width),
  height: Math.ceil(height),
});

interface Row {
  readonly row: string;
  readonly box: Rect;
  readonly wider: Rect;
}

const widenStack = (sheet: Sheet, stack: string, { row, box, wider }: Row, boxes: Map<string, Rect>): void => {
  const outer = boxes.get(stack) ?? sheet.boxes.get(stack);
  if (outer === undefined) return;
  const across = Math.max(0, Math.ceil(wider.width - box.width));
  const down = Math.max(0, Math.ceil(wider.height - box.height));
  for (const { id } of sheet.childrenOf(stack)) {
    const own = boxes.get(id) ?? sheet.boxes.get(id);
    if (own === undefined) continue;
    const isBelow = own.y >= box.y + box.height - 1;
    boxes.set(id, {
      x: own.x,
      y: own.y + (isBelow ? down : 0),
      width: own.width >= outer.width - 1 ? own.width + across : own.width,
      height: own.height + (id === row ? down : 0),
    });
  }
  boxes.set(stack, { ...outer, width: outer.width + across, height: outer.height + down });
};
