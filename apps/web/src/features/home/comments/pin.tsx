import type { AnnotationChange } from '@diagloom/contract';
import type { Point } from '@diagloom/diagram/model';
import { EyeOff, MessageSquare } from 'lucide-react';
import { classNames } from '../../../lib/class-names.ts';
import { commentStrings } from '../../../strings/comments.ts';
import { nameOf } from './comment-view.tsx';
import { NoteColours } from './note-colours.tsx';
import { draggedSize } from './pinned-place.ts';
import { isUnread, type Thread } from './threads.ts';
import { useHand } from './use-hand.ts';

interface PinProps {
  readonly thread: Thread;
  /** Px from the corner of the picture. */
  readonly at: Point;
  readonly factor: number;
  readonly isOpen: boolean;
  /** Whether whoever looks may move and colour it. */
  readonly isMovable: boolean;
  readonly onOpen: () => void;
  /** It was dragged by so many px of the page. */
  readonly onMove: (step: Point) => void;
  readonly onChange: (change: AnnotationChange) => void;
}

/** The end of the pin is 6 px from its left side, and 6 px above its foot. */
const tip = { x: 6, y: 22 };

/** A thread where it belongs, to be opened and moved: a mark for most, a sheet of paper for a note. */
export const Pin = ({ thread, at, factor, isOpen, isMovable, onOpen, onMove, onChange }: PinProps) => {
  const { root } = thread;
  const isNote = root.type === 'note';
  const Mark = root.isVisible ? MessageSquare : EyeOff;
  const place = useHand({ factor, isEnabled: isMovable, onDone: onMove, isKey: (event) => !event.ctrlKey });
  const corner = useHand({
    factor,
    isEnabled: isMovable && isNote,
    onDone: (step) => onChange(draggedSize(root, step)),
    isKey: ({ ctrlKey, metaKey }) => ctrlKey || metaKey,
  });
  const { width, height } = corner.isDragged ? draggedSize(root, corner.step) : root;
  const handlers = {
    ...place.handlers,
    onKeyDown: (event: React.KeyboardEvent): void => {
      corner.handlers.onKeyDown(event);
      place.handlers.onKeyDown(event);
    },
    onKeyUp: (event: React.KeyboardEvent): void => {
      corner.handlers.onKeyUp(event);
      place.handlers.onKeyUp(event);
    },
    onBlur: (): void => {
      corner.handlers.onBlur();
      place.handlers.onBlur();
    },
  };
  return (
    <div
      data-panel
      className={classNames('absolute transition-none', place.isDragged || corner.isDragged ? 'z-20' : 'z-10')}
      style={{
        left: at.x + place.step.x * factor - (isNote ? 0 : tip.x),
        top: at.y + place.step.y * factor - (isNote ? 0 : tip.y),
        ...(isNote ? { width: width * factor, height: height * factor } : {}),
      }}
    >
      <button
        type="button"
        data-pin={root.id}
        aria-label={commentStrings.pin(nameOf(root), root.content, root.isVisible)}
        aria-description={isMovable ? commentStrings.pinKeys[isNote ? 'note' : 'pin'] : undefined}
        aria-pressed={isOpen}
        title={root.content}
        {...handlers}
        onClick={() => !place.wasDragged() && onOpen()}
        className={classNames(
          'pointer-events-auto relative border text-left text-[#171c1a] shadow-float transition-none',
          isOpen
            ? 'border-select ring-2 ring-select'
            : root.isVisible
              ? 'border-black/25'
              : 'border-black/50 border-dashed',
          isMovable && 'touch-none',
          place.isDragged ? 'cursor-grabbing' : isMovable && 'cursor-grab',
          isNote
            ? 'size-full rounded-sm p-2 leading-snug'
            : 'grid size-7 place-items-center rounded-full rounded-bl-none',
        )}
        style={{ backgroundColor: root.color, ...(isNote ? { fontSize: 12 * factor } : {}) }}
      >
        {isNote ? (
          <span className="block h-full overflow-hidden">{root.content}</span>
        ) : (
          <Mark aria-hidden="true" className="size-3.5" />
        )}
        {isNote && !root.isVisible && <Mark aria-hidden="true" className="absolute right-1 bottom-1 size-3.5" />}
        {isUnread(thread) && (
          <span className="absolute -top-1 -right-1 size-2.5 rounded-full border border-white bg-danger" />
        )}
      </button>
      {isNote && isMovable && (
        <span
          data-note-corner={root.id}
          {...corner.handlers}
          className="pointer-events-auto absolute -right-3 -bottom-3 grid size-6 touch-none cursor-nwse-resize place-items-center pointer-coarse:-right-4 pointer-coarse:-bottom-4 pointer-coarse:size-8"
        >
          <span className="size-2.5 rounded-xs border border-black/40 bg-white" />
        </span>
      )}
      {isNote && isOpen && isMovable && <NoteColours current={root.color} onChoose={(color) => onChange({ color })} />}
    </div>
  );
};
