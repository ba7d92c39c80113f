import type { Rect } from '@diagloom/diagram/model';
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
}

const phone = '(max-width: 767px)';

/** On a phone the sheet makes way for what is selected, and what a smaller window would hide of that comes back into sight. The paper stays where it is otherwise. */
export const useSight = ({ selection, bounds, isGathering, camera }: Sight): void => {
  const { setTall } = useWorkspace().dock;
  const only = selection.length === 1 && !isGathering ? bounds : undefined;
  const latest = useRef({ only, camera, setTall });
  useEffect(() => {
    latest.current = { only, camera, setTall };
  });
  const what = selection.join(' ');
  useEffect(() => {
    if (what !== '' && window.matchMedia(phone).matches) latest.current.setTall(false);
  }, [what]);
  const { width, height } = camera.window;
  // biome-ignore lint/correctness/useExhaustiveDependencies: in every window
  useEffect(() => {
    const now = latest.current;
    if (now.only !== undefined && window.matchMedia(phone).matches) now.camera.reveal(now.only);
  }, [width, height]);
};
