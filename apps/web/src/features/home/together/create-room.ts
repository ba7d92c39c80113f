import { canBeUndone, type MergedChange, mergeChanges, splitChanges, tryAgainReason } from '@diagloom/collaboration';
import type { Diagram, LiveJoin } from '@diagloom/contract';
import { applyChanges } from '@diagloom/diagram/drawio';
import { type HocuspocusProvider, type HocuspocusProviderWebsocket, WebSocketStatus } from '@hocuspocus/provider';
import type { QueryClient } from '@tanstack/react-query';
import * as Y from 'yjs';
import { showToast } from '../../../lib/toast-store.ts';
import { togetherStrings } from '../../../strings/together.ts';
import { diagramKeys } from '../api/diagram-keys.ts';
import { typeOfPage } from '../canvas/editing/type-of-page.ts';
import { createComeBack } from './come-back.ts';
import type { KeptChanges } from './kept-changes.ts';
import type { LiveRoom, RoomState } from './live-rooms.ts';
import { onceAFrame } from './once-a-frame.ts';
import { createOwnHistory, type Step } from './own-history.ts';
import { createPageDrawing } from './page-drawing.ts';
import { listenToServer } from './room-notes.ts';
import { createRoomPeople } from './room-people.ts';
import { createRoomQueue } from './room-queue.ts';
import { type RoomVerdict, verdictOnClose, verdictOnEntry } from './room-verdict.ts';
import type { RoomEnd } from './stay-live.ts';
import { createUnsentChanges } from './unsent-changes.ts';

export interface RoomOptions {
  /** The diagram as it was last loaded. */
  readonly diagram: () => Diagram;
  readonly live: LiveJoin;
  readonly queryClient: QueryClient;
  /** The room is closed and of no more use. */
  readonly onEnd: (end: RoomEnd) => void;
}

interface Joined extends RoomOptions {
  readonly doc: Y.Doc;
  readonly provider: HocuspocusProvider;
  readonly socket: HocuspocusProviderWebsocket;
  readonly kept: KeptChanges | undefined;
  /** What was kept is in the document already. */
  readonly isResumed: boolean;
}

/** Where changes of this window come from: those that can be taken back, and those that are too large for that. */
export const here = { source: 'here' };
const hereForGood = { source: 'here, for good' };

