import type { Draft } from '@diagloom/drafting';
import { Maximize } from 'lucide-react';
import { useRef, useState } from 'react';
import { DraftPicture } from '../../../components/draft/draft-picture.tsx';
import { narrow, openingFactor } from '../../../components/picture/zoom.ts';
import { useElementSize } from '../../../hooks/use-element-size.ts';
import { frameOf } from '../../../lib/drafting/picture-frame.ts';
import type { PartLinks } from '../../../lib/drafting/use-part-links.ts';
import { tryStrings } from '../../../strings/landing.ts';

interface ReadableDraftProps {
  readonly draft: Draft;
  readonly links: PartLinks;
}

/** A draft, whole; where that is too small to be read in a narrow room, as large as can be read, with a button that shows it whole. */
export const ReadableDraft = ({ draft, links }: ReadableDraftProps) => {
  const room = useRef<HTMLDivElement>(null);
  const [isWhole, setWhole] = useState(false);
  const { width, height } = useElementSize(room);
  const frame = frameOf(draft.svg);
  const fitting = Math.min(width / frame.width, height / frame.height);
  const opened = openingFactor(fitting, { width });
  const isCramped = width > 0 && width < narrow && fitting < opened;
  return (
    <div ref={room} className="relative size-full min-h-0">
      <DraftPicture draft={draft} links={links} smallest={isCramped && !isWhole ? opened : 0} />
      {isCramped && (
        <button
          type="button"
          aria-label={tryStrings.fit}
          aria-pressed={isWhole}
          onClick={() => setWhole(!isWhole)}
          className="absolute right-0 bottom-0 grid size-9 place-items-center rounded-md border bg-raised pointer-coarse:size-11 text-ink-soft shadow-float transition-colors hover:text-ink aria-pressed:text-accent-ink"
        >
          <Maximize aria-hidden="true" className="size-4" />
        </button>
      )}
    </div>
  );
};
