import type { Diagram } from '@diagloom/contract';
import type { Point, Rect } from '@diagloom/diagram/model';
import { anchoredAt } from '@diagloom/diagram/scene';
import { MessageSquare } from 'lucide-react';
import { classNames } from '../../../lib/class-names.ts';
import { commentStrings } from '../../../strings/comments.ts';
import { useAnnotations } from '../api/annotations.ts';
import { useWorkspace } from '../workspace/workspace-context.ts';
import { nameOf } from './comment-view.tsx';
import { isUnread, threadsOf } from './threads.ts';

interface PinsProps {
  readonly diagram: Diagram;
  readonly pageId: string;
  readonly boxes: ReadonlyMap<string, Rect>;
  /** A place of the page as px from the corner of the picture. */
  readonly onScreen: (point: Point) => Point;
  readonly factor: number;
}

/** The open threads of a page where they belong, and the place that was marked for a new one. */
export const Pins = ({ diagram, pageId, boxes, onScreen, factor }: PinsProps) => {
  const { data } = useAnnotations(diagram.id);
  const { dock, thread: openThread, setThread, pin } = useWorkspace();
  const threads = threadsOf(data?.annotations ?? []).filter(
    ({ root }) => root.pageId === pageId && (root.status === 'open' || root.id === openThread),
  );
  const taken = new Map<string, number>();
  return (
    <>
      {threads.map((thread) => {
        const { root } = thread;
        const { x, y } = onScreen(anchoredAt(root, boxes));
        const spot = `${Math.round(x)} ${Math.round(y)}`;
        const before = taken.get(spot) ?? 0;
        taken.set(spot, before + 1);
        const isOpen = root.id === openThread;
        const isNote = root.type === 'note';
        return (
          <button
            key={root.id}
            type="button"
            data-pin={root.id}
            aria-label={commentStrings.pin(nameOf(root), root.content)}
            aria-pressed={isOpen}
            title={root.content}
            onClick={() => {
              setThread(root.id);
              dock.show('comments');
            }}
            className={classNames(
              'pointer-events-auto absolute z-10 border text-left text-[#171c1a] shadow-float transition-none',
              isOpen ? 'border-accent ring-2 ring-accent' : 'border-black/25',
              isNote ? 'rounded-sm p-2 leading-snug' : 'grid size-7 place-items-center rounded-full rounded-bl-none',
            )}
            style={{
              left: x - (isNote ? 0 : 6) + before * 22,
              top: y - (isNote ? 0 : 22),
              backgroundColor: root.color,
              ...(isNote ? { width: root.width * factor, height: root.height * factor, fontSize: 12 * factor } : {}),
            }}
          >
            {isNote ? (
              <span className="block max-h-full overflow-hidden">{root.content}</span>
            ) : (
              <MessageSquare aria-hidden="true" className="size-3.5" />
            )}
            {isUnread(thread) && (
              <span className="absolute -top-1 -right-1 size-2.5 rounded-full border border-white bg-danger" />
            )}
          </button>
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
