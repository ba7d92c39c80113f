import type { Diagram } from '@diagloom/contract';
import { ChevronUp } from 'lucide-react';
import { curlyQuotes } from '../../../lib/curly-quotes.ts';
import { refineStrings } from '../../../strings/refine.ts';
import { type RefineControl, useReplies } from '../api/refine-diagram.ts';
import { DoneMark } from './done-mark.tsx';
import { ReplyActions } from './reply-actions.tsx';
import { UnderWay } from './under-way.tsx';

interface LatestReplyProps {
  readonly diagram: Diagram;
  readonly control: RefineControl;
  /** Shows all that was said. */
  readonly onOpen: () => void;
}

/** What came of the last message, in two lines, where a phone has put the conversation away; it opens to be read in full. */
export const LatestReply = ({ diagram, control: { isBusy, stop }, onOpen }: LatestReplyProps) => {
  const said = useReplies(diagram)(diagram.conversationHistory.length - 1);
  if (!isBusy && said.length === 0) return null;
  return (
    <div className="hidden items-center gap-1 pl-1 peek:flex">
      {isBusy ? (
        <UnderWay onStop={stop} />
      ) : (
        <>
          <button
            type="button"
            title={refineStrings.readAll}
            onClick={onOpen}
            className="flex min-w-0 flex-1 items-center gap-2 text-left text-ink-soft text-sm hover:text-ink"
          >
            <DoneMark />
            <span className="line-clamp-2 min-w-0 leading-snug">{curlyQuotes(said.join(' '))}</span>
            <ChevronUp aria-hidden="true" className="size-4 shrink-0" />
          </button>
          <ReplyActions diagram={diagram} />
        </>
      )}
    </div>
  );
};
