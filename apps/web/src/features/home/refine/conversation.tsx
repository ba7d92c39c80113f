import { refineStrings } from '../../../strings/refine.ts';
import type { Refinements } from '../api/refine-diagram.ts';

interface ConversationProps extends Pick<Refinements, 'done'> {
  readonly requests: readonly string[];
}

/** The requests so far, the newest last, with what was done for those of this visit. */
export const Conversation = ({ requests, done }: ConversationProps) => {
  if (requests.length === 0) return <p className="text-ink-soft text-sm">{refineStrings.examples}</p>;
  return (
    <ol
      aria-label={refineStrings.history}
      aria-live="polite"
      className="flex max-h-64 flex-col-reverse gap-3 overflow-y-auto text-sm"
    >
      {requests
        .map((request, index) => ({ request, said: done[index] ?? [], key: `${index} ${request}` }))
        .toReversed()
        .map(({ request, said, key }) => (
          <li key={key} className="border-l-2 pl-3">
            <p className="break-words font-medium">{request}</p>
            {said.map((sentence) => (
              <p key={sentence} className="mt-0.5 break-words text-ink-soft">
                {sentence}
              </p>
            ))}
          </li>
        ))}
    </ol>
  );
};
