import type { Diagram } from '@diagloom/contract';
import type { QueryClient } from '@tanstack/react-query';
import { diagramKeys } from './diagram-keys.ts';

/** Puts a new version of a diagram on screen. */
export const showVersion = (queryClient: QueryClient, diagram: Diagram): void => {
  queryClient.setQueryData(diagramKeys.one(diagram.id), { success: true, diagram });
  void queryClient.invalidateQueries({ queryKey: diagramKeys.lists });
};
