import { type RefObject, useEffect, useRef } from 'react';
import type { Camera } from './use-camera.ts';

/** One notch of a wheel, in the pixels that browsers report for it. */
const notch = 100;

/** Ctrl and the wheel zoom at the mouse, two fingers at the middle between them. */
export const useZoomGestures = (frameRef: RefObject<HTMLElement | null>, camera: Camera): void => {
  const current = useRef(camera);
  useEffect(() => {
    current.current = camera;
  });
  useEffect(() => {
    const frame = frameRef.current;
    if (frame === null) return;
    const handleWheel = (event: WheelEvent): void => {
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      const by = Math.exp(-Math.max(-notch, Math.min(notch, event.deltaY)) / (notch * 3));
      current.current.zoomAt({ x: event.clientX, y: event.clientY }, by);
    };
    // What is taken hold of is measured on the picture as it is drawn.
    const handleDown = (): void => current.current.settle();
    let apart = 0;
    const handleTouchStart = (event: TouchEvent): void => {
      if (event.touches.length === 2) apart = distanceOf(event);
    };
    const handleTouchMove = (event: TouchEvent): void => {
      const [one, two] = event.touches;
      if (one === undefined || two === undefined || apart === 0) return;
      event.preventDefault();
      const now = distanceOf(event);
      current.current.zoomAt({ x: (one.clientX + two.clientX) / 2, y: (one.clientY + two.clientY) / 2 }, now / apart);
      apart = now;
    };
    const handleTouchEnd = (): void => {
      apart = 0;
    };
    frame.addEventListener('wheel', handleWheel, { passive: false });
    frame.addEventListener('pointerdown', handleDown, { capture: true });
    frame.addEventListener('touchstart', handleTouchStart, { passive: true });
    frame.addEventListener('touchmove', handleTouchMove, { passive: false });
    frame.addEventListener('touchend', handleTouchEnd);
    return () => {
      frame.removeEventListener('wheel', handleWheel);
      frame.removeEventListener('pointerdown', handleDown, { capture: true });
      frame.removeEventListener('touchstart', handleTouchStart);
      frame.removeEventListener('touchmove', handleTouchMove);
      frame.removeEventListener('touchend', handleTouchEnd);
    };
  }, [frameRef]);
};

const distanceOf = ({ touches: [one, two] }: TouchEvent): number =>
  one === undefined || two === undefined ? 0 : Math.hypot(one.clientX - two.clientX, one.clientY - two.clientY);
