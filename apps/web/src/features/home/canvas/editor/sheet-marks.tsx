import type { Rect } from '@diagloom/diagram/model';

/** Takes the glare from white paper in dark rooms; a shade is cheaper than a filter while shapes are dragged. */
export const Dimmed = () => <div aria-hidden="true" className="pointer-events-none absolute inset-0 bg-black/20" />;

export const EmptyPage = ({ text }: { readonly text: string }) => (
  <p className="pointer-events-none absolute inset-0 m-auto size-fit max-w-[calc(100%-2rem)] text-center text-ink-soft text-sm">
    {text}
  </p>
);

/** Around what the mark points at, px. */
const margin = 4;

const around = ({ x, y, width, height }: Rect) => ({
  left: x - margin,
  top: y - margin,
  width: width + 2 * margin,
  height: height + 2 * margin,
});

/** Points at a part of the page. */
export const Highlight = ({ box }: { readonly box: Rect }) => (
  <span
    aria-hidden="true"
    className="absolute animate-pulse rounded-sm bg-warning/15 ring-2 ring-warning"
    style={around(box)}
  />
);

/** Tells what has just changed. */
export const ChangeMark = ({ box }: { readonly box: Rect }) => (
  <span
    aria-hidden="true"
    data-changed
    className="absolute rounded-sm bg-changed/10 ring-3 ring-changed motion-safe:animate-fade"
    style={around(box)}
  />
);
