import { useEffect, useRef } from 'react';
import { takeKeptDrawing } from '../../../lib/kept-drawing.ts';
import { showToast } from '../../../lib/toast-store.ts';
import { keptStrings } from '../../../strings/home.ts';
import type { Workspace } from '../workspace/workspace-context.ts';

/** Stores what somebody drew as a visitor and wanted to keep, once, when they first come to their workspace. */
export const useKeptDrawing = (draw: Workspace['draw']): void => {
  const drawNow = useRef(draw);
  useEffect(() => {
    const kept = takeKeptDrawing();
    if (kept === undefined) return;
    drawNow.current(kept);
    showToast({ title: keptStrings.title, description: keptStrings.text });
  }, []);
};
