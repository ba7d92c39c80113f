import { relativeTime } from '../../../lib/relative-time.ts';
import { commentStrings, historySentence } from '../../../strings/comments.ts';
import { useAnnotationHistory } from '../api/annotations.ts';

interface ThreadHistoryProps {
  readonly diagramId: number;
  readonly threadId: number;
}

/** What was done in a thread, and by whom. */
export const ThreadHistory = ({ diagramId, threadId }: ThreadHistoryProps) => {
  const { data = [] } = useAnnotationHistory(diagramId, threadId);
  return (
    <ol aria-label={commentStrings.history} className="grid gap-1 border-l-2 pl-3 text-ink-soft text-xs">
      {data.map((entry) => (
        <li key={entry.id}>
          {`${entry.personName ?? commentStrings.gone} ${historySentence(entry)} · `}
          <time dateTime={entry.createdAt}>{relativeTime(new Date(entry.createdAt), new Date())}</time>
        </li>
      ))}
    </ol>
  );
};
