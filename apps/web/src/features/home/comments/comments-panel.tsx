import type { Diagram } from '@diagloom/contract';
import { readDrawio } from '@diagloom/diagram/drawio';
import { useMemo, useState } from 'react';
import { LoadFailed } from '../../../components/load-failed.tsx';
import { Spinner } from '../../../components/spinner.tsx';
import { commentStrings } from '../../../strings/comments.ts';
import { useAnnotations } from '../api/annotations.ts';
import { useCurrentPage, useTurnToPage } from '../api/current-page.ts';
import { useShownDocument } from '../canvas/editing/use-shown-document.ts';
import { useWorkspace } from '../workspace/workspace-context.ts';
import { FilterBar } from './filter-bar.tsx';
import { NewComment } from './new-comment.tsx';
import { readPlaces } from './places.ts';
import { ThreadCard } from './thread-card.tsx';
import { everyOpenThread, filterThreads, threadsOf } from './threads.ts';

/** What people say about the open diagram, and the place to say more. */
export const CommentsPanel = ({ diagram }: { readonly diagram: Diagram }) => {
  const { thread: openThread, setThread } = useWorkspace();
  const { data, error, refetch } = useAnnotations(diagram.id);
  const [filter, setFilter] = useState(everyOpenThread);
  const page = useCurrentPage(diagram);
  const turnTo = useTurnToPage(diagram.id);
  const drawn = useShownDocument(diagram.id);
  const places = useMemo(
    () => readPlaces(drawn ?? readDrawio(diagram.xmlContent), page),
    [drawn, diagram.xmlContent, page],
  );
  if (data === undefined) {
    return (
      <div className="p-4">
        {error === null ? (
          <p role="status" className="flex items-center gap-2 text-ink-soft text-sm">
            <Spinner className="size-4" />
            {commentStrings.loading}
          </p>
        ) : (
          <LoadFailed
            title={commentStrings.notLoaded}
            error={error}
            fallback={commentStrings.networkFailed}
            onRetry={() => void refetch()}
          />
        )}
      </div>
    );
  }
  const threads = threadsOf(data.annotations);
  const matching = filterThreads(threads, filter, places.isLost);
  const lost = threads.filter(({ root }) => root.status === 'open' && places.isLost(root)).length;
  const opened = threads.find(({ root }) => root.id === openThread);
  // On a phone an open thread has the whole room.
  const aside = opened === undefined ? '' : 'max-md:hidden';
  // What was opened from elsewhere is shown, whatever the filters say.
  const shown = opened === undefined || matching.includes(opened) ? matching : [opened, ...matching];
  return (
    <>
      {threads.length > 0 && (
        <div className={aside}>
          <FilterBar filter={filter} lost={lost} people={data.people} onChange={setFilter} />
        </div>
      )}
      <div className="min-h-0 flex-1 overflow-y-auto p-3">
        {shown.length === 0 ? (
          <p className="px-1 py-4 text-center text-ink-soft text-sm">
            {threads.length === 0 ? commentStrings.none : commentStrings.noneMatch}
          </p>
        ) : (
          <ul className="grid grid-cols-[minmax(0,1fr)] gap-2.5">
            {shown.map((thread) => (
              <ThreadCard
                key={thread.root.id}
                diagram={diagram}
                thread={thread}
                people={data.people}
                place={places.describe(thread.root)}
                isOpen={thread.root.id === openThread}
                onOpen={(isOpen) => {
                  setThread(isOpen ? thread.root.id : undefined);
                  if (isOpen && diagram.pages.some(({ id }) => id === thread.root.pageId)) turnTo(thread.root.pageId);
                }}
              />
            ))}
          </ul>
        )}
      </div>
      <div className={aside}>
        <NewComment diagram={diagram} places={places} people={data.people} onCreated={setThread} />
      </div>
    </>
  );
};
