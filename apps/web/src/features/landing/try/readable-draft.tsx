import type { Draft } from '@diagloom/drafting';
import { useRef, useState } from 'react';
import { DraftPicture } from '../../../components/draft/draft-picture.tsx';
import { narrow, openingFactor } from '../../../components/picture/zoom.ts';
import { useElementSize } from '../../../hooks/use-element-size.ts';
import { frameOf } from '../../../lib/drafting/picture-frame.ts';
import type { PartLinks } from '../../../lib/drafting/use-part-links.ts';
import { StageZoom } from './stage-zoom.tsx';

interface ReadableDraftProps {
  readonly draft: Draft;
  readonly links: PartLinks;
}

/** From this factor on a drawing that changes with each word is shown whole: labels of 12 px have 9, or 10 in the narrow windows of phones. */
const legible = { narrow: 10 / 12, wide: 9 / 12 } as const;

/** A draft, whole; where that is too small to be read, as large as can be read, from where one begins. It can be zoomed. */
export const ReadableDraft = ({ draft, links }: ReadableDraftProps) => {
  const room = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState<number>();
  const { width, height } = useElementSize(room);
  const frame = frameOf(draft.svg);
  const fitting = Math.min(width / frame.width, height / frame.height);
  const least = width < narrow ? legible.narrow : legible.wide;
  const opened = openingFactor(fitting, { picture: frame, window: { width, height }, least });
  const factor = width === 0 ? 0 : (chosen ?? opened);
  const isWhole = factor <= fitting;
  return (
    <div className="relative min-h-0 flex-1">
      <div ref={room} className="absolute inset-3">
        <DraftPicture draft={draft} links={links} smallest={isWhole ? 0 : factor} />
      </div>
      {!isWhole && (
        <>
          {frame.width * factor > width && (
            <div aria-hidden="true" className="fade-right pointer-events-none absolute inset-y-0 right-0 w-6" />
          )}
          <div aria-hidden="true" className="fade-down pointer-events-none absolute inset-x-0 bottom-0 h-6" />
        </>
      )}
      <StageZoom
        factor={Math.max(factor, fitting)}
        isWhole={isWhole}
        onZoom={(next) => setChosen(next <= fitting ? 0 : next)}
        onFit={() => setChosen(isWhole ? undefined : 0)}
      />
    </div>
  );
};
