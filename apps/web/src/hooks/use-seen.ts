import { type RefObject, useEffect, useRef, useState } from 'react';

/** Begin a little before it comes on screen, so that it is there in time. */
const ahead = '400px';

/** Whether an element was ever near the window, for what is loaded only by whoever gets that far. */
export const useSeen = <Shown extends Element>(): {
  readonly ref: RefObject<Shown | null>;
  readonly isSeen: boolean;
} => {
  const ref = useRef<Shown>(null);
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    const { current } = ref;
    if (current === null || isSeen) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) setSeen(true);
      },
      { rootMargin: ahead },
    );
    observer.observe(current);
    return () => observer.disconnect();
  }, [isSeen]);
  return { ref, isSeen };
};
