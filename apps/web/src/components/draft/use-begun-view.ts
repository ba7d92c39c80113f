import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

interface Place {
  readonly left: number;
  readonly top: number;
}

interface BegunView {
  readonly frameRef: RefObject<HTMLElement | null>;
  /** What is moved in the frame. */
  readonly contentRef: RefObject<HTMLElement | null>;
  /** What it is a view of: another one is seen from its own beginning. */
  readonly of: string;
  /** Undefined where nothing has to be moved. */
  readonly placeToBegin: (frame: HTMLElement) => Place | undefined;
}

/** Two places closer than this are the same, px: browsers round them. */
const samePlace = 1;

/** Keeps the beginning of what is drawn in sight while it grows, until somebody moves it: then it stays where they moved it to. */
export const useBegunView = ({ frameRef, contentRef, of, placeToBegin }: BegunView): void => {
  const shown = useRef<Place & { readonly of: string }>(undefined);
  const begin = (): void => {
    const frame = frameRef.current;
    if (frame === null || (shown.current?.of === of && isMoved(frame, shown.current))) return;
    const place = placeToBegin(frame);
    if (place === undefined) return;
    frame.scrollTo({ ...place, behavior: 'instant' });
    shown.current = { of, left: frame.scrollLeft, top: frame.scrollTop };
  };
  const latestBegin = useRef(begin);
  useLayoutEffect(() => {
    latestBegin.current = begin;
    begin();
  });
  useEffect(() => {
    if (contentRef.current === null) return;
    // A picture that was just made larger is not yet laid out when it is rendered.
    const observer = new ResizeObserver(() => latestBegin.current());
    observer.observe(contentRef.current);
    return () => observer.disconnect();
  }, [contentRef]);
};

/** What became smaller was moved by nobody. */
const isMoved = (frame: HTMLElement, { left, top }: Place): boolean =>
  Math.abs(frame.scrollLeft - Math.min(left, frame.scrollWidth - frame.clientWidth)) > samePlace ||
  Math.abs(frame.scrollTop - Math.min(top, frame.scrollHeight - frame.clientHeight)) > samePlace;
