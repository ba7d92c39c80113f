import { MousePointerClick, X } from 'lucide-react';
import { canvasStrings } from '../../../strings/canvas.ts';
import { useWorkspace } from '../workspace/workspace-context.ts';

/** What the next message is about, where something is selected on the canvas. */
export const SelectionChip = () => {
  const { selection, setSelection } = useWorkspace();
  if (selection.length === 0) return null;
  return (
    <p className="flex w-max items-center gap-1.5 rounded-md bg-accent-wash py-0.5 pr-0.5 pl-2 text-accent-ink text-xs">
      <MousePointerClick aria-hidden="true" className="size-3.5" />
      {canvasStrings.chip(selection.length)}
      <button
        type="button"
        aria-label={canvasStrings.chipRemove}
        title={canvasStrings.chipRemove}
        onClick={() => setSelection([])}
        className="grid size-6 place-items-center rounded-sm hover:bg-sunken"
      >
        <X aria-hidden="true" className="size-3.5" />
      </button>
    </p>
  );
};
