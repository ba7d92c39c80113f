import type { Diagram } from '@diagloom/contract';
import { Crosshair, Undo2 } from 'lucide-react';
import { Button } from '../../../components/button.tsx';
import { refineStrings } from '../../../strings/refine.ts';
import { useNewestChange, useUndoChange } from '../api/refine-diagram.ts';
import { useWorkspace } from '../workspace/workspace-context.ts';

/** Shows what the newest message changed, and takes it back, for as long as nothing was changed since. */
export const ReplyActions = ({ diagram }: { readonly diagram: Diagram }) => {
  const { dock, showParts } = useWorkspace();
  const newest = useNewestChange(diagram);
  const undo = useUndoChange(diagram.id);
  if (newest === undefined) return null;
  const show = (): void => {
    dock.setTall(false);
    showParts([...newest.parts]);
  };
  return (
    <div className="flex shrink-0 gap-1">
      {newest.parts.length > 0 && (
        <Button variant="ghost" size="small" className="px-2 text-ink-soft" onClick={show}>
          <Crosshair aria-hidden="true" className="size-3.5" />
          <span className="max-md:peek:sr-only">{refineStrings.show}</span>
        </Button>
      )}
      <Button
        variant="ghost"
        size="small"
        className="px-2 text-ink-soft"
        aria-label={refineStrings.undoThis}
        isBusy={undo.isPending}
        onClick={() => undo.mutate(newest.version)}
      >
        {!undo.isPending && <Undo2 aria-hidden="true" className="size-3.5" />}
        <span className="max-md:peek:sr-only">{refineStrings.undoShort}</span>
      </Button>
    </div>
  );
};
