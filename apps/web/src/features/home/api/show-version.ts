import type { Diagram } from '@diagloom/contract';
import type { QueryClient } from '@tanstack/react-query';
import { roomOf } from '../together/live-rooms.ts';
import { diagramKeys } from './diagram-keys.ts';

/** Puts a new version of a diagram on screen. */
export const showVersion = (queryClient: QueryClient, diagram: Diagram): void => {
  queryClient.setQueryData(diagramKeys.one(diagram.id), { success: true, diagram });
  void queryClient.invalidateQueries({ queryKey: diagramKeys.lists });
};

/** The same for a version that this window had made: undoing takes it back before what was done by hand earlier. */
export const showOwnVersion = (queryClient: QueryClient, diagram: Diagram): void => {
  showVersion(queryClient, diagram);
  roomOf(diagram.id)?.mark(diagram.version);
};
