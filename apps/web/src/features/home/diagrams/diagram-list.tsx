import { trashDays } from '@diagloom/contract';
import { Search } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx';
import { LoadFailed } from '../../../components/load-failed.tsx';
import { useDebounced } from '../../../hooks/use-debounced.ts';
import { formStrings } from '../../../strings/form.ts';
import { listStrings } from '../../../strings/home.ts';
import { libraryStrings } from '../../../strings/library.ts';
import { useEmptyTrash, useFolders } from '../api/library.ts';
import { type ListSort, useDiagrams } from '../api/list-diagrams.ts';
import { FolderBar } from './folder-bar.tsx';
import { ListPage } from './list-page.tsx';
import { folderOf, type ListView } from './list-view.ts';
import { SortChoice, ViewChoice } from './view-choice.tsx';

interface DiagramListProps {
  /** The diagram on screen. */
  readonly openId: number | undefined;
  readonly onOpen: (id: number) => void;
  readonly onGone: (id: number) => void;
}

/** Typing that pauses so long has come to an end, ms. */
const pause = 250;

/** The person's diagrams: searched, ordered, by folders and stars, and the trash. */
export const DiagramList = ({ openId, onOpen, onGone }: DiagramListProps) => {
  const [page, setPage] = useState(1);
  const [view, setView] = useState<ListView>('all');
  const [sort, setSort] = useState<ListSort>('updated');
  const [text, setText] = useState('');
  const [isEmptying, setEmptying] = useState(false);
  const search = useDebounced(text.trim(), pause);
  const folders = useFolders();
  const folder = folders.find(({ id }) => id === folderOf(view));
  const { data, isPending, error, refetch } = useDiagrams({ page, view, search, sort });
  const empty = useEmptyTrash(() => setEmptying(false));
  const show = (next: ListView): void => {
    setView(next);
    setPage(1);
  };
  return (
    <section aria-label={listStrings.title} className="flex min-h-0 flex-1 flex-col">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-1.5 px-3 pb-2">
        <label className="relative block">
          <span className="sr-only">{libraryStrings.search}</span>
          <Search aria-hidden="true" className="pointer-events-none absolute top-2 left-2.5 size-4 text-ink-soft" />
          <input
            type="search"
            value={text}
            placeholder={libraryStrings.search}
            maxLength={200}
            onChange={({ target }) => {
              setText(target.value);
              setPage(1);
            }}
            className="h-8 pointer-coarse:h-10 w-full rounded-md border bg-surface pr-2 pl-8 text-[13px] placeholder:text-ink-soft"
          />
        </label>
        <div className="flex gap-1.5">
          <ViewChoice view={view} folders={folders} onChange={show} />
          <SortChoice sort={sort} onChange={setSort} />
        </div>
        <FolderBar key={view} folder={folder} onView={show} />
      </div>
      <div className="min-h-0 flex-1 overflow-y-auto px-2 pb-2">
        {view === 'trash' && data !== undefined && data !== null && data.total > 0 && (
          <div className="flex items-center justify-between gap-2 px-1.5 pb-2 text-ink-soft text-xs">
            {libraryStrings.trashHint(trashDays)}
            <Button variant="ghost" size="small" onClick={() => setEmptying(true)}>
              {libraryStrings.emptyTrash}
            </Button>
          </div>
        )}
        {isPending && <ListSkeleton />}
        {error !== null && (
          <LoadFailed
            title={listStrings.failed}
            error={error}
            fallback={formStrings.networkFailed}
            onRetry={() => void refetch()}
          />
        )}
        {data && (
          <ListPage
            view={view}
            isSearch={search !== ''}
            list={data}
            openId={openId}
            onOpen={onOpen}
            onGone={onGone}
            onTurn={setPage}
          />
        )}
      </div>
      <ConfirmDialog
        isOpen={isEmptying}
        isBusy={empty.isPending}
        title={libraryStrings.emptyTrash}
        text={libraryStrings.emptyTrashText}
        confirmLabel={libraryStrings.deleteForever}
        cancelLabel={libraryStrings.cancel}
        onConfirm={() => empty.mutate()}
        onClose={() => setEmptying(false)}
      />
    </section>
  );
};

const ListSkeleton = () => (
  <div role="status" className="grid gap-2 px-1.5">
    <span className="sr-only">{listStrings.loading}</span>
    {['first', 'second', 'third'].map((place) => (
      <div key={place} className="h-10 animate-pulse rounded-md bg-sunken" />
    ))}
  </div>
);
