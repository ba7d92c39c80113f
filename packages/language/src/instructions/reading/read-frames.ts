import type { Setting } from '../setting.ts';
import { likelyOperations } from './likely-operations.ts';
import type { Models } from './models.ts';
import type { operationFeatures } from './operation-features.ts';
import type { Seen } from './sight.ts';
import { type Frame, rolesOf } from './slots.ts';
import { latticeOf, scoreClause, tagSlots } from './tag-slots.ts';
import { withWholeName } from './whole-name.ts';

const mostOperations = 6;
const mostTaggings = 3;
const leastChance = Math.log(0.01);

/** A frame with how likely its operation and its slots are, whatever the diagram looks like by then. */
export interface LikelyFrame {
  readonly frame: Frame;
  readonly operation: number;
  readonly behind: number;
  readonly slots: number;
}

/** Reads the frames of a clause; each clause once, however many cuttings it belongs to. */
export const createFrameReader = (seen: readonly Seen[], { type }: Setting, models: Models) => {
  const known = new Map<string, readonly LikelyFrame[]>();
  return (start: number, end: number, position: string): readonly LikelyFrame[] => {
    const key = `${start} ${end} ${position}`;
    const frames =
      known.get(key) ?? readFrames(seen.slice(start, end), { type: type.id, family: type.family, position }, models);
    known.set(key, frames);
    return frames;
  };
};

/** The likely frames of a clause. */
const readFrames = (
  clause: readonly Seen[],
  context: Parameters<typeof operationFeatures>[1],
  models: Models,
): readonly LikelyFrame[] => {
  const operations = likelyOperations(clause, context, models).filter(
    ({ chance }, at) => at < mostOperations && (at === 0 || chance > leastChance),
  );
  const best = operations[0]?.chance ?? 0;
  const scored = scoreClause(clause, context.family, models);
  return operations.flatMap(({ kind, chance }) =>
    tagSlots(latticeOf(scored, kind, rolesOf[kind]), models.slots)
      .slice(0, mostTaggings)
      .map(
        ({ slots, logProbability }): LikelyFrame => ({
          frame: withWholeName({ kind, slots }, clause),
          operation: chance,
          behind: chance - best,
          slots: logProbability,
        }),
      ),
  );
};
