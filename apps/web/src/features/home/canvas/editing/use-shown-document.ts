import type { DiagramDocument } from '@diagloom/diagram/model';
import { useSyncExternalStore } from 'react';
import { useRoom } from '../../together/live-rooms.ts';
import { knownQueue } from './queues.ts';

/** A diagram as the canvas shows it, with what is not stored yet; undefined before it is on the canvas. */
export const useShownDocument = (diagramId: number): DiagramDocument | undefined => {
  const room = useRoom(diagramId);
  const queue = room?.queue ?? knownQueue(diagramId);
  return useSyncExternalStore(queue?.subscribe ?? never, () => queue?.read().document);
};

const never = () => () => undefined;
