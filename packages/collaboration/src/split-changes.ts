import { isSameValue, toRecord } from './cell-record.ts';
import { liveLimits } from './live-limits.ts';
import type { MergedChange } from './shared-cells.ts';

/** Bytes that a key takes beside its name and value, and a cell beside its keys. */
const overhead = { key: 30, cell: 80 } as const;

/** Room for what is not counted exactly. */
const most = { bytes: liveLimits.updateBytes * 0.8, parts: liveLimits.updateParts * 0.8 } as const;

/**
 * Changes in parts that can each be sent at once, and undone at once, in their order. Undefined where one cell alone is too large. What
 * a change leaves as it was is not sent and not counted.
 */
export const splitChanges = (changes: readonly MergedChange[]): readonly (readonly MergedChange[])[] | undefined => {
  const parts: MergedChange[][] = [];
  let [bytes, count] = [0, 0];
  for (const step of inSteps(changes)) {
    const size = sizeOf(step);
    if (size.sent > most.bytes) return undefined;
    const part = parts.at(-1);
    if (part === undefined || bytes + size.bytes > most.bytes || count + size.count > most.parts) {
      parts.push([...step]);
      [bytes, count] = [size.bytes, size.count];
    } else {
      part.push(...step);
      bytes += size.bytes;
      count += size.count;
    }
  }
  return parts;
};

/** Whether undoing a part can be sent: what brings back a cell of more than that cannot. */
export const canBeUndone = (part: readonly MergedChange[]): boolean =>
  inSteps(part).reduce((sum, step) => sum + sizeOf(step).bytes, 0) <= most.bytes;

/** A cell that is taken away and put again stays one step, or it would not be the same cell any more. */
const inSteps = (changes: readonly MergedChange[]): readonly (readonly MergedChange[])[] => {
  const removals = new Map(
    changes.flatMap((one) => (one.change.kind === 'remove' ? [[keyOf(one), one] as const] : [])),
  );
  const steps: MergedChange[][] = [];
  for (const one of changes) {
    if (one.change.kind === 'remove') continue;
    const removal = removals.get(keyOf(one));
    removals.delete(keyOf(one));
    steps.push(removal === undefined ? [one] : [removal, one]);
  }
  return [...[...removals.values()].map((one) => [one]), ...steps];
};

const keyOf = ({ change }: MergedChange): string =>
  JSON.stringify([change.page, change.kind === 'remove' ? change.id : change.cell.id]);

interface Size {
  /** What is written now, bytes. */
  readonly sent: number;
  /** The larger of that and what undoing it writes. */
  readonly bytes: number;
  readonly count: number;
}

const sizeOf = (step: readonly MergedChange[]): Size => {
  let [sent, bytes, count] = [0, 0, 0];
  // What is put again is not taken away.
  for (const { change, old } of step.slice(-1)) {
    const before = old === undefined ? {} : toRecord(old);
    const after = change.kind === 'remove' ? {} : toRecord(change.cell);
    const changed = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
      (key) => !isSameValue(before[key], after[key]),
    );
    sent += overhead.cell;
    bytes += overhead.cell;
    count += 1 + changed.length;
    for (const key of changed) {
      const [was, is] = [bytesOf(before[key]), bytesOf(after[key])];
      sent += overhead.key + key.length + is;
      bytes += overhead.key + key.length + Math.max(was, is);
    }
  }
  return { sent, bytes, count };
};

const encoder = new TextEncoder();

const bytesOf = (value: unknown): number => (value === undefined ? 0 : encoder.encode(JSON.stringify(value)).length);
