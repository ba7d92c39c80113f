import { changeDiagram, type Diagram, getDiagram } from '@diagloom/contract';
import { readDrawio } from '@diagloom/diagram/drawio';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { callApi } from '../../../../lib/api-client.ts';
import { ApiError, failureOf, messageOf } from '../../../../lib/api-error.ts';
import { localStore } from '../../../../lib/local-store.ts';
import { showToast } from '../../../../lib/toast-store.ts';
import { canvasStrings } from '../../../../strings/canvas.ts';
import { showVersion } from '../../api/show-version.ts';
import type { LiveRoom } from '../../together/live-rooms.ts';
import { useLiveRoom } from '../../together/use-live-room.ts';
import type { Gesture } from './gesture.ts';
import { createGestureQueue, type GestureQueue, type QueueState, type Sent, type Stored } from './gesture-queue.ts';
import { queueFor } from './queues.ts';
import { sentChanges } from './sent-changes.ts';
import { typeOfPage } from './type-of-page.ts';
import { untilWorthTrying } from './until-worth-trying.ts';

export interface Gestures extends QueueState, Pick<GestureQueue, 'add' | 'settled'> {
  /** Where others are at the diagram, too; absent until one is connected. */
  readonly room: LiveRoom | undefined;
}

/** The gestures on a diagram: shown at once, stored in order, kept in this browser until they are. */
export const useGestures = (diagram: Diagram, userId: number): Gestures => {
  const queryClient = useQueryClient();
  const key = `diagloom.gestures.${userId}.${diagram.id}`;
  const queue = queueFor(key, () => openQueue(key, diagram, queryClient));
  const room = useLiveRoom(diagram, queue);
  const used = room?.queue ?? queue;
  useEffect(() => {
    const stored = storedOf(diagram);
    queue.rebase(stored);
    used.rebase(stored);
  }, [queue, used, diagram]);
  const state = useSyncExternalStore(used.subscribe, used.read);
  return { ...state, add: used.add, settled: used.settled, room };
};

const storedOf = ({ xmlContent, version }: Diagram): Stored => ({ document: readDrawio(xmlContent), version });

const openQueue = (key: string, diagram: Diagram, queryClient: QueryClient): GestureQueue => {
  const params = { id: diagram.id };
  return createGestureQueue(
    storedOf(diagram),
    (page) => typeOfPage(page, diagram.diagramType),
    {
      send: async (changes, baseVersion) => {
        try {
          const body = { baseVersion, changes: sentChanges(changes) };
          const answer = await callApi(changeDiagram, { params, body });
          showVersion(queryClient, answer.diagram);
          return { kind: 'stored', stored: storedOf(answer.diagram) };
        } catch (error) {
          return notStored(error);
        }
      },
      load: async () => {
        try {
          const { diagram: newest } = await callApi(getDiagram, { params });
          showVersion(queryClient, newest);
          return storedOf(newest);
        } catch {
          return undefined;
        }
      },
      wait: untilWorthTrying,
      keep: (gestures) => {
        if (gestures.length === 0) localStore.remove(key);
        else localStore.write(key, JSON.stringify(gestures));
      },
      say: ({ kind, message }) =>
        showToast({ title: canvasStrings.problems[kind], description: message || canvasStrings.gone }),
    },
    readKept(key),
  );
};

/** An answer that says no is final; none at all, or one that says not now, is not. */
const notStored = (error: unknown): Sent => {
  if (failureOf(error)?.code === 'version_conflict') return { kind: 'conflict' };
  const isFinal = error instanceof ApiError && error.status >= 400 && error.status < 500 && !passing.has(error.status);
  return isFinal ? { kind: 'refused', message: messageOf(error, canvasStrings.notStored) } : { kind: 'later' };
};

/** Signed out, too slow, too often: the same call may be answered later. */
const passing: ReadonlySet<number> = new Set([401, 408, 429]);

/** What an earlier visit could not store. It is ours; a text that is none of ours counts as nothing. */
const readKept = (key: string): readonly Gesture[] => {
  try {
    const kept: unknown = JSON.parse(localStore.read(key) ?? '[]');
    return Array.isArray(kept) ? (kept as Gesture[]) : [];
  } catch {
    return [];
  }
};
