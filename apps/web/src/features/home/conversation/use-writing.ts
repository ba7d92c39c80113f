import { type FocusEvent, type RefObject, useState } from 'react';

/**
 * Whether somebody writes in a box, from when they enter it until they leave all that stands around it: nothing moves under a finger that
 * presses a button there.
 */
export const useWriting = (box: RefObject<HTMLElement | null>) => {
  const [isWriting, setWriting] = useState(false);
  return {
    isWriting,
    around: {
      onFocus: ({ target }: FocusEvent) => target === box.current && setWriting(true),
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) =>
        currentTarget.contains(relatedTarget) || setWriting(false),
    },
  };
};
