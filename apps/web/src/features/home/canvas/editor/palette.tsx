import type { DiagramType, Page, Point } from '@diagloom/diagram/model';
import { Shapes } from 'lucide-react';
import { Popover } from 'radix-ui';
import { useDeferredValue, useMemo, useState } from 'react';
import { createPortal } from 'react-dom';
import { canvasStrings } from '../../../../strings/canvas.ts';
import { useWorkspace } from '../../workspace/workspace-context.ts';
import { useToolPlace } from '../tools/tool-place.ts';
import { entryPicture } from '../view/entry-picture.ts';
import { type PaletteEntry, paletteEntries } from '../view/palette-entries.ts';
import { EntryPicture, PaletteTile } from './palette-tile.tsx';
import { useDarkDrawing } from './use-dark-drawing.ts';

interface PaletteProps {
  readonly type: DiagramType;
  readonly page: Page;
  /** Adds a shape at a point of the screen, or where there is room. */
  readonly onPlace: (entry: PaletteEntry, client?: Point) => void;
}

/** What can be added to a page of this type: a click adds it where there is room, a drag where it is dropped. */
export const Palette = ({ type, page, onPlace }: PaletteProps) => {
  const toolPlace = useToolPlace();
  const [isOpen, setOpen] = useState(false);
  const [dragged, setDragged] = useState<{ readonly entry: PaletteEntry; readonly at: Point }>();
  const look = useDarkDrawing(useWorkspace().paper.shown === 'drawn');
  const pictures = useMemo(
    () => (isOpen ? createPictures(page, type, look) : () => undefined),
    [isOpen, page, type, look],
  );
  const place = (entry: PaletteEntry, client?: Point): void => {
    setOpen(false);
    onPlace(entry, client);
  };
  return (
    <Popover.Root open={isOpen} onOpenChange={setOpen}>
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
          collisionPadding={8}
          data-panel
          data-palette
          aria-label={canvasStrings.palette}
          onCloseAutoFocus={(event) => event.preventDefault()}
          className="z-50 flex max-h-[min(32rem,var(--radix-popover-content-available-height))] w-72 flex-col gap-2 rounded-lg border bg-raised p-2 shadow-float"
        >
          <Entries type={type} pictures={pictures} onDrag={setDragged} onPlace={place} />
        </Popover.Content>
      </Popover.Portal>
      {dragged !== undefined &&
        createPortal(
          <span
            aria-hidden="true"
            style={{ transform: `translate(${dragged.at.x}px, ${dragged.at.y}px) translate(-50%, -50%)` }}
            className="pointer-events-none fixed top-0 left-0 z-50 grid justify-items-center rounded-md border-2 border-select bg-surface p-1.5 text-xs shadow-float"
          >
            <EntryPicture picture={pictures(dragged.entry)} />
            {dragged.entry.label}
          </span>,
          document.body,
        )}
    </Popover.Root>
  );
};

type Pictures = (entry: PaletteEntry) => string | undefined;

/** Each is drawn once, when it is first asked for. */
const createPictures = (page: Page, type: DiagramType, look: ((page: Page) => Page) | undefined): Pictures => {
  const known = new Map<string, string | undefined>();
  return (entry) => {
    const key = keyOf(entry);
    if (!known.has(key)) known.set(key, entryPicture(page, type, entry, look));
    return known.get(key);
  };
};

const keyOf = ({ kind, label }: PaletteEntry): string => `${kind} ${label}`;

interface EntriesProps {
  readonly type: DiagramType;
  readonly pictures: Pictures;
  readonly onDrag: (dragged: { readonly entry: PaletteEntry; readonly at: Point } | undefined) => void;
  readonly onPlace: (entry: PaletteEntry, client?: Point) => void;
}

const Entries = ({ type, pictures, onDrag, onPlace }: EntriesProps) => {
  const [words, setWords] = useState('');
  // The panel is there at once, and its pictures with the next rendering.
  const hasPictures = useDeferredValue(true, false);
  const { kinds, products } = useMemo(() => paletteEntries(type, words), [type, words]);
  const [first] = [...kinds, ...products];
  const tiles = (entries: readonly PaletteEntry[]) => (
    <ul className="grid grid-cols-3 gap-1">
      {entries.map((entry) => (
        <li key={keyOf(entry)}>
          <PaletteTile
            entry={entry}
            picture={hasPictures ? pictures(entry) : undefined}
            onDrag={(at) => onDrag(at === undefined ? undefined : { entry, at })}
            onPlace={(client) => onPlace(entry, client)}
          />
        </li>
      ))}
    </ul>
  );
  return (
    <>
      <input
        type="search"
        value={words}
        aria-label={canvasStrings.findKind}
        placeholder={canvasStrings.findKind}
        onChange={({ target }) => setWords(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || first === undefined) return;
          // It would be written into the text of the new shape, which has the focus by then.
          event.preventDefault();
          onPlace(first);
        }}
        className="h-9 shrink-0 rounded-md border border-line-control bg-surface px-2 text-sm"
      />
      <div className="min-h-0 overflow-y-auto">
        {tiles(kinds)}
        {products.length > 0 && (
          <>
            <h3 className="px-1 pt-3 pb-1 font-semibold text-ink-soft text-xs tracking-normal">
              {canvasStrings.products}
            </h3>
            {tiles(products)}
          </>
        )}
      </div>
      <p role="status" className="px-2 text-ink-soft text-xs empty:hidden">
        {first === undefined ? canvasStrings.noKind : ''}
      </p>
    </>
  );
};
