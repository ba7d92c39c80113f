import { type Diagram, joinLive } from '@diagloom/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { callApi } from '../../../lib/api-client.ts';
import { ApiError } from '../../../lib/api-error.ts';
import type { GestureQueue } from '../canvas/editing/gesture-queue.ts';
import { untilWorthTrying } from '../canvas/editing/until-worth-trying.ts';
import { type LiveRoom, setRoom, useRoom } from './live-rooms.ts';
import { stayLive } from './stay-live.ts';

/**
 * Joins whoever else is at a diagram, as long as it is on screen; undefined while that cannot be: then gestures go over HTTP as ever.
 */
export const useLiveRoom = (diagram: Diagram, queue: GestureQueue): LiveRoom | undefined => {
  const queryClient = useQueryClient();
  const { id } = diagram;
  const newest = useRef(diagram);
  useEffect(() => {
    newest.current = diagram;
  }, [diagram]);
  useEffect(
    () =>
      stayLive({
        join: async () => (await callApi(joinLive, { params: { id } })).live,
        open: async (live, onEnd) => {
          const { openRoom } = await import('./open-room.ts');
          const room = await openRoom({ diagram: () => newest.current, live, queryClient, onEnd });
          await queue.settled();
          return room;
        },
        show: (room) => setRoom(id, room),
        isFinal,
        wait: untilWorthTrying,
      }),
    [id, queue, queryClient],
  );
  return useRoom(id);
};

/** Signed out, or without access: the page says so elsewhere. */
const isFinal = (error: unknown): boolean => error instanceof ApiError && [401, 403, 404].includes(error.status);
