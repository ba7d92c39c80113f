import { grown, type Rect } from '@diagloom/diagram/model';
import { useEffect, useRef } from 'react';
import { useWorkspace } from '../../workspace/workspace-context.ts';
import type { Camera } from './use-camera.ts';

interface Sight {
  readonly selection: readonly string[];
  /** Around all that is selected. */
  readonly bounds: Rect | undefined;
  /** Parts are being gathered by finger: the paper must not move below it. */
  readonly isGathering: boolean;
  readonly camera: Camera;
  readonly factor: number;
}

/** Around what is selected: its dots, and on a phone the bar at the foot of the window, find room there, px on the screen. */
const room = 56;

const phone = '(max-width: 767px)';

/** On a phone the sheet makes way for what is selected, and the paper moves where that would be hidden. */
export const useSight = ({ selection, bounds, isGathering, camera, factor }: Sight): void => {
  const { setTall } = useWorkspace().dock;
  const only = selection.length === 1 && !isGathering ? bounds : undefined;
  const latest = useRef({ only, camera, factor, setTall });
  useEffect(() => {
    latest.current = { only, camera, factor, setTall };
  });
  const what = selection.join(' ');
  useEffect(() => {
    if (what !== '' && window.matchMedia(phone).matches) latest.current.setTall(false);
  }, [what]);
  const { width, height } = camera.window;
  // biome-ignore lint/correctness/useExhaustiveDependencies: again in every window
  useEffect(() => {
    const now = latest.current;
    if (now.only !== undefined && window.matchMedia(phone).matches) {
      now.camera.reveal(grown(now.only, room / now.factor));
    }
  }, [what, width, height]);
};
