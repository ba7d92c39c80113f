import type { Browser, Page } from 'playwright-core';
import { summarise, type Timing } from '../measure.ts';

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  /** Microseconds, as all times of a trace. */
  readonly ts: number;
  readonly dur?: number;
  /** The part of it in which the thread had a processor; a busy machine makes only `dur` longer. */
  readonly tdur?: number;
  readonly args?: { readonly name?: string; readonly data?: { readonly type?: string } };
}

/** Does something with the pointer and answers how long the main thread works for each frame in which the pointer moved, ms. */
export const measureFrames = async (browser: Browser, page: Page, gesture: () => Promise<void>): Promise<Timing> => {
  await browser.startTracing(page, {
    categories: ['toplevel', 'devtools.timeline', 'disabled-by-default-devtools.timeline', '__metadata'],
  });
  let trace: Buffer;
  try {
    await gesture();
  } finally {
    trace = await browser.stopTracing();
  }
  const { traceEvents } = JSON.parse(trace.toString('utf8')) as { readonly traceEvents: readonly TraceEvent[] };
  return summarise(workPerFrame(traceEvents));
};

/** A frame is what the main thread does from one picture that it hands over to the next one. */
export const workPerFrame = (events: readonly TraceEvent[]): readonly number[] => {
  const moved = events.filter(({ name, args }) => name === 'EventDispatch' && moves.has(args?.data?.type ?? ''));
  const [first] = moved;
  if (first === undefined) throw new Error('The page saw no movement of the pointer.');
  const own = events.filter(({ pid, tid, ph }) => pid === first.pid && tid === first.tid && ph === 'X');
  const handedOver = own.filter(({ name }) => name === 'Commit');
  const frames: number[] = [];
  let work = 0;
  let hasMoved = false;
  for (const task of own.filter(({ name }) => name === 'RunTask').toSorted((a, b) => a.ts - b.ts)) {
    const isWithin = ({ ts }: TraceEvent): boolean => ts >= task.ts && ts <= task.ts + (task.dur ?? 0);
    work += (task.tdur ?? task.dur ?? 0) / 1000;
    hasMoved ||= moved.some(isWithin);
    if (!handedOver.some(isWithin)) continue;
    if (hasMoved) frames.push(work);
    work = 0;
    hasMoved = false;
  }
  return frames;
};

const moves: ReadonlySet<string> = new Set(['pointermove', 'mousemove', 'wheel', 'scroll']);
