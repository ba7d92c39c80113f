import {
  type Diagram,
  type Failure,
  redoDiagram,
  refineDiagram,
  type UnsureRefinement,
  undoDiagram,
} from '@diagloom/contract';
import { skipToken, type UseMutationResult, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { callApi } from '../../../lib/api-client.ts';
import { failureOf, messageOf } from '../../../lib/api-error.ts';
import { describeWork } from '../../../lib/models/describe-work.ts';
import { showToast } from '../../../lib/toast-store.ts';
import { refineStrings } from '../../../strings/refine.ts';
import { gesturesSettled } from '../canvas/editing/queues.ts';
import { changedParts } from '../refine/changed-parts.ts';
import { roomOf } from '../together/live-rooms.ts';
import { useWorkspace } from '../workspace/workspace-context.ts';
import { currentPageOf } from './current-page.ts';
import { diagramKeys } from './diagram-keys.ts';
import { showOwnVersion, showVersion } from './show-version.ts';

/** What this visit knows of a diagram's conversation beyond the requests that the server keeps. */
export interface Refinements {
  /** What was done for a request and by which model, by its place in the conversation. */
  readonly done: Readonly<Record<number, readonly string[]>>;
  /** What "it" means in the next request. */
  readonly touched: readonly string[];
  /** The newest change: the version that it made, and the parts of it that can be shown. */
  readonly newest?: { readonly version: number; readonly parts: readonly string[] };
}

const noRefinements: Refinements = { done: {}, touched: [] };

const useRefinements = (id: number): Refinements =>
  useQuery<Refinements>({
    queryKey: diagramKeys.refinements(id),
    queryFn: skipToken,
    gcTime: Number.POSITIVE_INFINITY,
  }).data ?? noRefinements;

/** What was done for a message of a diagram's conversation, a sentence each. */
export const useReplies = ({ id, conversationReplies }: Diagram): ((turn: number) => readonly string[]) => {
  const { done } = useRefinements(id);
  return (turn) => done[turn] ?? conversationReplies[turn] ?? [];
};

/** What a message changed last, for as long as nothing was changed since. */
export const useNewestChange = ({ id, version }: Diagram): Refinements['newest'] => {
  const { newest } = useRefinements(id);
  return newest?.version === version ? newest : undefined;
};

interface Refining {
  readonly updateRequest: string;
  /** The reading to carry out, of those that were offered. */
  readonly take?: string;
  /** What is selected: "this", "these two". */
  readonly about?: readonly string[];
}

export interface RefineControl {
  readonly refine: (refining: Refining) => void;
  readonly stop: () => void;
  readonly isBusy: boolean;
  /** The request that is under way or was the last. */
  readonly asked: string | undefined;
  /** What the server said to the last request, if it said no. */
  readonly failure: Failure | undefined;
  /** What the last request may have meant, with the request itself; nothing was changed yet. */
  readonly unsure: (UnsureRefinement & Refining) | undefined;
}

interface RefineEvents {
  readonly onSent: (request: string) => void;
  /** The new version is in the cache. */
  readonly onDone: () => void;
  /** Nothing was changed: it failed, was stopped, or may mean more than one thing. */
  readonly onRefused: (request: string) => void;
}

/** One request at a time. */
export const useRefineDiagram = (id: number, { onSent, onDone, onRefused }: RefineEvents): RefineControl => {
  const queryClient = useQueryClient();
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  const { touched } = useRefinements(id);
  const { model, showParts } = useWorkspace();
  const { chosen } = model;
  const mutation = useMutation({
    mutationFn: async ({ updateRequest, take, about = [] }: Refining) => {
      const controller = new AbortController();
      running.current = controller;
      await gesturesSettled(id);
      const before = queryClient.getQueryData<{ readonly diagram: Diagram }>(diagramKeys.one(id))?.diagram.xmlContent;
      const said = { updateRequest, lastTouched: [...touched], take, ...(chosen && { model: chosen.id }) };
      const body = { ...said, selection: [...about], page: currentPageOf(queryClient, id) };
      return { before, answer: await callApi(refineDiagram, { params: { id }, body, signal: controller.signal }) };
    },
    onSuccess: ({ before, answer }, { updateRequest }) => {
      if (answer.updateApplied === false) return onRefused(updateRequest);
      const { diagram, said, touched: nextTouched, model } = answer;
      const parts = before === undefined ? [] : changedParts(before, diagram.xmlContent, nextTouched);
      showOwnVersion(queryClient, diagram);
      queryClient.setQueryData<Refinements>(diagramKeys.refinements(id), (earlier = noRefinements) => ({
        done: {
          ...earlier.done,
          [diagram.conversationHistory.length - 1]:
            model === undefined ? said : [...said, describeWork(model, 'change')],
        },
        touched: nextTouched,
        newest: { version: diagram.version, parts },
      }));
      showParts(parts);
      onDone();
    },
    onError: (error, { updateRequest }) => {
      onRefused(updateRequest);
      if (running.current?.signal.aborted) {
        // The server may have been faster than the hand.
        void queryClient.invalidateQueries({ queryKey: diagramKeys.one(id) });
        showToast({ title: refineStrings.stopped, description: refineStrings.stoppedText });
      } else sayFailed(error);
    },
  });
  return {
    refine: (refining) => {
      if (mutation.isPending) return;
      onSent(refining.updateRequest);
      mutation.mutate(refining);
    },
    stop: () => running.current?.abort(),
    isBusy: mutation.isPending,
    asked: mutation.variables?.updateRequest,
    failure: failureOf(mutation.error),
    unsure:
      mutation.data?.answer.updateApplied === false && mutation.variables !== undefined
        ? { ...mutation.data.answer, ...mutation.variables }
        : undefined,
  };
};

/** Takes a version back that whoever presses made themselves, or the newest one where none is named. */
export const useUndoChange = (id: number): UseMutationResult<unknown, Error, number | undefined> => {
  const queryClient = useQueryClient();
  return useStep(id, 'undo', (version) => {
    const newest = queryClient.getQueryData<{ readonly diagram: Diagram }>(diagramKeys.one(id))?.diagram.version;
    const taken = version ?? newest;
    return callApi(undoDiagram, { params: { id }, ...(taken !== undefined && { query: { version: taken } }) });
  });
};

/** Does again what was undone last. */
export const useRedoChange = (id: number): UseMutationResult<unknown, Error, number | undefined> =>
  useStep(id, 'redo', () => callApi(redoDiagram, { params: { id } }));

const useStep = (
  id: number,
  way: 'undo' | 'redo',
  step: (version: number | undefined) => Promise<{ readonly diagram: Diagram }>,
) => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (version: number | undefined) => {
      // What was done last comes back first, also where it is only on its way.
      await gesturesSettled(id);
      return step(version);
    },
    onSuccess: ({ diagram }, version) => {
      showVersion(queryClient, diagram);
      if (version !== undefined)
        roomOf(id)?.settle(version, way === 'redo' ? 'redone' : diagram.canRedo ? 'undone' : 'final');
      showToast({ title: refineStrings[way === 'undo' ? 'undone' : 'redone'] });
    },
    onError: (error, version) => {
      // What cannot be taken back any more does not stand before what can.
      const failure = failureOf(error);
      const isNothing = failure !== undefined && nothingLeft.has(failure.code);
      if (version !== undefined && failure !== undefined) roomOf(id)?.settle(version, isNothing ? 'none' : 'failed');
      if (isNothing) showToast({ title: refineStrings.nothing[way], description: failure.error });
      else sayFailed(error);
    },
  });
};

const nothingLeft: ReadonlySet<string> = new Set(['nothing_to_undo', 'nothing_to_redo']);

const sayFailed = (error: Error): void =>
  showToast({
    title: refineStrings.failed,
    description: messageOf(error, refineStrings.networkFailed),
    tone: 'destructive',
  });
