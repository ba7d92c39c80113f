import { type Board, type BoardSummary, deleteBoard, getBoard, listBoards } from '@diagloom/contract';
import { queryOptions, type UseMutationResult, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../../../lib/api-client.ts';
import { messageOf } from '../../../../lib/api-error.ts';
import { showToast } from '../../../../lib/toast-store.ts';
import { boardStrings } from '../../../../strings/board.ts';
import { lastSave } from './use-autosave.ts';

const boardKeys = { all: [listBoards.path], list: [listBoards.path, 'list'] } as const;

/** A board by its id, the one that was changed last, or one that is not stored before something is drawn on it. */
export type WantedBoard = number | 'latest' | 'new';

/** The board to begin with; null for a new one. What was drawn before somebody left the page is stored first. */
export const openBoardQuery = (wanted: WantedBoard, opening: number) =>
  queryOptions({
    queryKey: [...boardKeys.all, 'open', wanted, opening],
    queryFn: async ({ signal }): Promise<Board | null> => {
      if (wanted === 'new') return null;
      await lastSave();
      const id = wanted === 'latest' ? (await callApi(listBoards, { signal })).boards[0]?.id : wanted;
      return id === undefined ? null : (await callApi(getBoard, { params: { id }, signal })).board;
    },
    gcTime: 0,
  });

export const useBoards = (isWanted: boolean): readonly BoardSummary[] =>
  useQuery({
    queryKey: boardKeys.list,
    queryFn: ({ signal }) => callApi(listBoards, { signal }),
    staleTime: 0,
    enabled: isWanted,
  }).data?.boards ?? [];

export const useDeleteBoard = (onDone: () => void): UseMutationResult<unknown, Error, number> => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => callApi(deleteBoard, { params: { id } }),
    onSuccess: onDone,
    onError: (error) =>
      showToast({
        title: boardStrings.deleteFailed,
        description: messageOf(error, boardStrings.notLoadedText),
        tone: 'destructive',
      }),
    onSettled: () => void queryClient.invalidateQueries({ queryKey: boardKeys.list }),
  });
};
