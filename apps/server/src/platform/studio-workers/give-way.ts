import { readdirSync, readlinkSync } from 'node:fs';
import { constants, getPriority, setPriority } from 'node:os';

/**
 * By how much others come after the thread that answers where there are more threads than processors: it needs little, but
 *  while others take an equal share of the processors, everybody waits for it. What V8 does beside (collecting, compiling)
 * is mostly for the workers.
 */
export const precedence = { light: 5, beside: 5, heavy: 15 } as const;

/**
 * Lets this thread, and those that it starts, run where nobody before it needs the processor. Linux alone has priorities for threads, and
 * names the one that asks in `/proc/thread-self` (proc(5)).
 */
export const giveWay = (by: number): void => onLinux(() => setPriority(ownThread(), lower(by)));

/** Lets all other threads that this process has by now give way to the one that asks. */
export const runBeforeOthers = (by: number): void =>
  onLinux(() => {
    const own = ownThread();
    for (const thread of readdirSync('/proc/self/task').map(Number)) {
      if (thread !== own) setPriority(thread, lower(by));
    }
  });

const ownThread = (): number => Number(readlinkSync('/proc/thread-self').split('/').at(-1));

/** Seen from the first thread of the process, which somebody may have started with less than others have. */
const lower = (by: number): number => Math.min(constants.priority.PRIORITY_LOW, getPriority(process.pid) + by);

const onLinux = (prefer: () => void): void => {
  if (process.platform !== 'linux') return;
  try {
    prefer();
  } catch {
    // Without it the work is done all the same.
  }
};
