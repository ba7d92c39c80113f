import { useEffect, useRef } from 'react';
import type { PageView } from '../view/page-view.ts';

/** Tells of those of some parts that were on the page and are not any more, as it was turned or somebody took them away. */
export const useGone = (view: PageView, parts: readonly string[], onGone: (gone: readonly string[]) => void): void => {
  // What is not there from the beginning is gone as well.
  const before = useRef<PageView>(undefined);
  useEffect(() => {
    const gone = parts.filter((id) => before.current?.boxes.has(id) !== false && !view.boxes.has(id));
    before.current = view;
    if (gone.length > 0) onGone(gone);
  });
};
