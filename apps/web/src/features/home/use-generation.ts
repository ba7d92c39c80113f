import type { Diagram, Failure, GenerateDiagramRequest, GenerateProgress, ModelLines } from '@diagloom/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { currentUserQuery } from '../../hooks/use-session.ts';
import { failureOf } from '../../lib/api-error.ts';
import { preloadWhenQuiet } from '../../lib/preload-when-quiet.ts';
import { showToast } from '../../lib/toast-store.ts';
import { generationStrings } from '../../strings/home.ts';
import { modelStrings } from '../../strings/models.ts';
import { diagramKeys } from './api/diagram-keys.ts';
import { promptHistoryKey } from './api/prompt-history.ts';

export type Generation =
  | { readonly state: 'idle' }
  | {
      readonly state: 'running';
      readonly startedAt: number;
      /** What the server last said; undefined until it says something. */
      readonly report?: { readonly step: GenerateProgress['step']; readonly at: number };
      readonly request: GenerateDiagramRequest;
      /** What a model has written so far. */
      readonly writing?: ModelWriting;
      /** What the model made of it, on its way to the canvas. */
      readonly accepted?: Diagram;
    }
  | {
      readonly state: 'failed';
      readonly message: string;
      readonly failure: Failure | undefined;
      readonly request: GenerateDiagramRequest;
    };

export type ModelWriting = Omit<ModelLines, 'restart'>;

export interface GenerationControl {
  readonly generation: Generation;
  readonly generate: (request: GenerateDiagramRequest) => Promise<void>;
  /** Ends the generation; where a model is asked, that alone, and the draft of the engine is kept. */
  readonly stop: () => void;
  /** Puts a failure out of sight. */
  readonly dismiss: () => void;
}

/** What reads the stream of a generation is there before the first, without being waited for by the page. */
const loadCall = () => import('./api/generate-diagram.ts');
preloadWhenQuiet(loadCall);

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
    let now: Running = { state: 'running', startedAt: Date.now(), request };
    const show = (more: Partial<Running>): void => {
      now = { ...now, ...more };
      setGeneration(now);
    };
    show({});
    try {
      const { requestDiagram } = await loadCall();
      const { diagram, model } = await requestDiagram(request, {
        signal: controller.signal,
        onProgress: (step) => show({ report: { step, at: Date.now() } }),
        onModel: (lines) => show({ writing: addLines(now.writing, lines) }),
      });
      queryClient.setQueryData(diagramKeys.one(diagram.id), { success: true, diagram });
      if (model?.wasTaken === true && !controller.signal.aborted) {
        show({ accepted: diagram });
        await new Promise((resolve) => window.setTimeout(resolve, acceptedMs));
      }
      setGeneration({ state: 'idle' });
      onDone(diagram.id);
    } catch (error) {
      if (controller.signal.reason === withoutModel) {
        running.current = undefined;
        const { model: _model, ...rest } = request;
        return await generate(rest);
      }
      setGeneration(controller.signal.aborted ? { state: 'idle' } : describeFailure(error, request));
    } finally {
      if (running.current === controller) running.current = undefined;
      void queryClient.invalidateQueries({ queryKey: diagramKeys.lists });
      void queryClient.invalidateQueries({ queryKey: promptHistoryKey });
      void queryClient.invalidateQueries({ queryKey: currentUserQuery.queryKey });
    }
  };

  const stop = (): void => {
    if (generation.state === 'running' && generation.request.model !== undefined) {
      running.current?.abort(withoutModel);
      showToast({ title: modelStrings.stopped, description: modelStrings.stoppedText });
      return;
    }
    running.current?.abort();
    showToast({ title: generationStrings.stopped, description: generationStrings.stoppedText });
  };

  return { generation, generate, stop, dismiss: () => setGeneration({ state: 'idle' }) };
};

type Running = Extract<Generation, { readonly state: 'running' }>;

/** Why a generation was ended that goes on with the engine alone. */
const withoutModel = new Error('The model is not waited for.');

/** How long the change from the draft to the model's diagram is seen, ms: the movement takes 320. */
const acceptedMs = 450;

const addLines = (before: ModelWriting | undefined, { restart, ...now }: ModelLines): ModelWriting => ({
  ...now,
  lines: [...(restart ? [] : (before?.lines ?? [])), ...now.lines],
});

const describeFailure = (error: unknown, request: GenerateDiagramRequest): Generation => {
  const failure = failureOf(error);
  const message = failure?.error ?? generationStrings.networkFailed;
  // A text that was not understood is answered in the panel, with examples; a passing message would be in the way.
  if (failure?.code !== 'not_understood') {
    showToast({ title: generationStrings.failed, description: message, tone: 'destructive' });
  }
  return { state: 'failed', message, failure, request };
};
