import { useEffect, useState } from 'react';
import { useRoom } from './live-rooms.ts';

/** Whoever typed nothing for so long is not writing any more, ms. */
const rest = 5000;

/** Shows others that one has a thread open, and whether one writes in it. */
export const useThreadPresence = (diagramId: number, threadId: number, text: string): void => {
  const room = useRoom(diagramId);
  const [isWriting, setWriting] = useState(false);
  useEffect(() => {
    setWriting(text !== '');
    if (text === '') return;
    const timer = window.setTimeout(() => setWriting(false), rest);
    return () => window.clearTimeout(timer);
  }, [text]);
  useEffect(() => room?.show({ thread: { id: threadId, isWriting } }), [room, threadId, isWriting]);
  useEffect(() => () => room?.show({ thread: undefined }), [room]);
};
