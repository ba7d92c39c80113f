import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { useDragToScroll } from '../../hooks/use-drag-to-scroll.ts';
import { useElementSize } from '../../hooks/use-element-size.ts';
import { classNames } from '../../lib/class-names.ts';
import { previewStrings } from '../../strings/home.ts';
import type { Viewport } from './use-viewport.ts';
import type { Size } from './zoom.ts';
import { ZoomBar } from './zoom-bar.tsx';

interface PictureViewerProps {
  readonly source: string;
  readonly description: string;
  readonly viewport: Viewport;
  /** Where the zoom stands elsewhere, its bar is only there for narrow windows. */
  readonly hasZoomElsewhere?: boolean;
  /** A part to point at, px at 100 %. */
  readonly highlight?: (Size & { readonly x: number; readonly y: number }) | undefined;
  readonly onLoaded: () => void;
  readonly onFailed: () => void;
  /** Lies over the picture, such as a spinner. */
  readonly children?: ReactNode;
}

/** Around what the mark points at, px. */
const markMargin = 4;

/** A picture that can be zoomed, and moved by dragging, scrolling or the arrow keys. */
export const PictureViewer = ({
  source,
  description,
  viewport,
  hasZoomElsewhere = false,
  highlight,
  onLoaded,
  onFailed,
  children,
}: PictureViewerProps) => {
  const frame = useRef<HTMLDivElement>(null);
  const { factor, picture, setPicture, setWindow, zoomIn, zoomOut, zoomTo, fit } = viewport;
  const { width, height } = useElementSize(frame);
  useEffect(() => setWindow({ width, height }), [setWindow, width, height]);
  useDragToScroll(frame);
  const hasSize = picture.width > 0;
  useEffect(() => {
    // A picture wider than its window is first seen from the middle of its top, where most diagrams begin.
    if (hasSize && frame.current)
      frame.current.scrollLeft = (frame.current.scrollWidth - frame.current.clientWidth) / 2;
  }, [hasSize]);
  const mark = useRef<HTMLSpanElement>(null);
  const markedAt = highlight === undefined ? undefined : `${highlight.x} ${highlight.y}`;
  useEffect(() => {
    if (markedAt !== undefined) mark.current?.scrollIntoView({ block: 'center', inline: 'center' });
  }, [markedAt]);
  const keys: Readonly<Record<string, () => void>> = {
    '+': zoomIn,
    '=': zoomIn,
    '-': zoomOut,
    '0': () => zoomTo(1),
    f: fit,
  };
  const handleKeyDown = (event: KeyboardEvent): void => {
    const action = event.ctrlKey || event.metaKey || event.altKey ? undefined : keys[event.key];
    if (action === undefined) return;
    event.preventDefault();
    action();
  };
  return (
    <div className="relative flex min-h-0 flex-1 flex-col">
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would be wrong for a picture with keys of its own */}
      <div
        ref={frame}
        role="group"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls and zooms by keyboard
        tabIndex={0}
        aria-label={previewStrings.viewer}
        onKeyDown={handleKeyDown}
        className="dotted-sheet min-h-0 flex-1 cursor-grab touch-pan-x touch-pan-y overflow-auto focus-visible:-outline-offset-2 active:cursor-grabbing"
      >
        <div className="grid min-h-full w-max min-w-full place-items-center p-6">
          <div className="relative">
            <img
              src={source}
              alt={description}
              draggable={false}
              width={picture.width * factor || undefined}
              onLoad={({ currentTarget }) => {
                setPicture({ width: currentTarget.naturalWidth, height: currentTarget.naturalHeight });
                onLoaded();
              }}
              onError={onFailed}
              className="h-auto max-w-none rounded-sm bg-white shadow-lift ring-1 ring-line"
            />
            {highlight !== undefined && (
              <span
                ref={mark}
                aria-hidden="true"
                className="pointer-events-none absolute animate-pulse rounded-sm bg-warning/15 ring-2 ring-warning"
                style={{
                  left: highlight.x * factor - markMargin,
                  top: highlight.y * factor - markMargin,
                  width: highlight.width * factor + 2 * markMargin,
                  height: highlight.height * factor + 2 * markMargin,
                }}
              />
            )}
          </div>
        </div>
      </div>
      <div className={classNames(hasZoomElsewhere && 'md:hidden')}>
        <ZoomBar
          factor={factor}
          isFitted={viewport.isFitted}
          zoomIn={zoomIn}
          zoomOut={zoomOut}
          actualSize={() => zoomTo(1)}
          fit={fit}
        />
      </div>
      {children}
    </div>
  );
};
