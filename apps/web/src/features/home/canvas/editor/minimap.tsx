import type { Point, Rect } from '@diagloom/diagram/model';
import { type PointerEvent, type RefObject, useEffect, useMemo, useRef } from 'react';
import type { Camera } from './use-camera.ts';

interface MinimapProps {
  readonly svg: string;
  readonly page: Rect;
  readonly factor: number;
  readonly camera: Camera;
  readonly frameRef: RefObject<HTMLElement | null>;
}

/** The longest side of the small map, px. */
const longest = 160;

/** The whole diagram small, with a frame around what is seen; a click or a drag goes there. */
export const Minimap = ({ svg, page, factor, camera, frameRef }: MinimapProps) => {
  const mark = useRef<HTMLSpanElement>(null);
  const source = useMemo(() => `data:image/svg+xml,${encodeURIComponent(svg)}`, [svg]);
  const scale = longest / Math.max(page.width, page.height);
  const { x: paddingX, y: paddingY } = camera.padding;
  useEffect(() => {
    const frame = frameRef.current;
    if (frame === null) return;
    const follow = (): void => {
      const px = scale / factor;
      Object.assign(mark.current?.style ?? {}, {
        width: `${frame.clientWidth * px}px`,
        height: `${frame.clientHeight * px}px`,
        transform: `translate(${(frame.scrollLeft - paddingX) * px}px, ${(frame.scrollTop - paddingY) * px}px)`,
      });
    };
    follow();
    frame.addEventListener('scroll', follow, { passive: true });
    return () => frame.removeEventListener('scroll', follow);
  }, [frameRef, factor, scale, paddingX, paddingY]);
  const goTo = (event: PointerEvent<HTMLDivElement>): void => {
    const rect = event.currentTarget.getBoundingClientRect();
    const point: Point = { x: (event.clientX - rect.left) / scale, y: (event.clientY - rect.top) / scale };
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
      style={{ width: page.width * scale, height: page.height * scale }}
      className="absolute right-4 bottom-4 z-10 touch-none overflow-hidden rounded-md bg-white shadow-float ring-1 ring-line-control max-md:hidden"
    >
      <img src={source} alt="" draggable={false} className="size-full" />
      <span ref={mark} className="absolute top-0 left-0 rounded-xs bg-accent/10 ring-2 ring-accent" />
    </div>
  );
};
