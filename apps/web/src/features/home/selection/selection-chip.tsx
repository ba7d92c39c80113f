import { MousePointerClick, X } from 'lucide-react';
import { useMemo } from 'react';
import { classNames } from '../../../lib/class-names.ts';
import { canvasStrings } from '../../../strings/canvas.ts';
import { useShownDocument } from '../canvas/editing/use-shown-document.ts';
import { useWorkspace } from '../workspace/workspace-context.ts';
import { selectedName } from './selected-name.ts';

interface SelectionChipProps {
  /** Nothing is above the place to write on a phone that could leave it room. */
  readonly isAlone: boolean;
}

/** What the next message is about, where something is selected on the canvas: above the place to write, where that needs no room of its own, else beside it. */
export const SelectionChip = ({ isAlone }: SelectionChipProps) => {
  const { diagram, selection, setSelection } = useWorkspace();
  const only = selection.length === 1 ? selection[0] : undefined;
  const shown = useShownDocument(diagram?.id ?? 0);
  const name = useMemo(
    () => (only === undefined || shown === undefined ? '' : selectedName(shown, only)),
    [shown, only],
  );
  if (selection.length === 0) return null;
  return (
    <p
      className={classNames(
        'absolute bottom-full mb-0.5 flex w-max max-w-full peek:static peek:mb-0 peek:max-w-2/5 peek:shrink-0 items-center gap-1.5 rounded-md bg-select-wash py-0.5 pr-0.5 pl-2 text-select-ink text-xs',
        isAlone && 'max-md:static',
      )}
    >
      <MousePointerClick aria-hidden="true" className="size-3.5 shrink-0" />
      <span className="min-w-0 truncate">{name === '' ? canvasStrings.chip(selection.length) : name}</span>
      <button
        type="button"
        aria-label={canvasStrings.chipRemove}
        title={canvasStrings.chipRemove}
        onClick={() => setSelection([])}
        className="grid size-6 shrink-0 place-items-center rounded-sm hover:bg-sunken"
      >
        <X aria-hidden="true" className="size-3.5" />
      </button>
    </p>
  );
};
