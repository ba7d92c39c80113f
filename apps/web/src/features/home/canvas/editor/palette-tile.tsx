import type { Point } from '@diagloom/diagram/model';
import { type PointerEvent, useRef } from 'react';
import { useWorkspace } from '../../workspace/workspace-context.ts';
import type { PaletteEntry } from '../view/palette-entries.ts';

interface PaletteTileProps {
  readonly entry: PaletteEntry;
  /** The address of its picture. */
  readonly picture: string | undefined;
  /** It is dragged to a point of the screen; absent where it is not dragged any more. */
  readonly onDrag: (client: Point | undefined) => void;
  /** It was clicked, or dropped at a point of the screen. */
  readonly onPlace: (client?: Point) => void;
}

/** A pointer that moved less than this clicked, px. */
const slack = 6;

/** One shape of the palette, to be clicked or dragged onto the paper. */
export const PaletteTile = ({ entry, picture, onDrag, onPlace }: PaletteTileProps) => {
  const start = useRef<Point>(undefined);
  const isFar = ({ clientX, clientY }: PointerEvent): boolean =>
    start.current !== undefined && Math.hypot(clientX - start.current.x, clientY - start.current.y) > slack;
  const end = (): void => {
    start.current = undefined;
    onDrag(undefined);
  };
  const handleUp = (event: PointerEvent): void => {
    const isDrop = isFar(event);
    end();
    const isOnPanel = document
      .elementsFromPoint(event.clientX, event.clientY)
      .some((element) => element.closest('[data-palette]') !== null);
    if (isDrop && !isOnPanel) onPlace({ x: event.clientX, y: event.clientY });
  };
  return (
    <button
      type="button"
      title={entry.label}
      onPointerDown={(event) => {
        if (event.button !== 0 || event.pointerType === 'touch') return;
        event.currentTarget.setPointerCapture(event.pointerId);
        start.current = { x: event.clientX, y: event.clientY };
      }}
      onPointerMove={(event) => isFar(event) && onDrag({ x: event.clientX, y: event.clientY })}
      onPointerUp={handleUp}
      onPointerCancel={end}
      onClick={({ detail, clientX, clientY, currentTarget }) => {
        const box = currentTarget.getBoundingClientRect();
        const isInside = clientX >= box.left && clientX <= box.right && clientY >= box.top && clientY <= box.bottom;
        // A drag that ends elsewhere is a click on its button, too.
        if (detail === 0 || isInside) onPlace();
      }}
      className="grid h-full w-full content-start justify-items-center gap-1 rounded-md px-1 pt-2 pb-1.5 text-center text-xs leading-tight hover:bg-sunken"
    >
      <EntryPicture picture={picture} />
      <span className="line-clamp-2 w-full break-words">{entry.label}</span>
    </button>
  );
};

/** On paper, as shapes are made for it, unless they are drawn for the dark. */
export const EntryPicture = ({ picture }: { readonly picture: string | undefined }) => {
  const ground = useWorkspace().paper.shown === 'drawn' ? '' : 'bg-white';
  return (
    <span className={`flex h-10 w-16 items-center justify-center rounded-sm p-1 ${ground}`}>
      {picture !== undefined && <img src={picture} alt="" draggable={false} className="max-h-8 max-w-14" />}
    </span>
  );
};
