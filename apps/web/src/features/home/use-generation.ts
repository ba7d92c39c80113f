import type { Failure, GenerateDiagramRequest, GenerateProgress } from '@diagloom/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { currentUserQuery } from '../../hooks/use-session.ts';
import { failureOf } from '../../lib/api-error.ts';
import { showToast } from '../../lib/toast-store.ts';
import { generationStrings } from '../../strings/home.ts';
import { diagramKeys } from './api/diagram-keys.ts';
import { requestDiagram } from './api/generate-diagram.ts';
import { promptHistoryKey } from './api/prompt-history.ts';

export type Generation =
  | { readonly state: 'idle' }
  | {
      readonly state: 'running';
      readonly startedAt: number;
      /** What the server last said; undefined until it says something. */
      readonly report?: { readonly step: GenerateProgress['step']; readonly at: number };
    }
  | {
      readonly state: 'failed';
      readonly message: string;
      readonly failure: Failure | undefined;
      readonly request: GenerateDiagramRequest;
    };

export interface GenerationControl {
  readonly generation: Generation;
  readonly generate: (request: GenerateDiagramRequest) => Promise<void>;
  readonly stop: () => void;
  /** Puts a failure out of sight. */
  readonly dismiss: () => void;
}

/** One generation at a time. A finished diagram goes into the cache, then `onDone` gets its id. */
export const useGeneration = (onDone: (diagramId: number) => void): GenerationControl => {
  const queryClient = useQueryClient();
  const [generation, setGeneration] = useState<Generation>({ state: 'idle' });
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const generate = async (request: GenerateDiagramRequest): Promise<void> => {
    if (running.current !== undefined) return;
    const controller = new AbortController();
    running.current = controller;
    const startedAt = Date.now();
    setGeneration({ state: 'running', startedAt });
    const onProgress = (step: GenerateProgress['step']): void =>
      setGeneration({ state: 'running', startedAt, report: { step, at: Date.now() } });
    try {
      const { diagram } = await requestDiagram(request, { signal: controller.signal, onProgress });
      queryClient.setQueryData(diagramKeys.one(diagram.id), { success: true, diagram });
      setGeneration({ state: 'idle' });
      onDone(diagram.id);
    } catch (error) {
      setGeneration(controller.signal.aborted ? { state: 'idle' } : describeFailure(error, request));
    } finally {
      running.current = undefined;
      void queryClient.invalidateQueries({ queryKey: diagramKeys.lists });
      void queryClient.invalidateQueries({ queryKey: promptHistoryKey });
      void queryClient.invalidateQueries({ queryKey: currentUserQuery.queryKey });
    }
  };

  const stop = (): void => {
    running.current?.abort();
    showToast({ title: generationStrings.stopped, description: generationStrings.stoppedText });
  };

  return { generation, generate, stop, dismiss: () => setGeneration({ state: 'idle' }) };
};

const describeFailure = (error: unknown, request: GenerateDiagramRequest): Generation => {
  const failure = failureOf(error);
  const message = failure?.error ?? generationStrings.networkFailed;
  // A text that was not understood is answered in the panel, with examples; a passing message would be in the way.
  if (failure?.code !== 'not_understood') {
    showToast({ title: generationStrings.failed, description: message, tone: 'destructive' });
  }
  return { state: 'failed', message, failure, request };
};
