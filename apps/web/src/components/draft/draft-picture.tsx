import type { Draft } from '@diagloom/drafting';
import '../../styles/diagram-fonts.css';
import { useLayoutEffect, useRef } from 'react';
import { classNames } from '../../lib/class-names.ts';
import { frameOf } from '../../lib/drafting/picture-frame.ts';
import type { PartLinks } from '../../lib/drafting/use-part-links.ts';
import { pictureElement } from '../../lib/picture-element.ts';

interface DraftPictureProps {
  readonly draft: Draft;
  readonly links: PartLinks;
  /** The smallest scale that is legible: what does not fit then is scrolled to. As small as it must be where absent. */
  readonly smallest?: number;
}

/** Small pictures may be shown a little larger than they are. */
const largest = 1.25;

/** A draft as large as its place allows, and not smaller than is legible, with a frame around each part that is pointed at. */
export const DraftPicture = ({ draft, links, smallest = 0 }: DraftPictureProps) => {
  const { svg, parts, title } = draft;
  const host = useRef<HTMLDivElement>(null);
  const view = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const picture = pictureElement(svg, title);
    if (picture !== undefined) host.current?.replaceChildren(picture);
  }, [svg, title]);
  const frame = frameOf(svg);
  const beginning = idOfFirst(parts);
  const latest = useRef({ parts, frame });
  useLayoutEffect(() => {
    latest.current = { parts, frame };
  });
  useLayoutEffect(() => {
    const { parts, frame } = latest.current;
    const first = parts.find(({ id }) => id === beginning)?.box;
    if (view.current === null || first === undefined || smallest === 0) return;
    // What does not fit is first seen where its text begins, and then from wherever somebody moved it to.
    const { clientWidth, clientHeight } = view.current;
    view.current.scrollTo(
      whereToBegin((first.x - frame.x) * smallest, first.width * smallest, clientWidth),
      whereToBegin((first.y - frame.y) * smallest, first.height * smallest, clientHeight),
    );
  }, [smallest, beginning]);
  const aspectRatio = frame.width / frame.height;
  return (
    <div className="@container-[size] size-full min-h-0 min-w-0">
      <section
        ref={view}
        aria-label={title}
        // What does not fit is scrolled to by key.
        tabIndex={smallest === 0 ? undefined : 0}
        // Room around it for the shadow.
        className="-m-3 grid size-[calc(100%+1.5rem)] place-items-center-safe max-sm:items-start overflow-auto rounded-md p-3"
      >
        <div
          className="relative shrink-0 overflow-hidden rounded-md shadow-lift ring-1 ring-line"
          style={{
            aspectRatio,
            width: `max(${frame.width * smallest}px, min(100cqw, ${aspectRatio * 100}cqh, ${frame.width * largest}px))`,
          }}
        >
          <div ref={host} className="pointer-events-none size-full" />
          <svg
            aria-hidden="true"
            viewBox={`${frame.x} ${frame.y} ${frame.width} ${frame.height}`}
            className="absolute inset-0 size-full"
          >
            {parts.map(({ id, box }) => (
              <rect
                key={id}
                x={box.x - 4}
                y={box.y - 4}
                width={box.width + 8}
                height={box.height + 8}
                rx={8}
                pointerEvents="all"
                onPointerEnter={() => links.pointAtPart(id)}
                onPointerLeave={() => links.pointAtPart(undefined)}
                className={classNames(
                  'fill-transparent stroke-2 transition-[stroke] duration-100',
                  links.activeIds.has(id) ? 'stroke-accent' : 'stroke-transparent',
                )}
              />
            ))}
          </svg>
        </div>
      </section>
    </div>
  );
};

/** Of all parts the one that the text names first. */
const idOfFirst = (parts: Draft['parts']): string | undefined =>
  parts.toSorted((one, other) => one.source.start - other.source.start || one.box.width - other.box.width)[0]?.id;

/** At the edge, or where a part that cannot be seen from there is in the middle. */
const whereToBegin = (start: number, length: number, room: number): number =>
  start + length <= room ? 0 : start + Math.min(length, room) / 2 - room / 2;
