import type { DiagramList as DiagramPage, DiagramSummary } from '@diagloom/contract';
import { useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx';
import { Notice } from '../../../components/notice.tsx';
import { messageOf } from '../../../lib/api-error.ts';
import { formStrings } from '../../../strings/form.ts';
import { listStrings } from '../../../strings/home.ts';
import { sharedWithStrings } from '../../../strings/sharing.ts';
import { useDeleteDiagram } from '../api/delete-diagram.ts';
import { type DiagramScope, diagramsPerPage, useDiagrams } from '../api/list-diagrams.ts';
import { DiagramRow } from './diagram-row.tsx';
import { ScopeFilter } from './scope-filter.tsx';

interface DiagramListProps {
  /** The diagram on screen. */
  readonly openId: number | undefined;
  readonly onOpen: (id: number) => void;
  readonly onDeleted: (id: number) => void;
}

export const DiagramList = ({ openId, onOpen, onDeleted }: DiagramListProps) => {
  const [page, setPage] = useState(1);
  const [scope, setScope] = useState<DiagramScope>('all');
  const { data, isPending, error, refetch } = useDiagrams(page, scope);
  const show = (chosen: DiagramScope): void => {
    setScope(chosen);
    setPage(1);
  };
  return (
    <section aria-labelledby="own-diagrams" className="flex min-h-0 flex-1 flex-col">
      <div className="grid gap-2 px-3 pb-2">
        <h2 id="own-diagrams" className="px-1 font-medium text-ink-soft text-xs tracking-normal">
          {listStrings.title}
        </h2>
        <ScopeFilter scope={scope} onChange={show} />
      </div>
      <div className="min-h-0 flex-1 overflow-y-auto px-2 pb-2">
        {isPending && <ListSkeleton />}
        {error !== null && (
          <Notice role="alert" tone="danger" title={listStrings.failed}>
            <p>{messageOf(error, formStrings.networkFailed)}</p>
            <Button variant="secondary" size="small" className="mt-3" onClick={() => void refetch()}>
              {listStrings.tryAgain}
            </Button>
          </Notice>
        )}
        {data && (
          <ListPage scope={scope} list={data} openId={openId} onOpen={onOpen} onDeleted={onDeleted} onTurn={setPage} />
        )}
      </div>
    </section>
  );
};

interface ListPageProps extends DiagramListProps {
  readonly scope: DiagramScope;
  readonly list: DiagramPage;
  readonly onTurn: (page: number) => void;
}

const ListPage = ({ scope, list, openId, onOpen, onDeleted, onTurn }: ListPageProps) => {
  const [toDelete, setToDelete] = useState<DiagramSummary>();
  const remove = useDeleteDiagram((id) => {
    setToDelete(undefined);
    // The last one of a page takes its page with it.
    if (list.diagrams.length === 1 && list.page > 1) onTurn(list.page - 1);
    onDeleted(id);
  });
  if (list.total === 0) {
    return (
      <p className="px-3 py-6 text-center text-[13px] text-ink-soft">
        {scope === 'shared' ? sharedWithStrings.noneShared : listStrings.empty}
      </p>
    );
  }
  return (
    <>
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-0.5">
        {list.diagrams.map((diagram) => (
          <DiagramRow
            key={diagram.id}
            diagram={diagram}
            isOpen={diagram.id === openId}
            onOpen={() => onOpen(diagram.id)}
            onDelete={() => setToDelete(diagram)}
          />
        ))}
      </ul>
      <Pager page={list.page} pages={Math.ceil(list.total / diagramsPerPage)} onTurn={onTurn} />
      <ConfirmDialog
        isOpen={toDelete !== undefined}
        isBusy={remove.isPending}
        title={listStrings.deleteTitle}
        text={listStrings.deleteText(toDelete?.title ?? '')}
        confirmLabel={listStrings.confirmDelete}
        cancelLabel={listStrings.cancel}
        onConfirm={() => toDelete !== undefined && remove.mutate(toDelete.id)}
        onClose={() => setToDelete(undefined)}
      />
    </>
  );
};

interface PagerProps {
  readonly page: number;
  readonly pages: number;
  readonly onTurn: (page: number) => void;
}

const Pager = ({ page, pages, onTurn }: PagerProps) => {
  if (pages < 2) return null;
  return (
    <nav aria-label={listStrings.title} className="mt-2 flex items-center justify-between gap-1">
      <Button variant="ghost" size="small" disabled={page <= 1} onClick={() => onTurn(page - 1)}>
        {listStrings.newer}
      </Button>
      <p aria-live="polite" className="text-ink-soft text-xs tabular-nums">
        {listStrings.page(page, pages)}
      </p>
      <Button variant="ghost" size="small" disabled={page >= pages} onClick={() => onTurn(page + 1)}>
        {listStrings.older}
      </Button>
    </nav>
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
