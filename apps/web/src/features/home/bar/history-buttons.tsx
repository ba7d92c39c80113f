import type { Diagram } from '@diagloom/contract';
import { Redo2, Undo2 } from 'lucide-react';
import { refineStrings } from '../../../strings/refine.ts';
import { useOwnSteps } from '../together/use-own-steps.ts';
import { IconButton } from './icon-button.tsx';

/** Takes back the last change of the open diagram, and makes it again. */
export const HistoryButtons = ({ diagram }: { readonly diagram: Diagram }) => {
  const steps = useOwnSteps(diagram);
  return (
    <>
      <IconButton
        label={refineStrings.undo}
        shortcut="Ctrl+Z"
        disabled={!steps.canUndo}
        aria-busy={steps.isUndoing || undefined}
        onClick={steps.undo}
      >
        <Undo2 aria-hidden="true" className="size-4" />
      </IconButton>
      <IconButton
        label={refineStrings.redo}
        shortcut="Ctrl+Shift+Z"
        disabled={!steps.canRedo}
        aria-busy={steps.isRedoing || undefined}
        onClick={steps.redo}
        className="max-sm:hidden"
      >
        <Redo2 aria-hidden="true" className="size-4" />
      </IconButton>
    </>
  );
};
