import {
  createFolder,
  deleteDiagram,
  deleteFolder,
  duplicateDiagram,
  emptyTrash,
  type Folder,
  listFolders,
  moveToFolder,
  renameFolder,
  starDiagram,
  trashDays,
  unstarDiagram,
  untrashDiagram,
} from '@diagloom/contract';
import { type UseMutationResult, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../../lib/api-client.ts';
import { messageOf } from '../../../lib/api-error.ts';
import { showToast } from '../../../lib/toast-store.ts';
import { libraryStrings } from '../../../strings/library.ts';
import { diagramKeys } from './diagram-keys.ts';

const folderKey = [listFolders.path];

/** One's own folders, from A to Z. */
export const useFolders = (): readonly Folder[] =>
  useQuery({ queryKey: folderKey, queryFn: ({ signal }) => callApi(listFolders, { signal }) }).data?.folders ?? [];

/** A change of the list: what is shown is read anew afterwards, and a failure is told. */
const useChange = <Wish, Answer>(
  change: (wish: Wish) => Promise<Answer>,
  onDone?: (answer: Answer, wish: Wish) => void,
): UseMutationResult<Answer, Error, Wish> => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: (answer, wish) => onDone?.(answer, wish),
    onError: (error) =>
      showToast({
        title: libraryStrings.failed,
        description: messageOf(error, libraryStrings.failedText),
        tone: 'destructive',
      }),
    onSettled: () => {
      void queryClient.invalidateQueries({ queryKey: diagramKeys.lists });
      void queryClient.invalidateQueries({ queryKey: folderKey });
    },
  });
};

export const useStar = () =>
  useChange(({ id, starred }: { readonly id: number; readonly starred: boolean }) =>
    callApi(starred ? starDiagram : unstarDiagram, { params: { id } }),
  );

export const useDuplicate = (onDone: (id: number) => void) =>
  useChange(
    (id: number) => callApi(duplicateDiagram, { params: { id } }),
    ({ diagram }) => {
      showToast({ title: libraryStrings.duplicated, description: diagram.title });
      onDone(diagram.id);
    },
  );

export const useMoveToFolder = () =>
  useChange(({ id, folderId }: { readonly id: number; readonly folderId: number | null }) =>
    callApi(moveToFolder, { params: { id }, body: { folderId } }),
  );

export const useTrash = (onDone: (id: number) => void) =>
  useChange(
    (id: number) => callApi(deleteDiagram, { params: { id } }),
    (_done, id) => {
      showToast({ title: libraryStrings.trashed, description: libraryStrings.trashedText(trashDays) });
      onDone(id);
    },
  );

export const useUntrash = () =>
  useChange(
    (id: number) => callApi(untrashDiagram, { params: { id } }),
    () => showToast({ title: libraryStrings.restored }),
  );

export const useDeleteForever = (onDone: (id: number) => void) =>
  useChange(
    (id: number) => callApi(deleteDiagram, { params: { id }, query: { forever: 'true' } }),
    (_done, id) => {
      showToast({ title: libraryStrings.deleted });
      onDone(id);
    },
  );

export const useEmptyTrash = (onDone: () => void) => useChange<void, unknown>(() => callApi(emptyTrash), onDone);

export const useCreateFolder = (onDone: (folder: Folder) => void) =>
  useChange(
    (name: string) => callApi(createFolder, { body: { name } }),
    ({ folder }) => onDone(folder),
  );

export const useRenameFolder = (onDone: () => void) =>
  useChange(
    ({ id, name }: Pick<Folder, 'id' | 'name'>) => callApi(renameFolder, { params: { id }, body: { name } }),
    onDone,
  );

export const useDeleteFolder = (onDone: () => void) =>
  useChange((id: number) => callApi(deleteFolder, { params: { id } }), onDone);
