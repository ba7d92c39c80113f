import type { Diagram } from '@diagloom/contract';
import { ArrowLeft, ArrowRight, FilePlus, Files, FileText, TextCursorInput, Trash2 } from 'lucide-react';
import { showToast } from '../../../lib/toast-store.ts';
import { pageStrings } from '../../../strings/pages.ts';
import type { Action } from '../actions/action.ts';
import { type PageChange, useChangePages } from '../api/change-pages.ts';
import { useCurrentPage, useTurnToPage } from '../api/current-page.ts';
import { useWorkspace } from '../workspace/workspace-context.ts';

/** How the ids of those begin that turn to another page. */
export const turnPrefix = 'page-turn-';

/** What can be done with the pages of a diagram; the page on screen is the one that it is about. */
export const usePageActions = (diagram: Diagram | undefined): readonly Action[] => {
  const { setDialog } = useWorkspace();
  const { id: diagramId, pages } = diagram ?? { id: 0, pages: [] };
  const current = useCurrentPage({ id: diagramId, pages });
  const turn = useTurnToPage(diagramId);
  const { mutate, isPending } = useChangePages(diagramId);
  const at = Math.max(
    0,
    pages.findIndex(({ id }) => id === current),
  );
  const page = pages[at];
  if (page === undefined || isPending) return [];
  const change = (wanted: PageChange, then?: string): void =>
    mutate(wanted, { onSuccess: () => then !== undefined && turn(then) });
  const make = (id: string, label: string, Icon: Action['Icon'], run: () => void): Action => ({
    id: `page-${id}`,
    label,
    group: 'pages',
    Icon,
    run,
  });
  const add = (): void => {
    const id = crypto.randomUUID();
    change({ kind: 'add', id, name: pageStrings.named(pages.length + 1), like: page.id }, id);
  };
  const duplicate = (): void => {
    const id = crypto.randomUUID();
    change({ kind: 'duplicate', id, name: pageStrings.copyOf(page.name), page: page.id }, id);
  };
  const remove = (): void =>
    mutate(
      { kind: 'remove', page: page.id },
      {
        onSuccess: () => {
          turn((pages[at + 1] ?? pages[at - 1] ?? page).id);
          showToast({ title: pageStrings.removed, description: pageStrings.removedText });
        },
      },
    );
  const turns = pages.flatMap((other) =>
    other === page ? [] : [make(`turn-${other.id}`, pageStrings.turnTo(other.name), FileText, () => turn(other.id))],
  );
  return [
    make('add', pageStrings.add, FilePlus, add),
    make('duplicate', pageStrings.duplicate, Files, duplicate),
    make('rename', pageStrings.rename, TextCursorInput, () => setDialog('page-name')),
    ...(at > 0
      ? [make('left', pageStrings.left, ArrowLeft, () => change({ kind: 'move', page: page.id, to: at - 1 }, page.id))]
      : []),
    ...(at < pages.length - 1
      ? [
          make('right', pageStrings.right, ArrowRight, () =>
            change({ kind: 'move', page: page.id, to: at + 1 }, page.id),
          ),
        ]
      : []),
    ...(pages.length > 1 ? [make('remove', pageStrings.remove, Trash2, remove)] : []),
    ...turns,
  ];
};
