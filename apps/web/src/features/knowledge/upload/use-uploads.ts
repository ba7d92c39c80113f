import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { documentsKey } from '../../../hooks/use-documents.ts';
import { sendDocument } from '../../../lib/send-document.ts';

export interface Upload {
  readonly key: number;
  readonly name: string;
  readonly state: 'waiting' | 'reading' | 'done' | 'known' | 'stopped' | 'failed';
  /** Why it failed, and what to do. */
  readonly problem?: string;
}

/** Files that are sent and read beside each other; the server takes three of one person. */
const atOnce = 2;

/** Files on their way to the server, in the order in which they were chosen. */
export const useUploads = () => {
  const queryClient = useQueryClient();
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const waiting = useRef<{ readonly key: number; readonly file: File }[]>([]);
  const running = useRef(new Map<number, AbortController>());
  const lastKey = useRef(0);
  useEffect(
    () => () => {
      waiting.current = [];
      for (const controller of running.current.values()) controller.abort();
    },
    [],
  );

  const change = (key: number, to: Partial<Upload>): void =>
    setUploads((before) => before.map((upload) => (upload.key === key ? { ...upload, ...to } : upload)));

  const next = (): void => {
    while (running.current.size < atOnce) {
      const job = waiting.current.shift();
      if (job === undefined) return;
      const controller = new AbortController();
      running.current.set(job.key, controller);
      change(job.key, { state: 'reading' });
      void sendDocument(job.file, controller.signal)
        .then((to) => change(job.key, to))
        .finally(() => {
          running.current.delete(job.key);
          void queryClient.invalidateQueries({ queryKey: documentsKey });
          next();
        });
    }
  };

  return {
    uploads,
    add: (files: readonly File[]): void => {
      const jobs = files.map((file) => {
        lastKey.current += 1;
        return { key: lastKey.current, file };
      });
      setUploads((before) => [
        ...before,
        ...jobs.map(({ key, file }) => ({ key, name: file.name, state: 'waiting' as const })),
      ]);
      waiting.current.push(...jobs);
      next();
    },
    stop: (key: number): void => {
      waiting.current = waiting.current.filter((job) => job.key !== key);
      running.current.get(key)?.abort();
      change(key, { state: 'stopped' });
    },
    clear: (): void => setUploads((before) => before.filter(({ state }) => state === 'waiting' || state === 'reading')),
  };
};
