import {
  checkUpdate,
  createSharedDrawing,
  liveLimits,
  type MergedChange,
  mergeChanges,
  type Presence,
  readPresence,
  type SharedDrawing,
  splitChanges,
  tryAgainReason,
} from '@diagloom/collaboration';
import { type Diagram, getDiagram, joinLive, type LiveJoin, liveNoteSchema, livePath } from '@diagloom/contract';
import { applyChanges, diffDocuments, readDrawio, writeDrawio } from '@diagloom/diagram/drawio';
import type { CellChange, DiagramDocument } from '@diagloom/diagram/model';
import { labelText } from '@diagloom/diagram/scene';
import { HocuspocusProvider, HocuspocusProviderWebsocket, WebSocketStatus } from '@hocuspocus/provider';
import type { QueryClient } from '@tanstack/react-query';
import * as Y from 'yjs';
import { callApi } from '../../../lib/api-client.ts';
import { ApiError } from '../../../lib/api-error.ts';
import { readSessionToken } from '../../../lib/session-token.ts';
import { showToast } from '../../../lib/toast-store.ts';
import { canvasStrings } from '../../../strings/canvas.ts';
import { togetherStrings } from '../../../strings/together.ts';
import { diagramKeys } from '../api/diagram-keys.ts';
import { notificationsKey } from '../api/notifications.ts';
import { showVersion } from '../api/show-version.ts';
import { carryOut } from '../canvas/editing/carry-out.ts';
import type { GestureQueue, QueueState } from '../canvas/editing/gesture-queue.ts';
import { typeOfPage } from '../canvas/editing/type-of-page.ts';
import { type KeptChanges, keepChanges, readKeptChanges } from './kept-changes.ts';
import type { LiveRoom, Other, RoomState } from './live-rooms.ts';
import { createOwnHistory, type Step } from './own-history.ts';
import { type RoomVerdict, verdictOnClose, verdictOnEntry } from './room-verdict.ts';
import type { RoomEnd } from './stay-live.ts';
import { addUnsavedCopy } from './unsaved-copies.ts';
import { watchAwareness } from './watch-awareness.ts';

interface RoomOptions {
  /** The diagram as it was last loaded. */
  readonly diagram: () => Diagram;
  readonly live: LiveJoin;
  readonly queryClient: QueryClient;
  /** The room is closed and of no more use. */
  readonly onEnd: (end: RoomEnd) => void;
}

/** How long the first meeting with the server may take before gestures go another way, ms. */
const patience = 6000;

/** Who is refused again and again asks after twice the time each time, and after this much at last, ms. */
const longestPause = 30_000;

/** Where changes of this window come from. */
const here = { source: 'here' };

/** Resolves when everything that is stored is here; undefined where the server cannot be reached that way. */
export const openRoom = async ({ diagram, live, queryClient, onEnd }: RoomOptions): Promise<LiveRoom | undefined> => {
  const { id } = diagram();
  const { user } = live;
  const doc = new Y.Doc();
  const kept = readKeptChanges(user.id, id);
  const isResumed = kept?.room === live.room && live.canChange && checkUpdate(kept.update) === undefined;
  if (isResumed) Y.applyUpdate(doc, kept.update, here);
  const socket = new HocuspocusProviderWebsocket({
    url: `${window.location.protocol === 'https:' ? 'wss' : 'ws'}://${window.location.host}${livePath}`,
    // Together, or the delay between tries would grow beyond what people wait for.
    delay: 500,
    minDelay: 300,
    maxDelay: 8000,
    messageReconnectTimeout: 20_000,
  });
  const provider = new HocuspocusProvider({
    name: live.room,
    document: doc,
    websocketProvider: socket,
    token: () => readSessionToken() ?? '',
  });
  provider.attach();
  const isThere = await firstMeeting(provider);
  if (!isThere) {
    provider.destroy();
    socket.destroy();
    return undefined;
  }
  return createRoom({ diagram, live, queryClient, onEnd, doc, provider, socket, kept, isResumed });
};

const firstMeeting = (provider: HocuspocusProvider): Promise<boolean> =>
  new Promise((resolve) => {
    const timer = window.setTimeout(() => resolve(false), patience);
    const settle = (isThere: boolean) => (): void => {
      window.clearTimeout(timer);
      resolve(isThere);
    };
    if (provider.isSynced) settle(true)();
    provider.on('synced', settle(true));
    provider.on('authenticationFailed', settle(false));
  });

