import type { Draft } from '@diagloom/drafting';
import '../../styles/diagram-fonts.css';
import { useLayoutEffect, useRef } from 'react';
import { classNames } from '../../lib/class-names.ts';
import { frameOf } from '../../lib/drafting/picture-frame.ts';
import type { PartLinks } from '../../lib/drafting/use-part-links.ts';
import { pictureElement } from '../../lib/picture-element.ts';
import { whereToBegin } from '../picture/where-to-begin.ts';
import { useBegunView } from './use-begun-view.ts';

interface DraftPictureProps {
  readonly draft: Draft;
  readonly links: PartLinks;
  /** The smallest scale that is legible: what does not fit then is scrolled to. As small as it must be where absent. */
  readonly smallest?: number;
}

/** Small pictures may be shown a little larger than they are. */
const largest = 1.25;

/** Room around a draft for its shadow, px. */
const shadow = 12;

/** A draft as large as its place allows, and not smaller than is legible, with a frame around each part that is pointed at. */
export const DraftPicture = ({ draft, links, smallest = 0 }: DraftPictureProps) => {
  const { svg, parts, title, beginning } = draft;
  const host = useRef<HTMLDivElement>(null);
  const view = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const picture = pictureElement(svg, title);
    if (picture !== undefined) host.current?.replaceChildren(picture);
  }, [svg, title]);
  const frame = frameOf(svg);
  useBegunView({
    frameRef: view,
    contentRef: host,
    of: `${idOfFirst(parts)} ${smallest}`,
    placeToBegin: ({ clientWidth, clientHeight }) => {
      if (beginning === undefined || smallest === 0) return undefined;
      // What is shown larger than that is seen whole.
      const window = { width: (clientWidth - 2 * shadow) / smallest, height: (clientHeight - 2 * shadow) / smallest };
      const { x, y } = whereToBegin(beginning, frame, window);
      return { left: (x - frame.x) * smallest, top: (y - frame.y) * smallest };
    },
  });
  const aspectRatio = frame.width / frame.height;
  return (
    <div className="@container-[size] size-full min-h-0 min-w-0">
      <section
        ref={view}
        aria-label={title}
        // What does not fit is scrolled to by key.
        tabIndex={smallest === 0 ? undefined : 0}
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
