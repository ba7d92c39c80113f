import type { Point, Rect } from '@diagloom/diagram/model';
import { useSyncExternalStore } from 'react';
import type { LiveStore } from './live.ts';

interface LiveLayerProps {
  readonly store: LiveStore;
  readonly frame: Rect;
  readonly factor: number;
}

/** Guides, the frame that selects, and lines in the making. */
export const LiveLayer = ({ store, frame, factor }: LiveLayerProps) => {
  const { marquee, guides = [], lines = [], target } = useSyncExternalStore(store.subscribe, store.read);
  const at = ({ x, y }: Point): Point => ({ x: (x - frame.x) * factor, y: (y - frame.y) * factor });
  const box = (rect: Rect) => ({ ...at(rect), width: rect.width * factor, height: rect.height * factor });
  return (
    <svg aria-hidden="true" className="pointer-events-none absolute inset-0 size-full overflow-visible">
      {target !== undefined && (
        <rect {...box(target)} rx={4} className="fill-select/10 stroke-select" strokeWidth={2} />
      )}
      {lines.map((points, index) => (
        <polyline
          // biome-ignore lint/suspicious/noArrayIndexKey: lines have no identity of their own
          key={index}
          points={points
            .map(at)
            .map(({ x, y }) => `${x},${y}`)
            .join(' ')}
          className="fill-none stroke-select"
          strokeWidth={1.5}
          strokeDasharray="5 4"
        />
      ))}
      {guides.map((guide) => {
        const [start, end] =
          guide.axis === 'x'
            ? [at({ x: guide.at, y: guide.from }), at({ x: guide.at, y: guide.to })]
            : [at({ x: guide.from, y: guide.at }), at({ x: guide.to, y: guide.at })];
        return (
          <line
            key={guide.axis}
            x1={start.x}
            y1={start.y}
            x2={end.x}
            y2={end.y}
            className="stroke-danger"
            strokeWidth={1}
          />
        );
      })}
      {marquee !== undefined && <rect {...box(marquee)} className="fill-select/10 stroke-select" strokeWidth={1} />}
    </svg>
  );
};