/** What goes on at a diagram that this window has met the server about. */
export const createRoom = (joined: Joined): LiveRoom => {
  const { diagram, live, queryClient, onEnd, doc, provider, socket, kept, isResumed } = joined;
  const { id } = diagram();
  const { user, canChange } = live;
  const listeners = new Set<() => void>();
  let isConnected = true;
  let isClosed = false;
  let state: RoomState | undefined;
  // The network is gone at once; a connection over it is given up some time later.
  const isOffline = (): boolean => !isConnected || !navigator.onLine;
  const waiting = (): number => (canChange ? provider.unsyncedChanges : 0);
  // Drawing a large page takes longer than others need for the next change: what they do is shown with the next frame.
  const soon = onceAFrame(() => update());
  const drawing = createPageDrawing(doc, diagram().xmlContent, soon.ask);
  const unsent = createUnsentChanges({ diagramId: id, live, doc, read: drawing.read, waiting });
  const undoing = new Y.UndoManager(doc.getMap('cells'), { trackedOrigins: new Set([here]), captureTimeout: 0 });
  const history = createOwnHistory(undoing, () => diagram().version);

  const readState = (): RoomState => ({
    saved: isOffline() ? 'offline' : waiting() > 0 ? 'saving' : 'saved',
    others: people.others(),
    canUndo: history.canUndo(),
    isAtEnd: history.isAtEnd(),
    canRedo: history.canRedo(),
    followed: people.followed(),
    problem: notes.problem(),
  });
  const update = (): void => {
    if (isClosed) return;
    state = readState();
    queue.update();
    for (const listener of listeners) listener();
  };

  /** Writes changes in parts that the server takes; false where one cell alone is too large. */
  const change = (changes: readonly MergedChange[]): boolean => {
    const parts = splitChanges(changes);
    if (parts === undefined) return false;
    unsent.add(changes);
    history.note(() => {
      for (const part of parts) {
        const isForGood = !canBeUndone(part);
        doc.transact(() => mergeChanges(doc, part), isForGood ? hereForGood : here);
        if (isForGood) showToast({ title: togetherStrings.forGood, description: togetherStrings.forGoodText });
      }
    });
    unsent.keep();
    update();
    return true;
  };
  const step = (way: 'undo' | 'redo'): Step => {
    const taken = history[way]();
    if (taken === 'done') {
      unsent.addUnknown();
      unsent.keep();
      update();
    }
    return taken;
  };
  const queue = createRoomQueue({
    ...{ drawing, canChange, waiting, change },
    typeOf: (page) => typeOfPage(page, diagram().diagramType),
    isOffline,
    onRebase: () => update(),
  });
  const notes = listenToServer({ provider, diagram, queryClient, isClosed: () => isClosed, onChange: () => update() });
  const people = createRoomPeople(provider, user, () => update());

  const close = (): void => {
    if (isClosed) return;
    leave();
    isClosed = true;
    window.removeEventListener('pagehide', leave);
    window.removeEventListener('online', returnNow);
    window.removeEventListener('offline', update);
    people.close();
    soon.stop();
    drawing.close();
    undoing.destroy();
    provider.destroy();
    socket.destroy();
    doc.destroy();
  };
  /** Nothing comes and goes any more from here on. */
  const end = (how: RoomEnd): void => {
    if (isClosed) return;
    close();
    onEnd(how);
  };
  const comeBack = createComeBack({
    ...{ diagramId: id, room: live.room, queryClient, provider, socket },
    isClosed: () => isClosed,
    keep: unsent.keep,
    onAnew: () => end('anew'),
  });
  const endForAll = (): void => {
    const description = unsent.isEmpty() ? togetherStrings.endedText : togetherStrings.endedUnsavedText;
    socket.disconnect();
    void comeBack.ask(() => {
      showToast({ title: togetherStrings.ended, description });
      end('ended');
    });
  };
  const obey = (verdict: RoomVerdict): void => {
    if (isClosed || verdict.kind === 'stays') return;
    if (verdict.kind === 'rights') {
      const { mayChange } = verdict;
      showToast({
        title: togetherStrings.rights[mayChange ? 'more' : 'less'],
        description: togetherStrings.rightsText,
      });
      if (!mayChange && !unsent.isEmpty()) unsent.giveUp(togetherStrings.rightsUnsaved(unsent.names()));
      void queryClient.invalidateQueries({ queryKey: diagramKeys.one(id) });
    }
    if (verdict.kind === 'refused' && !unsent.isEmpty()) unsent.giveUp(verdict.reason);
    if (verdict.kind === 'ended') endForAll();
    else end('anew');
  };
  const handleEntry = ({ scope }: { readonly scope: string }): void =>
    obey(verdictOnEntry({ scope, canChange, problem: unsent.problem() }));

  provider.on('unsyncedChanges', () => {
    if (waiting() === 0) unsent.keep();
    update();
  });
  provider.on('status', ({ status }: { status: string }) => {
    isConnected = status === 'connected';
    if (!isConnected && waiting() > 0) unsent.keep();
    update();
  });
  provider.on('authenticationFailed', ({ reason }: { readonly reason: string }) =>
    reason === tryAgainReason ? comeBack.later() : void comeBack.ask(),
  );
  provider.on('authenticated', handleEntry);
  socket.on('close', ({ event }: { readonly event: Pick<CloseEvent, 'code' | 'reason'> }) =>
    obey(verdictOnClose(event)),
  );

  if (isResumed && waiting() > 0) unsent.addUnknown();
  else if (isResumed) unsent.keep();
  let isReplayDue = kept !== undefined && !isResumed;
  /** Not before the first meeting is over: what is there by then is answered with at once, however large. */
  const replay = (): void => {
    if (!isReplayDue || waiting() > 0) return;
    isReplayDue = false;
    const changes = kept?.changes ?? [];
    if (canChange && change(changes)) return;
    const document = applyChanges(
      drawing.read(),
      changes.map((one) => one.change),
    );
    unsent.giveUp(togetherStrings[canChange ? 'tooLarge' : 'rightsText'], document);
  };
  provider.on('unsyncedChanges', replay);
  replay();

  const leave = (): void => {
    if (!unsent.isEmpty()) unsent.keep();
  };
  // At once, and not when the next try is due.
  const returnNow = (): void => {
    if (socket.status === WebSocketStatus.Disconnected) void socket.connect();
    update();
  };
  window.addEventListener('pagehide', leave);
  window.addEventListener('online', returnNow);
  window.addEventListener('offline', update);
  update();
  // Let in before anybody listened.
  if (provider.authorizedScope !== undefined) handleEntry({ scope: provider.authorizedScope });
  const { show, follow, call } = people;
  return {
    queue,
    read: () => {
      state ??= readState();
      return state;
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    ...{ show, follow, call, close },
    undo: () => step('undo'),
    redo: () => step('redo'),
    mark: (version) => {
      history.mark(version);
      update();
    },
    settle: (version, outcome) => {
      history.settle(version, outcome);
      update();
    },
  };
};
