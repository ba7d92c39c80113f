import { useRef, useState } from 'react';
import { showToast } from '../../../../lib/toast-store.ts';
import { canvasStrings } from '../../../../strings/canvas.ts';
import type { PageView } from '../view/page-view.ts';
import { useGone } from './use-gone.ts';

/** How long it stays to be read what somebody had typed, ms. */
const readFor = 15_000;

/** Which part gets other words, and what has been written of them. */
export const useRenaming = (view: PageView, isChangeable: boolean) => {
  const [renamed, setRenamed] = useState<string>();
  const [typed, setTyped] = useState<string>();
  const written = useRef<string>(undefined);
  const end = (): void => setRenamed(undefined);
  useGone(view, renamed === undefined ? [] : [renamed], () => {
    end();
    const text = written.current;
    showToast({
      title: canvasStrings.renamedGone,
      ...(text === undefined ? {} : { description: canvasStrings.renamedGoneText(text), duration: readFor }),
    });
  });
  return {
    renamed,
    /** What was typed to begin with; it takes the place of the words. */
    typed,
    start: (id: string, begun?: string): void => {
      if (!isChangeable || view.isLocked(id)) return;
      setRenamed(id);
      setTyped(begun);
      written.current = begun;
    },
    write: (text: string): void => {
      written.current = text;
    },
    end,
  };
};
