import type { Diagram } from '@diagloom/contract';
import { useRedoChange, useUndoChange } from '../api/refine-diagram.ts';
import { useRoom, useRoomState } from './live-rooms.ts';

/** Undo and redo of the open diagram: what this window did last, at once or by the server. */
export const useOwnSteps = (diagram: Pick<Diagram, 'id' | 'canUndo' | 'canRedo'>) => {
  const undo = useUndoChange(diagram.id);
  const redo = useRedoChange(diagram.id);
  const room = useRoom(diagram.id);
  const isAtEnd = useRoomState(room, (own) => own.isAtEnd);
  const canUndo = useRoomState(room, (own) => own.canUndo) || (diagram.canUndo && !isAtEnd);
  const canRedo = useRoomState(room, (own) => own.canRedo) || diagram.canRedo;
  const isBusy = undo.isPending || redo.isPending;
  const run = (way: 'undo' | 'redo'): void => {
    if (isBusy) return;
    const step = room?.[way]() ?? 'nothing';
    if (step === 'done') return;
    const version = step === 'nothing' ? undefined : step.version;
    if (way === 'undo') undo.mutate(version);
    else if (diagram.canRedo) redo.mutate(version);
  };
  return {
    canUndo,
    canRedo,
    isUndoing: undo.isPending,
    isRedoing: redo.isPending,
    undo: () => run('undo'),
    redo: () => run('redo'),
  };
};
