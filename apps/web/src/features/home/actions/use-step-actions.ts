import type { Diagram } from '@diagloom/contract';
import { Redo2, Undo2 } from 'lucide-react';
import { refineStrings } from '../../../strings/refine.ts';
import { canChange } from '../can-change.ts';
import { useOwnSteps } from '../together/use-own-steps.ts';
import type { Action } from './action.ts';

const nothing = { id: 0, canUndo: false, canRedo: false } as const;

/** Undo and redo by name, as far as there is something to take back or to do again. */
export const useStepActions = (diagram: Diagram | undefined): readonly Action[] => {
  const steps = useOwnSteps(diagram ?? nothing);
  if (diagram === undefined || !canChange(diagram)) return [];
  const undo: Action = {
    id: 'undo',
    label: refineStrings.undo,
    group: 'steps',
    Icon: Undo2,
    shortcut: 'Ctrl+Z',
    run: steps.undo,
  };
  const redo: Action = {
    id: 'redo',
    label: refineStrings.redo,
    group: 'steps',
    Icon: Redo2,
    shortcut: 'Ctrl+Shift+Z',
    run: steps.redo,
  };
  return [...(steps.canUndo ? [undo] : []), ...(steps.canRedo ? [redo] : [])];
};
