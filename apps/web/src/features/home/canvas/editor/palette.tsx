import type { DiagramType, Point } from '@diagloom/diagram/model';
import { Shapes } from 'lucide-react';
import { Popover } from 'radix-ui';
import { type PointerEvent, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { canvasStrings } from '../../../../strings/canvas.ts';
import { useToolPlace } from '../tools/tool-place.ts';
import { kindsFor } from '../view/kinds-for.ts';

interface PaletteProps {
  readonly type: DiagramType;
  /** Adds a shape of a kind at a point of the screen, or where there is room. */
  readonly onPlace: (kind: string, client?: Point) => void;
}

/** A pointer that moved less than this clicked, px. */
const slack = 6;

/** The kinds of shapes of this type of diagram: a click adds one where there is room, a drag where it is dropped. */
export const Palette = ({ type, onPlace }: PaletteProps) => {
  const toolPlace = useToolPlace();
  const [isOpen, setOpen] = useState(false);
  const [words, setWords] = useState('');
  const [dragged, setDragged] = useState<{ readonly label: string; readonly at: Point }>();
  const start = useRef<Point>(undefined);
  const kinds = kindsFor(type, words);
  const isFar = ({ clientX, clientY }: PointerEvent): boolean =>
    start.current !== undefined && Math.hypot(clientX - start.current.x, clientY - start.current.y) > slack;
  const place = (kind: string, client?: Point): void => {
    start.current = undefined;
    setDragged(undefined);
    setOpen(false);
    onPlace(kind, client);
  };
  const handleUp = (event: PointerEvent, kind: string): void => {
    const isDrop = isFar(event);
    start.current = undefined;
    setDragged(undefined);
    const isOnPanel = document
      .elementsFromPoint(event.clientX, event.clientY)
      .some((element) => element.closest('[data-palette]') !== null);
    if (isDrop && !isOnPanel) place(kind, { x: event.clientX, y: event.clientY });
  };
  return (
    <Popover.Root
      open={isOpen}
      onOpenChange={(next) => {
        setOpen(next);
        setWords('');
      }}
    >
      {toolPlace !== undefined &&
        createPortal(
          <Popover.Trigger className="flex h-8 min-w-8 pointer-coarse:h-10 pointer-coarse:min-w-10 items-center justify-center gap-1.5 rounded-md px-2 font-medium text-[13px] text-ink-soft hover:bg-sunken hover:text-ink aria-expanded:bg-sunken aria-expanded:text-ink">
            <Shapes aria-hidden="true" className="size-4" />
            <span className="max-sm:sr-only">{canvasStrings.palette}</span>
          </Popover.Trigger>,
          toolPlace,
        )}
      <Popover.Portal>
        <Popover.Content
          align="end"
          sideOffset={8}
          data-panel
          data-palette
          aria-label={canvasStrings.palette}
          onCloseAutoFocus={(event) => event.preventDefault()}
          className="z-50 grid w-60 gap-2 rounded-lg border bg-raised p-2 shadow-float"
        >
          <input
            type="search"
            value={words}
            aria-label={canvasStrings.findKind}
            placeholder={canvasStrings.findKind}
            onChange={({ target }) => setWords(target.value)}
            onKeyDown={({ key }) => {
              const [first] = kinds;
              if (key === 'Enter' && first !== undefined) place(first.id);
            }}
            className="h-9 rounded-md border border-line-control bg-surface px-2 text-sm"
          />
          <ul className="grid max-h-72 overflow-y-auto">
            {kinds.map(({ id, label }) => (
              <li key={id}>
                <button
                  type="button"
                  onPointerDown={(event) => {
                    if (event.button !== 0 || event.pointerType === 'touch') return;
                    event.currentTarget.setPointerCapture(event.pointerId);
                    start.current = { x: event.clientX, y: event.clientY };
                  }}
                  onPointerMove={(event) =>
                    isFar(event) && setDragged({ label, at: { x: event.clientX, y: event.clientY } })
                  }
                  onPointerUp={(event) => handleUp(event, id)}
                  onPointerCancel={() => {
                    start.current = undefined;
                    setDragged(undefined);
                  }}
                  onClick={({ detail, clientX, clientY, currentTarget }) => {
                    const box = currentTarget.getBoundingClientRect();
                    const isInside =
                      clientX >= box.left && clientX <= box.right && clientY >= box.top && clientY <= box.bottom;
                    // A drag that ends elsewhere is a click on its button, too.
                    if (detail === 0 || isInside) place(id);
                  }}
                  className="w-full rounded-md px-2 py-1.5 text-left text-sm hover:bg-sunken pointer-coarse:py-2.5"
                >
                  {label}
                </button>
              </li>
            ))}
          </ul>
          <p role="status" className="px-2 text-ink-soft text-xs empty:hidden">
            {kinds.length === 0 ? canvasStrings.noKind : ''}
          </p>
        </Popover.Content>
      </Popover.Portal>
      {dragged !== undefined &&
        createPortal(
          <span
            aria-hidden="true"
            style={{ transform: `translate(${dragged.at.x}px, ${dragged.at.y}px) translate(-50%, -50%)` }}
            className="pointer-events-none fixed top-0 left-0 z-50 rounded-md border-2 border-select bg-surface px-3 py-2 text-sm shadow-float"
          >
            {dragged.label}
          </span>,
          document.body,
        )}
    </Popover.Root>
  );
};