interface Joined extends RoomOptions {
  readonly doc: Y.Doc;
  readonly provider: HocuspocusProvider;
  readonly socket: HocuspocusProviderWebsocket;
  readonly kept: KeptChanges | undefined;
  /** What was kept is in the document already. */
  readonly isResumed: boolean;
}

const createRoom = (joined: Joined): LiveRoom => {
  const { diagram, live, queryClient, onEnd, doc, provider, socket, kept, isResumed } = joined;
  const { id } = diagram();
  const { user, canChange } = live;
  const { awareness } = provider;
  const listeners = new Set<() => void>();
  const queueListeners = new Set<() => void>();
  const waiters = new Set<() => void>();
  let stored = readDrawio(diagram().xmlContent);
  let frame = frameOf(stored);
  let drawing: SharedDrawing = createSharedDrawing(doc, stored);
  let isConnected = true;
  let isClosed = false;
  let others: readonly Other[] = [];
  let followed: number | undefined;
  let problem: string | undefined;
  let calls = new Map<number, number>();
  /** What was done here and is not known to be kept, by cell; each with its name. */
  const unsent = new Map<string, string>();
  let synced: { readonly vector: Uint8Array; readonly document: DiagramDocument } = {
    vector: Y.encodeStateVector(doc),
    document: drawing.read(),
  };
  const undoing = new Y.UndoManager(doc.getMap('cells'), { trackedOrigins: new Set([here]), captureTimeout: 0 });
  const history = createOwnHistory(undoing, () => diagram().version);

  const typeOf: Parameters<typeof carryOut>[2] = (page) => typeOfPage(page, diagram().diagramType);
  const waiting = (): number => (canChange ? provider.unsyncedChanges : 0);
  let queueState: QueueState = { document: drawing.read(), waiting: 0, isOffline: false };
  let state: RoomState = {
    saved: 'saved',
    others,
    canUndo: false,
    canRedo: false,
    followed,
    problem,
  };

  const update = (): void => {
    if (isClosed) return;
    const isOffline = !isConnected;
    const next: QueueState = { document: drawing.read(), waiting: waiting(), isOffline };
    // Pointers of others change nothing of the drawing.
    if (!isSameState(next, queueState)) queueState = next;
    const saved = isOffline ? 'offline' : waiting() > 0 ? 'saving' : 'saved';
    const [canUndo, canRedo] = [history.canUndo(), history.canRedo()];
    state = { saved, others, canUndo, canRedo, followed, problem };
    for (const listener of [...queueListeners, ...listeners]) listener();
    if (waiting() === 0 || isOffline) {
      for (const waiter of waiters) waiter();
      waiters.clear();
    }
  };

  const keep = (): void => {
    if (waiting() === 0 || unsent.size === 0) {
      unsent.clear();
      keepChanges(user.id, id, undefined);
      synced = { vector: Y.encodeStateVector(doc), document: drawing.read() };
      return;
    }
    const changes = withOld(synced.document, diffDocuments(synced.document, drawing.read()));
    keepChanges(user.id, id, { room: live.room, update: Y.encodeStateAsUpdate(doc, synced.vector), changes });
  };

  let unsubscribe = drawing.subscribe(update);
  provider.on('unsyncedChanges', () => {
    if (waiting() === 0) keep();
    update();
  });
  provider.on('status', ({ status }: { status: string }) => {
    isConnected = status === 'connected';
    if (!isConnected && waiting() > 0) keep();
    update();
  });
  provider.on('authenticationFailed', ({ reason }: { readonly reason: string }) =>
    reason === tryAgainReason ? reconnectLater() : void comeBack(),
  );
  /** Changes that will never be kept are no longer sent; whoever made them gets them as a file. */
  const giveUp = (reason: string, document = drawing.read()): void => {
    addUnsavedCopy(user.id, id, { reason, xml: writeDrawio(document) });
    unsent.clear();
    keepChanges(user.id, id, undefined);
  };
  const obey = (verdict: RoomVerdict): void => {
    if (isClosed || verdict.kind === 'stays') return;
    if (verdict.kind === 'rights') {
      const { mayChange } = verdict;
      showToast({
        title: togetherStrings.rights[mayChange ? 'more' : 'less'],
        description: togetherStrings.rightsText,
      });
      if (!mayChange && unsent.size > 0) giveUp(togetherStrings.rightsUnsaved(namesOf(unsent)));
      void queryClient.invalidateQueries({ queryKey: diagramKeys.one(id) });
    }
    if (verdict.kind === 'refused' && unsent.size > 0) giveUp(verdict.reason);
    if (verdict.kind === 'ended') endForAll();
    else end('anew');
  };
  const handleEntry = ({ scope }: { readonly scope: string }): void => {
    const problem = unsent.size === 0 ? undefined : checkUpdate(Y.encodeStateAsUpdate(doc, synced.vector));
    obey(verdictOnEntry({ scope, canChange, problem }));
  };
  provider.on('authenticated', handleEntry);
  socket.on('close', ({ event }: { readonly event: Pick<CloseEvent, 'code' | 'reason'> }) =>
    obey(verdictOnClose(event)),
  );
  const endForAll = (): void => {
    const description = unsent.size === 0 ? togetherStrings.endedText : togetherStrings.endedUnsavedText;
    socket.disconnect();
    void comeBack(() => {
      showToast({ title: togetherStrings.ended, description });
      end('ended');
    });
  };
  provider.on('stateless', ({ payload }: { payload: string }) => {
    const note = liveNoteSchema.safeParse(tryJson(payload)).data;
    if (note?.kind === 'comments') {
      void queryClient.invalidateQueries({ queryKey: diagramKeys.annotations(id) });
      // It may have mentioned or answered whoever sits here.
      void queryClient.invalidateQueries({ queryKey: notificationsKey });
    }
    if (note?.kind === 'stored' && note.version > diagram().version) reload();
    if (note?.kind === 'not-stored' && problem !== note.message) {
      showToast({ title: togetherStrings.notStored, description: note.message, tone: 'destructive' });
    }
    problem = note?.kind === 'not-stored' ? note.message : note?.kind === 'stored' ? undefined : problem;
    update();
  });
  const reload = (): void => {
    callApi(getDiagram, { params: { id } })
      .then(({ diagram: newest }) => !isClosed && showVersion(queryClient, newest))
      // The next one comes with the next version.
      .catch(() => undefined);
  };

  let refusals = 0;
  provider.on('synced', () => {
    refusals = 0;
  });

  const nextPause = (): number => {
    const pause = Math.min(1000 * 2 ** refusals, longestPause);
    refusals += 1;
    return pause;
  };

  /** A connection that was refused is asked nothing again: it makes room for a new one. */
  const reconnectLater = (pause = nextPause()): void => {
    keep();
    window.setTimeout(() => !isClosed && socket.webSocket?.close(), pause);
  };

  /** The server does not let this window in any more: the access is gone, or the document was begun anew and the page joins again. */
  const comeBack = async (onMay?: () => void): Promise<void> => {
    keep();
    const pause = nextPause();
    try {
      const joined = await callApi(joinLive, { params: { id } });
      void queryClient.invalidateQueries({ queryKey: diagramKeys.one(id) });
      if (onMay !== undefined) onMay();
      // Begun anew, it is another document.
      else if (joined.live?.room !== live.room) end('anew');
      else reconnectLater(pause);
    } catch (error) {
      if (!(error instanceof ApiError) || (error.status !== 404 && error.status !== 403 && error.status !== 401)) {
        // The server is without its database, or not to be reached: neither says anything of the access.
        window.setTimeout(() => !isClosed && void comeBack(onMay), pause);
        return;
      }
      showToast({
        title: togetherStrings.accessGone,
        description: togetherStrings.accessGoneText,
        tone: 'destructive',
      });
      // Loaded anew, it says what is the matter.
      void queryClient.resetQueries({ queryKey: diagramKeys.one(id), exact: true });
      void queryClient.invalidateQueries({ queryKey: diagramKeys.lists });
    }
  };

  const stopWatching = watchAwareness(provider, user, (states) => {
    others = states.flatMap(([clientId, said]): Other[] => {
      const presence: Presence | undefined = readPresence(said);
      return presence === undefined || clientId === doc.clientID ? [] : [{ ...presence, clientId }];
    });
    const caller = others.find(({ clientId, call }) => call > (calls.get(clientId) ?? call));
    calls = new Map(others.map(({ clientId, call }) => [clientId, call]));
    if (caller !== undefined) {
      followed = caller.clientId;
      showToast({ title: togetherStrings.called(caller.name) });
    }
    if (followed !== undefined && !others.some(({ clientId }) => clientId === followed)) followed = undefined;
    update();
  });

  /** Writes changes in parts that the server takes; false where one cell alone is too large. */
  const change = (changes: readonly MergedChange[]): boolean => {
    const parts = splitChanges(changes);
    if (parts === undefined) return false;
    for (const { change: one, old } of changes) {
      const cell = one.kind === 'put' ? one.cell : old;
      const name = cell === undefined ? '' : labelText(cell).replace(/\s+/g, ' ').trim();
      unsent.set(JSON.stringify([one.page, one.kind === 'put' ? one.cell.id : one.id]), name);
    }
    history.note(() => {
      for (const part of parts) doc.transact(() => mergeChanges(doc, part), here);
    });
    keep();
    return true;
  };
  if (isResumed && waiting() > 0) unsent.set('', '');
  else if (isResumed) keep();
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
    giveUp(togetherStrings[canChange ? 'tooLarge' : 'rightsText'], document);
  };
  provider.on('unsyncedChanges', replay);
  replay();
  const step = (way: 'undo' | 'redo'): Step => {
    const taken = history[way]();
    if (taken === 'done') {
      unsent.set('', '');
      keep();
      update();
    }
    return taken;
  };
  const queue: GestureQueue = {
    read: () => queueState,
    subscribe: (listener) => {
      queueListeners.add(listener);
      return () => queueListeners.delete(listener);
    },
    add: (gesture) => {
      if (!canChange) return false;
      const { document, changes, reason } = carryOut(drawing.read(), gesture, typeOf);
      if (reason !== undefined) {
        showToast({ title: canvasStrings.problems[changes.length === 0 ? 'refused' : 'part'], description: reason });
      }
      if (changes.length === 0) return false;
      const [before, after] = [cellsIn(drawing.read()), cellsIn(document)];
      const isTooMany = after > liveLimits.cells && after > before;
      if (!isTooMany && change(withOld(drawing.read(), changes))) return true;
      const description = isTooMany ? togetherStrings.tooManyShapes(liveLimits.cells) : togetherStrings.tooLarge;
      showToast({ title: canvasStrings.problems.refused, description });
      return false;
    },
    // What was stored another way comes through the shared document; only the frames of pages are the file's.
    rebase: ({ document }) => {
      const next = frameOf(document);
      if (next === frame) return;
      frame = next;
      stored = document;
      unsubscribe();
      drawing.close();
      drawing = createSharedDrawing(doc, stored);
      unsubscribe = drawing.subscribe(update);
      update();
    },
    settled: () =>
      waiting() === 0 || !isConnected
        ? Promise.resolve()
        : new Promise((resolve) => {
            waiters.add(resolve);
          }),
  };
  const leave = (): void => {
    if (unsent.size > 0) keep();
  };
  const close = (): void => {
    if (isClosed) return;
    leave();
    isClosed = true;
    window.removeEventListener('pagehide', leave);
    window.removeEventListener('online', returnNow);
    stopWatching();
    unsubscribe();
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
  window.addEventListener('pagehide', leave);
  // At once, and not when the next try is due.
  const returnNow = (): void => {
    if (socket.status === WebSocketStatus.Disconnected) void socket.connect();
  };
  window.addEventListener('online', returnNow);
  update();
  // Let in before anybody listened.
  if (provider.authorizedScope !== undefined) handleEntry({ scope: provider.authorizedScope });
  return {
    queue,
    read: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    show: (part) => {
      const shown = Object.entries(part).map(([key, value]) => [key, value ?? null] as const);
      // Field by field, each would be a message of its own.
      awareness?.setLocalState({ ...awareness.getLocalState(), ...Object.fromEntries(shown) });
    },
    follow: (clientId) => {
      if (followed === clientId) return;
      followed = clientId;
      update();
    },
    call: () => provider.setAwarenessField('call', Date.now()),
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
    close,
  };
};

const isSameState = (one: QueueState, other: QueueState): boolean =>
  one.document === other.document && one.waiting === other.waiting && one.isOffline === other.isOffline;

const withOld = (document: DiagramDocument, changes: readonly CellChange[]) =>
  changes.map((change) => {
    const page = document.pages.find(({ id }) => id === change.page);
    const changed = change.kind === 'put' ? change.cell.id : change.id;
    const old = page?.cells.find(({ id }) => id === changed);
    return { change, ...(old === undefined ? {} : { old }) };
  });

const cellsIn = ({ pages }: DiagramDocument): number => pages.reduce((sum, { cells }) => sum + cells.length, 0);

/** As many are told by name. */
const mostNames = 3;

const namesOf = (unsent: ReadonlyMap<string, string>): readonly string[] =>
  [...new Set(unsent.values())].filter((name) => name !== '').slice(0, mostNames);

/** All of a file but its cells. */
const frameOf = ({ pages }: DiagramDocument): string =>
  JSON.stringify(pages.map(({ id, name, attributes }) => [id, name, attributes]));

const tryJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};
