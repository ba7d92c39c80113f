import type { Diagram } from '@diagloom/contract';
import type { Point, Rect } from '@diagloom/diagram/model';
import { anchoredAt } from '@diagloom/diagram/scene';
import { useAnnotations, usePlaceAnnotation } from '../api/annotations.ts';
import { canChange } from '../can-change.ts';
import { useWorkspace } from '../workspace/workspace-context.ts';
import { Pin } from './pin.tsx';
import { pinnedPlace } from './pinned-place.ts';
import { threadsOf } from './threads.ts';

interface PinsProps {
  readonly diagram: Diagram;
  readonly pageId: string;
  readonly boxes: ReadonlyMap<string, Rect>;
  /** A place of the page as px from the corner of the picture. */
  readonly onScreen: (point: Point) => Point;
  readonly factor: number;
  /** The shape at a point of the page. */
  readonly shapeAt: (point: Point) => string | undefined;
}

/** The open threads of a page where they belong, and the place that was marked for a new one. */
export const Pins = ({ diagram, pageId, boxes, onScreen, factor, shapeAt }: PinsProps) => {
  const { data } = useAnnotations(diagram.id);
  const { dock, thread: openThread, setThread, pin } = useWorkspace();
  const threads = threadsOf(data?.annotations ?? []).filter(
    ({ root }) => root.pageId === pageId && (root.status === 'open' || root.id === openThread),
  );
  const place = usePlaceAnnotation(diagram.id);
  const under = (point: Point) => {
    const id = shapeAt(point);
    const box = id === undefined ? undefined : boxes.get(id);
    return id === undefined || box === undefined ? undefined : { id, box };
  };
  const taken = new Map<string, number>();
  return (
    <>
      {threads.map((thread) => {
        const { root } = thread;
        const { x, y } = onScreen(anchoredAt(root, boxes));
        const spot = `${Math.round(x)} ${Math.round(y)}`;
        const before = taken.get(spot) ?? 0;
        taken.set(spot, before + 1);
        return (
          <Pin
            key={root.id}
            thread={thread}
            at={{ x: x + before * 22, y }}
            factor={factor}
            isOpen={root.id === openThread}
            isMovable={root.isOwn || canChange(diagram)}
            onOpen={() => {
              setThread(root.id);
              dock.show('comments');
            }}
            onMove={(step) => {
              const from = anchoredAt(root, boxes);
              const to = { x: from.x + step.x, y: from.y + step.y };
              place(root, pinnedPlace(to, under(to)));
            }}
            onChange={(change) => place(root, change)}
          />
        );
      })}
      {typeof pin === 'object' && pin.pageId === pageId && <Marked at={onScreen(pin)} />}
    </>
  );
};

const Marked = ({ at: { x, y } }: { readonly at: Point }) => (
  <span
    aria-hidden="true"
    className="absolute z-10 size-7 animate-pulse rounded-full rounded-bl-none bg-accent ring-2 ring-white"
    style={{ left: x - 6, top: y - 22 }}
  />
);
