import { type Diagram, joinLive } from '@diagloom/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { callApi } from '../../../lib/api-client.ts';
import type { GestureQueue } from '../canvas/editing/gesture-queue.ts';
import { type LiveRoom, setRoom, useRoom } from './live-rooms.ts';

/**
 * Joins whoever else is at a diagram, as long as it is on screen; undefined until one is there, and where that cannot be: then gestures
 * go over HTTP as ever.
 */
export const useLiveRoom = (diagram: Diagram, queue: GestureQueue): LiveRoom | undefined => {
  const queryClient = useQueryClient();
  const { id } = diagram;
  const newest = useRef(diagram);
  useEffect(() => {
    newest.current = diagram;
  }, [diagram]);
  useEffect(() => {
    let opened: LiveRoom | undefined;
    let isLeft = false;
    const open = async (): Promise<void> => {
      const [{ live }, { openRoom }] = await Promise.all([
        callApi(joinLive, { params: { id } }),
        import('./open-room.ts'),
      ]);
      if (live === null || isLeft) return;
      const end = (): void => {
        opened?.close();
        opened = undefined;
        setRoom(id, undefined);
      };
      const room = await openRoom({ diagram: () => newest.current, live, queryClient, onEnd: end });
      await queue.settled();
      if (isLeft || room === undefined) {
        room?.close();
        return;
      }
      opened = room;
      setRoom(id, room);
    };
    // Without it everything works as before, only not together.
    open().catch(() => undefined);
    return () => {
      isLeft = true;
      opened?.close();
      if (opened !== undefined) setRoom(id, undefined);
    };
  }, [id, queue, queryClient]);
  return useRoom(id);
};
