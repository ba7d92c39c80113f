import { X } from 'lucide-react';
import { useRef } from 'react';
import { workspaceStrings } from '../../../strings/workspace.ts';

/** How far a finger moves the handle before that is a drag and no tap, px. */
const dragDistance = 24;

interface SheetHandleProps {
  readonly isTall: boolean;
  readonly onResize: (isTall: boolean) => void;
  readonly onClose: () => void;
}

/** On top of the sheet that the dock is on a phone: tapped or dragged, it makes the sheet taller, shorter, or hides it. */
export const SheetHandle = ({ isTall, onResize, onClose }: SheetHandleProps) => {
  // A finger that comes down elsewhere may go up here, as what it touched moves away under it: that is no drag.
  const drag = useRef<{ from?: number; isDone: boolean }>({ isDone: false });
  const finish = (y: number): void => {
    const { from = y } = drag.current;
    const moved = y - from;
    drag.current = { isDone: Math.abs(moved) > dragDistance };
    if (!drag.current.isDone) return;
    if (moved < 0) onResize(true);
    else if (isTall) onResize(false);
    else onClose();
  };
  return (
    <div className="relative flex h-5 shrink-0 md:hidden">
      <button
        type="button"
        aria-label={isTall ? workspaceStrings.lessRoom : workspaceStrings.moreRoom}
        aria-expanded={isTall}
        onPointerDown={(event) => {
          drag.current = { from: event.clientY, isDone: false };
          event.currentTarget.setPointerCapture(event.pointerId);
        }}
        onPointerUp={(event) => finish(event.clientY)}
        onClick={() => {
          if (!drag.current.isDone) onResize(!isTall);
          drag.current.isDone = false;
        }}
        className="grid flex-1 touch-none place-items-center"
      >
        <span aria-hidden="true" className="h-1 w-10 rounded-full bg-line-control" />
      </button>
      <button
        type="button"
        aria-label={workspaceStrings.hideDock}
        onClick={onClose}
        className="absolute top-0 right-1 grid h-5 w-11 place-items-center text-ink-soft after:absolute after:inset-x-0 after:-top-2 after:-bottom-1"
      >
        <X aria-hidden="true" className="size-4" />
      </button>
    </div>
  );
};
