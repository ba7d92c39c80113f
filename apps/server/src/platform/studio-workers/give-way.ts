import { readlinkSync } from 'node:fs';
import { constants, setPriority } from 'node:os';

/**
 * Lets this thread, and those that it starts, run where nobody else needs the processor. Linux alone has priorities for threads, and
 * names the one that asks in `/proc/thread-self` (proc(5)).
 */
export const giveWay = (): void => {
  if (process.platform !== 'linux') return;
  try {
    const thread = Number(readlinkSync('/proc/thread-self').split('/').at(-1));
    setPriority(thread, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // Without it the work is done all the same.
  }
};
