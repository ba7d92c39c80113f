import { ChevronDown, FilePlus2, FileText, Trash2, Workflow } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import { useState } from 'react';
import { ConfirmDialog } from '../../../../components/confirm-dialog.tsx';
import { menuItemClasses } from '../../../../components/menu-classes.ts';
import { MenuContent } from '../../../../components/menu-content.tsx';
import { shortDate } from '../../../../lib/dates.ts';
import { boardStrings } from '../../../../strings/board.ts';
import { useBoards, useDeleteBoard, type WantedBoard } from '../api/drawing-boards.ts';

interface BoardsMenuProps {
  readonly title: string;
  readonly id: number | undefined;
  readonly diagramId: number | null | undefined;
  readonly onOpen: (wanted: WantedBoard) => void;
  readonly onOpenDiagram: (id: number) => void;
}

/** One's boards: begin another one, go on with one from before, delete this one. */
export const BoardsMenu = ({ title, id, diagramId, onOpen, onOpenDiagram }: BoardsMenuProps) => {
  const [isOpen, setOpen] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const boards = useBoards(isOpen);
  const remove = useDeleteBoard(() => {
    setAsking(false);
    onOpen('latest');
  });
  return (
    <>
      <DropdownMenu.Root modal={false} open={isOpen} onOpenChange={setOpen}>
        <DropdownMenu.Trigger
          aria-label={`${boardStrings.boards}: ${title}`}
          className="flex h-8 pointer-coarse:h-10 min-w-0 items-center gap-1.5 rounded-md px-2 font-medium text-[13px] hover:bg-sunken"
        >
          <span className="min-w-0 max-w-44 truncate">{title}</span>
          <ChevronDown aria-hidden="true" className="size-3.5 shrink-0 text-ink-soft" />
        </DropdownMenu.Trigger>
        <MenuContent>
          <DropdownMenu.Item onSelect={() => onOpen('new')} className={menuItemClasses}>
            <FilePlus2 aria-hidden="true" className="size-4 text-ink-soft" />
            {boardStrings.newBoard}
          </DropdownMenu.Item>
          {typeof diagramId === 'number' && (
            <DropdownMenu.Item onSelect={() => onOpenDiagram(diagramId)} className={menuItemClasses}>
              <Workflow aria-hidden="true" className="size-4 text-ink-soft" />
              {boardStrings.openDiagram}
            </DropdownMenu.Item>
          )}
          {id !== undefined && (
            <DropdownMenu.Item onSelect={() => setAsking(true)} className={menuItemClasses}>
              <Trash2 aria-hidden="true" className="size-4 text-ink-soft" />
              {boardStrings.deleteBoard}
            </DropdownMenu.Item>
          )}
          {boards.length > 0 && <DropdownMenu.Separator className="my-1.5 h-px bg-line" />}
          <div className="max-h-64 overflow-y-auto">
            {boards.map((board) => (
              <DropdownMenu.Item
                key={board.id}
                disabled={board.id === id}
                onSelect={() => onOpen(board.id)}
                className={menuItemClasses}
              >
                <FileText aria-hidden="true" className="size-4 text-ink-soft" />
                <span className="min-w-0 flex-1 truncate">{board.title}</span>
                <span className="text-ink-soft text-xs">{`${boardStrings.parts(board.size)}, ${shortDate(board.updatedAt)}`}</span>
              </DropdownMenu.Item>
            ))}
          </div>
        </MenuContent>
      </DropdownMenu.Root>
      <ConfirmDialog
        isOpen={isAsking}
        isBusy={remove.isPending}
        title={boardStrings.deleteQuestion}
        text={boardStrings.deleteText(title)}
        confirmLabel={boardStrings.deleteConfirm}
        cancelLabel={boardStrings.cancel}
        onConfirm={() => id !== undefined && remove.mutate(id)}
        onClose={() => setAsking(false)}
      />
    </>
  );
};
