import type { Rehearsed } from '@diagloom/diagram/layout';

export interface Rehearsal {
  /** Takes the next whole lines of a reply. */
  readonly take: (lines: readonly string[]) => void;
  /** The best way that is known by now. */
  readonly best: () => Rehearsed | undefined;
}

/** Fewer lines are placed in no time. */
const fewestLines = 10;

/** The next rehearsal is for a text that is so many times as long: each costs as much as the drawing itself, and half of a text tells as much as nearly all of it. */
const growth = 2.5;

/**
 * Looks for the best way to place a diagram while a model still writes it, so that nothing but that way is left to do once it has written.
 * In: how what is there of a reply is tried, one at a time. What goes wrong there costs time and no more.
 */
export const rehearseWhileWritten = (rehearse: (reply: string) => Promise<Rehearsed | undefined>): Rehearsal => {
  const written: string[] = [];
  let [least, isBusy] = [fewestLines, false];
  let best: Rehearsed | undefined;
  const start = async (): Promise<void> => {
    isBusy = true;
    least = written.length * growth;
    try {
      best = (await rehearse(written.join('\n'))) ?? best;
    } catch {
      // The whole is placed as if nothing had been tried.
    }
    isBusy = false;
    startWhereDue();
  };
  const startWhereDue = (): void => {
    if (!isBusy && written.length >= least) void start();
  };
  return {
    take: (lines) => {
      written.push(...lines);
      startWhereDue();
    },
    best: () => best,
  };
};
