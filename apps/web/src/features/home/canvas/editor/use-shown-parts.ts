import { boundsOf, type Rect } from '@diagloom/diagram/model';
import { useEffect, useRef } from 'react';
import { useWorkspace } from '../../workspace/workspace-context.ts';
import type { PageView } from '../view/page-view.ts';
import type { Camera } from './use-camera.ts';

/** How long parts are marked, ms. */
const markedFor = 3000;

/** A part and its box on the page. */
type ShownPart = readonly [id: string, box: Rect];

/** The parts that are to be shown, brought into sight without zooming: all of them where they fit the window, else the first. */
export const useShownParts = (view: PageView, camera: Camera, factor: number): readonly ShownPart[] => {
  const { shownParts, showParts } = useWorkspace();
  const parts = shownParts.flatMap((id): readonly ShownPart[] => {
    const box = view.boxes.get(id);
    return box === undefined ? [] : [[id, box]];
  });
  const isShown = parts.length > 0;
  const show = (): void => {
    const boxes = parts.map(([, box]) => box);
    const all = boundsOf(boxes);
    if (all === undefined) return;
    const isFitting = all.width * factor <= camera.window.width && all.height * factor <= camera.window.height;
    camera.reveal(isFitting ? all : (boxes[0] ?? all));
  };
  const latestShow = useRef(show);
  useEffect(() => {
    latestShow.current = show;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever other parts are named, or the page is another one
  useEffect(() => latestShow.current(), [shownParts, view]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: from when they were named and are there
  useEffect(() => {
    if (!isShown) return;
    const timer = window.setTimeout(() => showParts([]), markedFor);
    return () => window.clearTimeout(timer);
  }, [shownParts, isShown, showParts]);
  return parts;
};
