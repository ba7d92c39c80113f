import { useSearch } from '@tanstack/react-router';
import { useWorkspace } from './workspace-context.ts';

/** Whether a diagram is open and seen, and not the board or the place to begin. */
export const useIsAtDiagram = (): boolean => {
  const { diagramId } = useWorkspace();
  const { view } = useSearch({ from: '__root__' });
  return view !== 'board' && diagramId !== undefined;
};
