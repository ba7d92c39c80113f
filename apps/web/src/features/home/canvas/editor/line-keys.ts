import type { LineRequest } from '@diagloom/diagram/edits';
import type { Point } from '@diagloom/diagram/model';
import { nextToward, nudgeLine } from '../view/nudge-line.ts';
import type { PageView } from '../view/page-view.ts';

interface LineKeyOptions {
  readonly view: PageView;
  readonly selection: readonly string[];
  readonly onChange: (request: LineRequest) => void;
}

export interface LineKeys {
  /** Leads one end of the line to the next shape in a direction. */
  readonly lead: (end: 'source' | 'target', direction: Point) => void;
  /** Pushes a piece of it. */
  readonly push: (step: Point) => void;
}

/** What arrow keys do to the selected line; undefined where no single line that joins two shapes is selected. */
export const lineKeys = ({ view, selection, onChange }: LineKeyOptions): LineKeys | undefined => {
  const [id] = selection.length === 1 ? selection : [];
  const item = view.items.find(({ cell, kind }) => kind === 'edge' && cell.id === id);
  if (item?.kind !== 'edge' || view.isLocked(item.cell.id)) return undefined;
  const { cell, points, style } = item;
  const [source, target] = [view.boxes.get(cell.source ?? ''), view.boxes.get(cell.target ?? '')];
  if (source === undefined || target === undefined) return undefined;
  return {
    lead: (end, direction) => {
      const shapes = new Map(
        view.spec.nodes.flatMap(({ id: shape }) => {
          const box = view.boxes.get(shape);
          return box === undefined || shape === cell.source || shape === cell.target ? [] : [[shape, box] as const];
        }),
      );
      const shape = nextToward(end === 'source' ? source : target, direction, shapes);
      if (shape !== undefined) onChange({ target: cell.id, end, to: { shape } });
    },
    push: (step) => {
      const hasCorners = style.edgeStyle !== undefined && style.edgeStyle !== 'none' && style.edgeStyle !== '';
      const course = nudgeLine({ points, source, target }, hasCorners, step);
      if (course !== undefined) onChange({ target: cell.id, course });
    },
  };
};
