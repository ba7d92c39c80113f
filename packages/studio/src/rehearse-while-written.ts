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

/** Lines that an answer has for each of its shapes, which models write before the lines between them. */
const linesForShape = 1.8;

/** How much more placing takes for so many times the lines. */
const costGrowth = 2;

/**
 * Looks for the best way to place a diagram while a model still writes it, so that nothing but that way is left to do once it has written.
 * In: how what is there of a reply is tried, one at a time, and a clock of milliseconds. One that would still run at the end is not begun: it
 * would tell nothing, and take time from the drawing. What goes wrong there costs time and no more.
 */
export const rehearseWhileWritten = (
  rehearse: (reply: string) => Promise<Rehearsed | undefined>,
  now: () => number = () => performance.now(),
): Rehearsal => {
  const written: string[] = [];
  let [least, isBusy] = [fewestLines, false];
  let best: Rehearsed | undefined;
  let begun: number | undefined;
  let last: { readonly lines: number; readonly milliseconds: number } | undefined;
  const start = async (): Promise<void> => {
    isBusy = true;
    const [lines, started] = [written.length, now()];
    least = lines * growth;
    try {
      best = (await rehearse(written.join('\n'))) ?? best;
    } catch {
      // The whole is placed as if nothing had been tried.
    }
    last = { lines, milliseconds: now() - started };
    isBusy = false;
    startWhereDue();
  };
  const endsInTime = (): boolean => {
    if (last === undefined || begun === undefined) return true;
    const needed = last.milliseconds * (written.length / last.lines) ** costGrowth;
    return needed <= linesToCome(written) * ((now() - begun) / written.length);
  };
  const startWhereDue = (): void => {
    if (!isBusy && written.length >= least && endsInTime()) void start();
  };
  return {
    take: (lines) => {
      begun ??= now();
      written.push(...lines);
      startWhereDue();
    },
    best: () => best,
  };
};

/** How many more lines an answer is likely to have; without end while it only names shapes. */
const linesToCome = (written: readonly string[]): number => {
  const shapes = written.findIndex((line) => /->|→/.test(line));
  return shapes === -1 ? Number.POSITIVE_INFINITY : Math.max(0, linesForShape * shapes - written.length);
};
