import type { Diagram } from '@diagloom/contract';
import { Undo2 } from 'lucide-react';
import { workspaceStrings } from '../../../strings/workspace.ts';
import { useUndoChange } from '../api/refine-diagram.ts';
import { IconButton } from './icon-button.tsx';

/** Takes back the last change of the open diagram. */
export const UndoButton = ({ diagram }: { readonly diagram: Diagram }) => {
  const undo = useUndoChange(diagram.id);
  return (
    <IconButton
      label={workspaceStrings.undo}
      disabled={diagram.version < 2}
      aria-busy={undo.isPending || undefined}
      onClick={() => !undo.isPending && undo.mutate()}
    >
      <Undo2 aria-hidden="true" className="size-4" />
    </IconButton>
  );
};
