import type { Diagram } from '@diagloom/contract';
import { Redo2, Undo2 } from 'lucide-react';
import { refineStrings } from '../../../strings/refine.ts';
import { useRedoChange, useUndoChange } from '../api/refine-diagram.ts';
import { useRoom, useRoomState } from '../together/live-rooms.ts';
import { IconButton } from './icon-button.tsx';

/** Takes back the last change of the open diagram, and makes it again. */
export const HistoryButtons = ({ diagram }: { readonly diagram: Diagram }) => {
  const undo = useUndoChange(diagram.id);
  const redo = useRedoChange(diagram.id);
  const room = useRoom(diagram.id);
  const canUndo = useRoomState(room, (own) => own.canUndo);
  const canRedo = useRoomState(room, (own) => own.canRedo);
  const isBusy = undo.isPending || redo.isPending;
  return (
    <>
      <IconButton
        label={refineStrings.undo}
        shortcut="Ctrl+Z"
        disabled={!canUndo && !diagram.canUndo}
        aria-busy={undo.isPending || undefined}
        onClick={() => room?.undo() !== true && !isBusy && undo.mutate()}
      >
        <Undo2 aria-hidden="true" className="size-4" />
      </IconButton>
      <IconButton
        label={refineStrings.redo}
        shortcut="Ctrl+Shift+Z"
        disabled={!canRedo && !diagram.canRedo}
        aria-busy={redo.isPending || undefined}
        onClick={() => room?.redo() !== true && !isBusy && redo.mutate()}
        className="max-sm:hidden"
      >
        <Redo2 aria-hidden="true" className="size-4" />
      </IconButton>
    </>
  );
};
