import { grown, type Rect } from '@diagloom/diagram/model';
import { useEffect, useRef } from 'react';
import { useWorkspace } from '../../workspace/workspace-context.ts';
import type { Camera } from './use-camera.ts';

/** Around what is selected: its dots and, on a phone, the bar at the foot of the window find room there, px on the screen. */
const room = 56;

/** Keeps what is selected in sight: a phone's sheet makes way for it, and where the window becomes smaller the paper moves. */
export const useSight = (
  selection: readonly string[],
  bounds: Rect | undefined,
  camera: Camera,
  factor: number,
): void => {
  const { dock } = useWorkspace();
  const latest = useRef({ bounds, camera, factor, dock });
  useEffect(() => {
    latest.current = { bounds, camera, factor, dock };
  });
  const what = selection.join(' ');
  useEffect(() => {
    if (what !== '' && window.matchMedia(phone).matches && !isWriting()) latest.current.dock.setTall(false);
  }, [what]);
  const { width, height } = camera.window;
  // biome-ignore lint/correctness/useExhaustiveDependencies: again in every window
  useEffect(() => {
    const now = latest.current;
    if (now.bounds !== undefined) now.camera.reveal(grown(now.bounds, room / now.factor));
  }, [what, width, height]);
};

const phone = '(max-width: 767px)';

const isWriting = (): boolean => document.activeElement instanceof HTMLTextAreaElement;
