import { type RefObject, useEffect } from 'react';

/** Lets a mouse move what an element shows by dragging it. Touch already does, by scrolling. */
export const useDragToScroll = (element: RefObject<HTMLElement | null>): void => {
  useEffect(() => {
    const frame = element.current;
    if (frame === null) return;
    const handleDown = (event: PointerEvent): void => {
      if (event.pointerType !== 'mouse' || event.button !== 0) return;
      frame.setPointerCapture(event.pointerId);
    };
    const handleMove = (event: PointerEvent): void => {
      if (!frame.hasPointerCapture(event.pointerId)) return;
      frame.scrollLeft -= event.movementX;
      frame.scrollTop -= event.movementY;
    };
    frame.addEventListener('pointerdown', handleDown);
    frame.addEventListener('pointermove', handleMove);
    return () => {
      frame.removeEventListener('pointerdown', handleDown);
      frame.removeEventListener('pointermove', handleMove);
    };
  }, [element]);
};
