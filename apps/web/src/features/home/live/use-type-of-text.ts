import { type DiagramTypeId, findDiagramType } from '@diagloom/types/catalog';
import { useWorkspace } from '../workspace/workspace-context.ts';
import { useLive } from './live-context.ts';

/** The type that the text in the form will be drawn as: the chosen one, or what `Auto` came to last. */
export const useTypeOfText = (): DiagramTypeId => {
  const { diagramType } = useWorkspace().draft;
  const { draft } = useLive();
  return findDiagramType(diagramType)?.id ?? draft?.type ?? 'flowchart';
};
