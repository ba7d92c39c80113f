import type { Point, Rect } from '@diagloom/diagram/model';
import { type Picture, svgText, withFirmLines } from '@diagloom/diagram/svg';
import { type PointerEvent, type RefObject, useEffect, useMemo, useRef } from 'react';
import { useDebounced } from '../../../../hooks/use-debounced.ts';
import type { Camera } from './use-camera.ts';

interface MinimapProps {
  readonly picture: Picture;
  readonly page: Rect;
  readonly factor: number;
  readonly camera: Camera;
  readonly frameRef: RefObject<HTMLElement | null>;
}

/** The room for the small map, px and px²: it covers as much of the drawing whatever its shape, and a tall one may stand high to be no sliver. */
const room = { width: 176, height: 320, area: 15_000, narrowest: 56 };

/** Of the lines of the small picture, px. */
const lineWidth = 0.75;

/**
 * How long after a change the small map is drawn, and at the latest, ms: the browser reads a picture as a whole, which takes longer on a large page
 * than others need for the next change.
 */
const drawnAfter = { quiet: 600, latest: 8000 } as const;

/** The whole diagram small, with a frame around what is seen; a click or a drag goes there. A phone has no room beside the drawing. */
export const Minimap = ({ picture, page, factor, camera, frameRef }: MinimapProps) => {
  const mark = useRef<HTMLSpanElement>(null);
  const settled = useDebounced(picture, drawnAfter.quiet, drawnAfter.latest);
  const source = useMemo(
    () => `data:image/svg+xml,${encodeURIComponent(withFirmLines(svgText(settled), lineWidth))}`,
    [settled],
  );
  const scale = Math.min(
    room.width / page.width,
    room.height / page.height,
    Math.sqrt(room.area / (page.width * page.height)),
  );
  const width = page.width * scale;
  // What is narrow stands in the middle of a strip that can still be hit.
  const side = Math.max(0, (room.narrowest - width) / 2);
  const { x: paddingX, y: paddingY } = camera.padding;
  const { width: windowWidth, height: windowHeight } = camera.window;
  useEffect(() => {
    const frame = frameRef.current;
    if (frame === null) return;
    const px = scale / factor;
    const whole = { x: width + 2 * side, y: page.height * scale };
    const follow = (): void => {
      if (mark.current === null) return;
      const [x, y] = [side + (frame.scrollLeft - paddingX) * px, (frame.scrollTop - paddingY) * px];
      // All four sides of the frame are in the map, also where more than the page is seen.
      const [left, top] = [within(x, whole.x), within(y, whole.y)];
      const [right, foot] = [within(x + windowWidth * px, whole.x), within(y + windowHeight * px, whole.y)];
      Object.assign(mark.current.style, {
        transform: `translate(${left}px, ${top}px)`,
        width: `${right - left}px`,
        height: `${foot - top}px`,
      });
    };
    follow();
    frame.addEventListener('scroll', follow, { passive: true });
    return () => frame.removeEventListener('scroll', follow);
  }, [frameRef, factor, scale, side, width, page.height, paddingX, paddingY, windowWidth, windowHeight]);
  const goTo = (event: PointerEvent<HTMLDivElement>): void => {
    const rect = event.currentTarget.getBoundingClientRect();
    const point: Point = { x: (event.clientX - rect.left - side) / scale, y: (event.clientY - rect.top) / scale };
    const frame = frameRef.current;
    frame?.scrollTo({
      left: point.x * factor + paddingX - frame.clientWidth / 2,
      top: point.y * factor + paddingY - frame.clientHeight / 2,
      behavior: 'instant',
    });
  };
  return (
    <div
      aria-hidden="true"
      data-minimap
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        goTo(event);
      }}
      onPointerMove={(event) => event.currentTarget.hasPointerCapture(event.pointerId) && goTo(event)}
      style={{ width: width + 2 * side, height: page.height * scale }}
      className="absolute right-4 bottom-4 z-10 touch-none overflow-hidden rounded-md bg-picture shadow-float ring-1 ring-line-control max-md:hidden"
    >
      <img
        src={source}
        alt=""
        draggable={false}
        style={{ width, marginLeft: side }}
        className="h-full max-w-none will-change-transform"
      />
      <span
        ref={mark}
        className="absolute top-0 left-0 rounded-sm bg-select/10 ring-2 ring-select ring-inset will-change-transform"
      />
    </div>
  );
};

const within = (place: number, most: number): number => Math.max(0, Math.min(place, most));
