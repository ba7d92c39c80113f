import type { Diagram } from '@diagloom/contract';
import { Spinner } from '../../../components/spinner.tsx';
import { curlyQuotes } from '../../../lib/curly-quotes.ts';
import { refineStrings } from '../../../strings/refine.ts';
import { type RefineControl, useReplies } from '../api/refine-diagram.ts';

interface LatestReplyProps {
  readonly diagram: Diagram;
  readonly control: RefineControl;
  /** Shows all that was said. */
  readonly onOpen: () => void;
}

/** What came of the last message, in a line, where a phone has put the conversation away. */
export const LatestReply = ({ diagram, control, onOpen }: LatestReplyProps) => {
  const said = useReplies(diagram)(diagram.conversationHistory.length - 1);
  if (!control.isBusy && said.length === 0) return null;
  return (
    <button
      type="button"
      onClick={onOpen}
      className="hidden items-center gap-2 px-1 text-left text-ink-soft text-sm peek:flex"
    >
      {control.isBusy && <Spinner className="size-4" />}
      <span className="min-w-0 truncate">{control.isBusy ? refineStrings.sending : curlyQuotes(said.join(' '))}</span>
    </button>
  );
};
