import { documentEndings } from '@diagloom/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { documentsKey } from '../../../hooks/use-documents.ts';
import { sendDocument } from '../../../lib/send-document.ts';
import { showToast } from '../../../lib/toast-store.ts';
import { knowledgeStrings } from '../../../strings/knowledge.ts';

/** Whether a file is one that diagrams are drawn from; a PDF may as well be a sketch and is asked about elsewhere. */
export const isDocument = ({ name }: Pick<File, 'name'>): boolean =>
  documentEndings.some((ending) => ending !== 'pdf' && name.toLowerCase().endsWith(`.${ending}`));

/** Reads a file into one's documents, one at a time; `onRead` gets its id. */
export const useDocumentAttachment = (onRead: (id: number) => void) => {
  const queryClient = useQueryClient();
  const [name, setName] = useState<string>();
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  return {
    /** The file that is being read. */
    name,
    stop: (): void => running.current?.abort(),
    take: async (file: File): Promise<void> => {
      running.current?.abort();
      const controller = new AbortController();
      running.current = controller;
      setName(file.name);
      const sent = await sendDocument(file, controller.signal);
      if (running.current !== controller) return;
      setName(undefined);
      void queryClient.invalidateQueries({ queryKey: documentsKey });
      if (sent.state === 'failed')
        showToast({ title: knowledgeStrings.attachFailed(file.name), description: sent.problem, tone: 'destructive' });
      else if (sent.state !== 'stopped') onRead(sent.id);
    },
  };
};
