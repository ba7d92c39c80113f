import { type RefObject, useEffect } from 'react';

/** Nearer to its end than this a list is at its end, px. */
const slack = 8;

/** Keeps what scrolls at its end, once it was scrolled there, when its window becomes lower. */
export const useKeptEnd = (ref: RefObject<HTMLElement | null>): void => {
  useEffect(() => {
    const element = ref.current;
    if (element === null) return;
    let isAtEnd = false;
    const look = (): void => {
      isAtEnd = element.scrollTop > 0 && element.scrollTop + element.clientHeight >= element.scrollHeight - slack;
    };
    const observer = new ResizeObserver(() => {
      if (isAtEnd) element.scrollTo({ top: element.scrollHeight, behavior: 'instant' });
    });
    observer.observe(element);
    element.addEventListener('scroll', look, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', look);
    };
  }, [ref]);
};
