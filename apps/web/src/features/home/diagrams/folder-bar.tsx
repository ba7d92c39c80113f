import type { Folder } from '@diagloom/contract';
import { FolderPlus, Pencil, Trash2 } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx';
import { libraryStrings } from '../../../strings/library.ts';
import { useCreateFolder, useDeleteFolder, useRenameFolder } from '../api/library.ts';
import { IconButton } from '../bar/icon-button.tsx';
import type { ListView } from './list-view.ts';

interface FolderBarProps {
  /** The folder on screen. */
  readonly folder: Folder | undefined;
  readonly onView: (view: ListView) => void;
}

/** Makes folders, and renames or deletes the one on screen. */
export const FolderBar = ({ folder, onView }: FolderBarProps) => {
  const [name, setName] = useState<string>();
  const [isRenaming, setRenaming] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const stop = (): void => setName(undefined);
  const create = useCreateFolder(({ id }) => {
    stop();
    onView(`folder-${id}`);
  });
  const rename = useRenameFolder(stop);
  const remove = useDeleteFolder(() => {
    setAsking(false);
    onView('all');
  });
  const begin = (renames: boolean): void => {
    setRenaming(renames);
    setName(renames ? (folder?.name ?? '') : '');
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const wanted = name?.trim() ?? '';
    if (wanted === '') return;
    if (isRenaming && folder !== undefined) rename.mutate({ id: folder.id, name: wanted });
    else create.mutate(wanted);
  };
  if (name !== undefined) {
    return (
      <form onSubmit={submit} className="flex w-full gap-1.5">
        <input
          // biome-ignore lint/a11y/noAutofocus: the field comes where the person has just pressed
          autoFocus
          aria-label={libraryStrings.folderName}
          placeholder={libraryStrings.folderName}
          value={name}
          maxLength={60}
          onChange={({ target }) => setName(target.value)}
          onKeyDown={({ key }) => key === 'Escape' && stop()}
          className="h-8 min-w-0 flex-1 rounded-md border border-line-control bg-surface px-2 text-[13px]"
        />
        <Button type="submit" size="small" isBusy={create.isPending || rename.isPending} disabled={name.trim() === ''}>
          {isRenaming ? libraryStrings.saveFolder : libraryStrings.createFolder}
        </Button>
      </form>
    );
  }
  return (
    <div className="flex items-center gap-1">
      <Button variant="ghost" size="small" className="-ml-1 mr-auto px-1.5 text-ink-soft" onClick={() => begin(false)}>
        <FolderPlus aria-hidden="true" className="size-4" />
        {libraryStrings.newFolder}
      </Button>
      {folder !== undefined && (
        <>
          <IconButton label={libraryStrings.renameFolder} onClick={() => begin(true)}>
            <Pencil aria-hidden="true" className="size-3.5" />
          </IconButton>
          <IconButton label={libraryStrings.deleteFolder} onClick={() => setAsking(true)}>
            <Trash2 aria-hidden="true" className="size-3.5" />
          </IconButton>
        </>
      )}
      <ConfirmDialog
        isOpen={isAsking}
        isBusy={remove.isPending}
        title={libraryStrings.deleteFolderTitle}
        text={libraryStrings.deleteFolderText(folder?.name ?? '')}
        confirmLabel={libraryStrings.deleteFolder}
        cancelLabel={libraryStrings.cancel}
        onConfirm={() => folder !== undefined && remove.mutate(folder.id)}
        onClose={() => setAsking(false)}
      />
    </div>
  );
};
