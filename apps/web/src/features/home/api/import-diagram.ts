import { importDiagram } from '@diagloom/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { callApi } from '../../../lib/api-client.ts';
import { messageOf } from '../../../lib/api-error.ts';
import { showToast } from '../../../lib/toast-store.ts';
import { importStrings } from '../../../strings/import.ts';
import { readImport } from '../import/read-import.ts';
import { diagramKeys } from './diagram-keys.ts';

export interface ImportControl {
  readonly open: (file: File) => void;
  readonly stop: () => void;
  readonly isBusy: boolean;
}

/** One file at a time. The new diagram is in the cache when `onDone` gets its id. */
export const useImportDiagram = (onDone: (id: number) => void): ImportControl => {
  const queryClient = useQueryClient();
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  const mutation = useMutation({
    mutationFn: async (file: File) => {
      const controller = new AbortController();
      running.current = controller;
      const read = await readImport(file);
      if (!read.ok) return { refused: read };
      const { fileName, fileData } = read;
      return { opened: await callApi(importDiagram, { body: { fileName, fileData }, signal: controller.signal }) };
    },
    onSuccess: ({ refused, opened }) => {
      if (opened === undefined) {
        showToast({ title: refused.title, description: refused.description, tone: 'destructive' });
        return;
      }
      const { diagram } = opened;
      queryClient.setQueryData(diagramKeys.one(diagram.id), { success: true, diagram });
      showToast({ title: importStrings.opened(diagram.title) });
      onDone(diagram.id);
    },
    onError: (error) => {
      if (running.current?.signal.aborted) {
        showToast({ title: importStrings.stopped, description: importStrings.stoppedText });
        return;
      }
      showToast({
        title: importStrings.failed,
        description: messageOf(error, importStrings.networkFailed),
        tone: 'destructive',
      });
    },
    // The server may have been faster than a stop.
    onSettled: () => void queryClient.invalidateQueries({ queryKey: diagramKeys.lists }),
  });
  return {
    open: (file) => {
      if (!mutation.isPending) mutation.mutate(file);
    },
    stop: () => running.current?.abort(),
    isBusy: mutation.isPending,
  };
};
