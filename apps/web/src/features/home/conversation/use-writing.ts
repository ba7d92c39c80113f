import { type FocusEvent, type RefObject, useCallback, useEffect, useRef, useState } from 'react';

/**
 * Whether somebody writes in a box, from when they enter it until they leave all that stands around it. Nothing moves under a finger that
 * presses a button, there or elsewhere: the press that leaves the box ends first, and its click with it.
 */
export const useWriting = (box: RefObject<HTMLElement | null>) => {
  const [isWriting, setWriting] = useState(false);
  const state = useRef({ isPressed: false, isLeft: false });
  // A touch sends its click in the same task as what takes the focus away.
  const settle = useCallback(() => {
    setTimeout(() => {
      if (state.current.isLeft && !state.current.isPressed) setWriting(false);
    });
  }, []);
  useEffect(() => {
    const press = (): void => {
      state.current.isPressed = true;
    };
    const release = (): void => {
      state.current.isPressed = false;
      settle();
    };
    const listening = { capture: true };
    window.addEventListener('pointerdown', press, listening);
    window.addEventListener('pointerup', release, listening);
    window.addEventListener('pointercancel', release, listening);
    return () => {
      window.removeEventListener('pointerdown', press, listening);
      window.removeEventListener('pointerup', release, listening);
      window.removeEventListener('pointercancel', release, listening);
    };
  }, [settle]);
  return {
    isWriting,
    around: {
      onFocus: ({ target }: FocusEvent) => {
        state.current.isLeft = false;
        if (target === box.current) setWriting(true);
      },
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
        if (currentTarget.contains(relatedTarget)) return;
        state.current.isLeft = true;
        settle();
      },
    },
  };
};
