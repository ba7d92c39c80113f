import { type BoardSummary, createBoard, saveBoard } from '@diagloom/contract';
import { useCallback, useEffect, useRef, useState } from 'react';
import { callApi } from '../../../../lib/api-client.ts';
import { ApiError, messageOf } from '../../../../lib/api-error.ts';
import { boardStrings } from '../../../../strings/board.ts';
import type { Elements } from '../history.ts';

/** How long the pen rests before what was drawn is stored, and how long a failure waits, ms. */
const rest = 700;
const retry = 8000;

export type SaveState = 'saved' | 'saving' | 'unsaved' | 'conflict';

export interface Autosave {
  readonly state: SaveState;
  /** Why it is not saved, in words for people. */
  readonly problem: string | undefined;
  /** The board as the server has it; undefined before the first save. */
  readonly stored: Stored | undefined;
  readonly saveNow: () => Promise<Stored | undefined>;
  /** Stores what is here as another board. */
  readonly fork: (title: string) => void;
}

type Stored = Pick<BoardSummary, 'id' | 'title' | 'revision' | 'diagramId'>;

let last: Promise<unknown> = Promise.resolve();

/** When everything that was drawn so far is stored, or could not be. */
export const lastSave = (): Promise<unknown> => last;

/** Stores a board a moment after each change, one save at a time. A board that nothing was drawn on is not stored. */
export const useAutosave = (opened: Stored | undefined, title: string, elements: Elements): Autosave => {
  const [state, setState] = useState<SaveState>('saved');
  const [problem, setProblem] = useState<string>();
  const [stored, setStored] = useState(opened);
  const current = useRef({
    elements,
    title,
    stored: opened,
    saved: elements,
    savedTitle: title,
    isBusy: false,
    isStopped: false,
  });
  current.current.elements = elements;
  current.current.title = title;

  const save = useCallback(async (): Promise<Stored | undefined> => {
    const now = current.current;
    // Another change came while one was stored: it goes next.
    while (now.isBusy) await last;
    const { elements: drawn, title: named } = now;
    if (now.isStopped || (drawn === now.saved && (now.stored === undefined || named === now.savedTitle)))
      return now.stored;
    now.isBusy = true;
    setState('saving');
    const storing = store(now.stored, named, drawn);
    last = storing.then(
      () => undefined,
      () => undefined,
    );
    try {
      const board = await storing;
      Object.assign(now, { stored: board, saved: drawn, savedTitle: named });
      setStored(board);
      setProblem(undefined);
      setState(now.elements === drawn ? 'saved' : 'saving');
      return board;
    } catch (error) {
      now.isStopped = error instanceof ApiError && error.status === 409;
      setProblem(messageOf(error, boardStrings.unsavedText));
      setState(now.isStopped ? 'conflict' : 'unsaved');
      return undefined;
    } finally {
      now.isBusy = false;
    }
  }, []);

  useEffect(() => {
    const { saved, savedTitle, stored: board } = current.current;
    if (elements === saved && (board === undefined || title === savedTitle)) return;
    const timer = window.setTimeout(() => void save(), rest);
    return () => window.clearTimeout(timer);
  }, [elements, title, save]);

  useEffect(() => {
    if (state !== 'unsaved') return;
    const timer = window.setInterval(() => void save(), retry);
    return () => window.clearInterval(timer);
  }, [state, save]);

  useEffect(() => {
    const warn = (event: BeforeUnloadEvent): void => {
      if (current.current.elements === current.current.saved) return;
      void save();
      event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    return () => {
      window.removeEventListener('beforeunload', warn);
      void save();
    };
  }, [save]);

  const fork = (as: string): void => {
    Object.assign(current.current, { stored: undefined, saved: [], title: as, isStopped: false });
    void save();
  };
  return { state, problem, stored, saveNow: save, fork };
};

const store = async (board: Stored | undefined, title: string, elements: Elements): Promise<Stored> => {
  const content = { title, elements: [...elements] };
  if (board === undefined) return (await callApi(createBoard, { body: content })).board;
  const { id, revision } = board;
  return (await callApi(saveBoard, { params: { id }, body: { ...content, baseRevision: revision } })).board;
};
