import { useEffect, useRef, useState } from 'react';
import { useMediaQuery } from '../../../hooks/use-media-query.ts';
import type { ShownPicture } from './animate-picture.ts';

/** After this the still picture takes the place of the moving one, ms: the movement takes 320. */
const movementOver = 700;

/**
 * What the preview shows of a page: a new version comes as a picture in which shapes move from where they stood. The earlier one
 * stays until then. Undefined before the first picture; still for whoever asked for less motion.
 */
export const useMorphedPicture = (
  xml: string,
  page: string | undefined,
  picture: string | undefined,
): string | undefined => {
  const isStill = useMediaQuery('(prefers-reduced-motion: reduce)');
  const earlier = useRef<ShownPicture & { readonly page: string | undefined }>(undefined);
  const [shown, setShown] = useState(picture);
  useEffect(() => {
    if (picture === undefined) return;
    const before = earlier.current;
    earlier.current = { xml, picture, page };
    if (isStill || before === undefined || before.page !== page || before.picture === picture) {
      setShown(picture);
      return;
    }
    let isStopped = false;
    let timer: number | undefined;
    const showMoving = async (): Promise<void> => {
      const { animatePicture } = await import('./animate-picture.ts');
      if (isStopped) return;
      setShown(animatePicture(before, { xml, picture }, page));
      timer = window.setTimeout(() => setShown(picture), movementOver);
    };
    // Without the movement the change is still there to be seen.
    showMoving().catch(() => setShown(picture));
    return () => {
      isStopped = true;
      window.clearTimeout(timer);
    };
  }, [xml, page, picture, isStill]);
  return shown;
};
