import type { Diagram } from '@diagloom/contract';
import { Spinner } from '../../../components/spinner.tsx';
import { curlyQuotes } from '../../../lib/curly-quotes.ts';
import { refineStrings } from '../../../strings/refine.ts';
import { type RefineControl, useReplies } from '../api/refine-diagram.ts';
import { ReplyActions } from './reply-actions.tsx';

interface LatestReplyProps {
  readonly diagram: Diagram;
  readonly control: RefineControl;
  /** Shows all that was said. */
  readonly onOpen: () => void;
}

/** What came of the last message, in a few lines, where a phone has put the conversation away. */
export const LatestReply = ({ diagram, control, onOpen }: LatestReplyProps) => {
  const said = useReplies(diagram)(diagram.conversationHistory.length - 1);
  if (!control.isBusy && said.length === 0) return null;
  return (
    <div className="hidden items-center gap-2 px-1 text-ink-soft text-sm peek:flex">
      {control.isBusy && <Spinner className="size-4 shrink-0" />}
      <button type="button" onClick={onOpen} className="min-w-0 flex-1 text-left">
        <span className="line-clamp-3 md:line-clamp-2">
          {control.isBusy ? refineStrings.sending : curlyQuotes(said.join(' '))}
        </span>
      </button>
      {!control.isBusy && <ReplyActions diagram={diagram} />}
    </div>
  );
};
