import type { Point, Rect } from '@diagloom/diagram/model';
import { MousePointer2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { CourseMark } from '../canvas/editor/course-mark.tsx';
import { type LiveRoom, type Other, useRoomState } from './live-rooms.ts';

interface OthersLayerProps {
  readonly room: LiveRoom;
  readonly pageId: string;
  readonly boxes: ReadonlyMap<string, Rect>;
  /** The way of a line; undefined for a shape. */
  readonly courseOf: (id: string) => readonly Point[] | undefined;
  readonly onPicture: (point: Point) => Point;
  readonly onScreen: (box: Rect) => Rect;
}

/** What others at the same diagram point at and have selected, in their colours. */
export const OthersLayer = ({ room, pageId, boxes, courseOf, onPicture, onScreen }: OthersLayerProps) => {
  const others = useRoomState(room, (state) => state.others);
  return others
    .filter(({ page }) => page === pageId)
    .map((other) => (
      <span key={other.clientId} aria-hidden="true" data-other={other.name}>
        {other.selection.map((id, index) => {
          const box = boxes.get(id);
          return box === undefined ? null : (
            <Selected
              key={id}
              box={onScreen(box)}
              course={courseOf(id)?.map(onPicture)}
              other={other}
              isNamed={index === 0}
            />
          );
        })}
        {other.dragged !== undefined && <Dragged box={onScreen(other.dragged)} color={other.color} />}
        {other.cursor !== undefined && (
          <Cursor key={`${other.cursor.x} ${other.cursor.y}`} at={onPicture(other.cursor)} other={other} />
        )}
      </span>
    ));
};

interface SelectedProps {
  readonly box: Rect;
  readonly course: readonly Point[] | undefined;
  readonly other: Other;
  readonly isNamed: boolean;
}

const Selected = ({ box: { x, y, width, height }, course, other: { color, name }, isNamed }: SelectedProps) => {
  const label = isNamed && <NameTag name={name} color={color} />;
  const [start] = course ?? [];
  if (course !== undefined && start !== undefined) {
    return (
      <>
        <CourseMark course={course} color={color} />
        <span className="absolute transition-none" style={{ left: start.x, top: start.y }}>
          {label}
        </span>
      </>
    );
  }
  return (
    <span
      className="absolute rounded-xs transition-none"
      style={{ left: x - 3, top: y - 3, width: width + 6, height: height + 6, boxShadow: `0 0 0 2px ${color}` }}
    >
      {label}
    </span>
  );
};

/** Where what somebody drags is now; it glides from one place that was told to the next. */
const Dragged = ({ box: { x, y, width, height }, color }: { readonly box: Rect; readonly color: string }) => (
  <span
    data-dragged
    className="absolute top-0 left-0 rounded-xs border-2 border-dashed transition-transform duration-100 ease-linear"
    style={{
      transform: `translate(${x - 3}px, ${y - 3}px)`,
      width: width + 6,
      height: height + 6,
      borderColor: color,
      backgroundColor: `color-mix(in srgb, ${color} 12%, transparent)`,
    }}
  />
);

const NameTag = ({ name, color }: Pick<Other, 'name' | 'color'>) => (
  <span
    className="absolute bottom-full left-0 w-max max-w-40 truncate rounded-t-sm px-1.5 text-[11px] text-white leading-4"
    style={{ backgroundColor: color }}
  >
    {name}
  </span>
);

/** A pointer that rests fades after so long, ms. */
const fadesAfter = 10_000;

const Cursor = ({ at: { x, y }, other: { color, name } }: { readonly at: Point; readonly other: Other }) => {
  const [isFaded, setFaded] = useState(false);
  useEffect(() => {
    const timer = window.setTimeout(() => setFaded(true), fadesAfter);
    return () => window.clearTimeout(timer);
  }, []);
  return (
    <span
      data-cursor={name}
      className="absolute top-0 left-0 z-20"
      style={{ transform: `translate(${x}px, ${y}px)`, color, opacity: isFaded ? 0.25 : 1 }}
    >
      <MousePointer2 className="size-4 fill-current" />
      <span
        className="absolute top-4 left-3 max-w-40 truncate rounded-sm px-1.5 text-[11px] text-white leading-4"
        style={{ backgroundColor: color }}
      >
        {name}
      </span>
    </span>
  );
};
