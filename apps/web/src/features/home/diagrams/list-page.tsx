import type { DiagramList, DiagramSummary } from '@diagloom/contract';
import { useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx';
import { listStrings } from '../../../strings/home.ts';
import { libraryStrings } from '../../../strings/library.ts';
import { sharedWithStrings } from '../../../strings/shared-with.ts';
import { useDeleteForever } from '../api/library.ts';
import { diagramsPerPage } from '../api/list-diagrams.ts';
import { DiagramRow } from './diagram-row.tsx';
import { DiagramRowMenu } from './diagram-row-menu.tsx';
import type { ListView } from './list-view.ts';

interface ListPageProps {
  readonly view: ListView;
  readonly isSearch: boolean;
  readonly list: DiagramList;
  readonly openId: number | undefined;
  readonly onOpen: (id: number) => void;
  readonly onGone: (id: number) => void;
  readonly onTurn: (page: number) => void;
}

export const ListPage = ({ view, isSearch, list, openId, onOpen, onGone, onTurn }: ListPageProps) => {
  const [toDelete, setToDelete] = useState<DiagramSummary>();
  const [renamed, setRenamed] = useState<number>();
  const gone = (id: number): void => {
    setToDelete(undefined);
    // The last one of a page takes its page with it.
    if (list.diagrams.length === 1 && list.page > 1) onTurn(list.page - 1);
    onGone(id);
  };
  const remove = useDeleteForever(gone);
  if (list.total === 0) {
    return (
      <p className="px-3 py-6 text-center text-[13px] text-ink-soft">
        {isSearch ? libraryStrings.nothingFound : emptyText(view)}
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
            isRenaming={diagram.id === renamed}
            onRenamed={() => setRenamed(undefined)}
            onOpen={diagram.trashedAt === null ? () => onOpen(diagram.id) : undefined}
          >
            <DiagramRowMenu
              diagram={diagram}
              onOpen={onOpen}
              onGone={gone}
              onRename={() => setRenamed(diagram.id)}
              onDeleteForever={() => setToDelete(diagram)}
            />
          </DiagramRow>
        ))}
      </ul>
      <Pager page={list.page} pages={Math.ceil(list.total / diagramsPerPage)} onTurn={onTurn} />
      <ConfirmDialog
        isOpen={toDelete !== undefined}
        isBusy={remove.isPending}
        title={libraryStrings.deleteTitle}
        text={libraryStrings.deleteText(toDelete?.title ?? '')}
        confirmLabel={libraryStrings.deleteForever}
        cancelLabel={libraryStrings.cancel}
        onConfirm={() => toDelete !== undefined && remove.mutate(toDelete.id)}
        onClose={() => setToDelete(undefined)}
      />
    </>
  );
};

const emptyText = (view: ListView): string => {
  if (view.startsWith('folder-')) return libraryStrings.emptyFolder;
  if (view === 'shared') return sharedWithStrings.noneShared;
  if (view === 'starred') return libraryStrings.noneStarred;
  return view === 'trash' ? libraryStrings.trashEmpty : listStrings.empty;
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
