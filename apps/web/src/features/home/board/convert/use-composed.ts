import { useEffect, useRef, useState } from 'react';
import type { BoardAnswer } from './board-worker.ts';
import type { BoardRequest, ComposedBoard } from './compose-board.ts';

export type Composed =
  | { readonly state: 'drawing' }
  | { readonly state: 'failed' }
  | { readonly state: 'drawn'; readonly composed: ComposedBoard; readonly request: BoardRequest };

/** How long typing rests before it is drawn, and how long drawing may take, ms. */
const rest = 200;
const longest = 20_000;

/** Draws a reading whenever it changes. A worker that takes too long is ended. */
export const useComposed = (request: BoardRequest, attempt: number): Composed => {
  const [result, setResult] = useState<Composed>({ state: 'drawing' });
  const worker = useRef<Worker>(undefined);
  const lastId = useRef(0);
  useEffect(
    () => () => {
      worker.current?.terminate();
      worker.current = undefined;
    },
    [],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is made without another request
  useEffect(() => {
    setResult({ state: 'drawing' });
    let limit: number | undefined;
    const give = (next: Composed): void => {
      window.clearTimeout(limit);
      setResult(next);
    };
    const fail = (): void => {
      worker.current?.terminate();
      worker.current = undefined;
      give({ state: 'failed' });
    };
    const timer = window.setTimeout(() => {
      worker.current ??= new Worker(new URL('./board-worker.ts', import.meta.url), { type: 'module', name: 'board' });
      lastId.current += 1;
      const id = lastId.current;
      worker.current.onerror = fail;
      worker.current.onmessage = ({ data }: MessageEvent<BoardAnswer>) => {
        if (data.id !== id) return;
        give(data.composed === undefined ? { state: 'failed' } : { state: 'drawn', composed: data.composed, request });
      };
      worker.current.postMessage({ ...request, id });
      limit = window.setTimeout(fail, longest);
    }, rest);
    return () => {
      window.clearTimeout(timer);
      window.clearTimeout(limit);
    };
  }, [request, attempt]);
  return result;
};
