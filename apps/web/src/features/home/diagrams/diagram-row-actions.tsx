import type { DiagramSummary } from '@diagloom/contract';
import { Copy, Folder, FolderMinus, Pencil, RotateCcw, Star, StarOff, Trash2 } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import type { DeferredMenuProps } from '../../../components/deferred-menu.tsx';
import { menuItemClasses } from '../../../components/menu-classes.ts';
import { MenuContent } from '../../../components/menu-content.tsx';
import { libraryStrings } from '../../../strings/library.ts';
import { useDuplicate, useFolders, useMoveToFolder, useStar, useTrash, useUntrash } from '../api/library.ts';

export interface DiagramRowMenuProps {
  readonly diagram: DiagramSummary;
  readonly onOpen: (id: number) => void;
  readonly onGone: (id: number) => void;
  readonly onRename: () => void;
  /** Asks before it is deleted for good. */
  readonly onDeleteForever: () => void;
}

const sign = 'size-4 text-ink-soft';

/** The open menu of a `DiagramRowMenu`. */
export const DiagramRowActions = ({
  diagram,
  onOpen,
  onGone,
  onRename,
  onDeleteForever,
  children,
  isByKey,
}: DiagramRowMenuProps & DeferredMenuProps) => {
  const { id, starred, access, folderId, trashedAt } = diagram;
  const folders = useFolders();
  const star = useStar();
  const duplicate = useDuplicate(onOpen);
  const move = useMoveToFolder();
  const trash = useTrash(onGone);
  const untrash = useUntrash();
  return (
    <DropdownMenu.Root defaultOpen modal={false}>
      <DropdownMenu.Trigger asChild>{children}</DropdownMenu.Trigger>
      <MenuContent entersFirst={isByKey}>
        {trashedAt !== null ? (
          <>
            <DropdownMenu.Item onSelect={() => untrash.mutate(id)} className={menuItemClasses}>
              <RotateCcw aria-hidden="true" className={sign} />
              {libraryStrings.restore}
            </DropdownMenu.Item>
            <DropdownMenu.Item onSelect={onDeleteForever} className={menuItemClasses}>
              <Trash2 aria-hidden="true" className={sign} />
              {libraryStrings.deleteForever}
            </DropdownMenu.Item>
          </>
        ) : (
          <>
            <DropdownMenu.Item onSelect={() => star.mutate({ id, starred: !starred })} className={menuItemClasses}>
              {starred ? <StarOff aria-hidden="true" className={sign} /> : <Star aria-hidden="true" className={sign} />}
              {starred ? libraryStrings.unstar : libraryStrings.star}
            </DropdownMenu.Item>
            {(access === 'owner' || access === 'editor') && (
              <DropdownMenu.Item
                // The menu gives the focus back when it is gone: the field comes after that.
                onSelect={() => window.setTimeout(onRename)}
                className={menuItemClasses}
              >
                <Pencil aria-hidden="true" className={sign} />
                {libraryStrings.rename}
              </DropdownMenu.Item>
            )}
            <DropdownMenu.Item onSelect={() => duplicate.mutate(id)} className={menuItemClasses}>
              <Copy aria-hidden="true" className={sign} />
              {libraryStrings.duplicate}
            </DropdownMenu.Item>
            {access === 'owner' && (
              <>
                {folders.length > 0 && (
                  <>
                    <DropdownMenu.Separator className="my-1.5 h-px bg-line" />
                    <DropdownMenu.Label className="px-2.5 py-1 text-ink-soft text-xs">
                      {libraryStrings.moveTo}
                    </DropdownMenu.Label>
                    {folders
                      .filter((folder) => folder.id !== folderId)
                      .map((folder) => (
                        <DropdownMenu.Item
                          key={folder.id}
                          onSelect={() => move.mutate({ id, folderId: folder.id })}
                          className={menuItemClasses}
                        >
                          <Folder aria-hidden="true" className={sign} />
                          <span className="truncate">{folder.name}</span>
                        </DropdownMenu.Item>
                      ))}
                    {folderId !== null && (
                      <DropdownMenu.Item
                        onSelect={() => move.mutate({ id, folderId: null })}
                        className={menuItemClasses}
                      >
                        <FolderMinus aria-hidden="true" className={sign} />
                        {libraryStrings.noFolder}
                      </DropdownMenu.Item>
                    )}
                  </>
                )}
                <DropdownMenu.Separator className="my-1.5 h-px bg-line" />
                <DropdownMenu.Item onSelect={() => trash.mutate(id)} className={menuItemClasses}>
                  <Trash2 aria-hidden="true" className={sign} />
                  {libraryStrings.toTrash}
                </DropdownMenu.Item>
              </>
            )}
          </>
        )}
      </MenuContent>
    </DropdownMenu.Root>
  );
};
