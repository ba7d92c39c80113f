import { wordFeature } from './clause-features.ts';
import type { Seen } from './sight.ts';

/** What speaks for a token of a clause belonging to a slot: what counts for all operations alike, and what each weighs for itself. */
export interface SlotFeatures {
  readonly shared: readonly string[];
  readonly apart: readonly string[];
}

export const slotFeatures = (clause: readonly Seen[], at: number, family: string): SlotFeatures => {
  const seen = clause[at];
  if (seen === undefined) return { shared: [], apart: [] };
  const word = (offset: number): string => wordFeature(clause[at + offset]);
  const known = (offset: number): string => {
    const other = clause[at + offset];
    return other === undefined ? '$' : `${other.known}:${other.sort}`;
  };
  const cue = seen.cue;
  const distance = Math.min(4, seen.cueDistance);
  const matchedBefore = clause.slice(0, at).filter(({ opensLabel, known: how }) => opensLabel || how === 'word').length;
  const { run } = seen;
  const part = (offset: number): string => clause[at + offset]?.part ?? '$';
  const shape = `${run.known}:${run.hasName}:${run.place}`;
  const runFeatures = [
    `run:${run.known}:${run.place}`,
    `runCue:${cue}:${run.known}:${run.hasName}`,
    `runCues:${cue}:${seen.nextCue}`,
    `runNext:${seen.nextCue}:${shape}`,
    `runIndex:${Math.min(4, run.index)}:${run.known}`,
    `part:${part(0)}:${seen.known}`,
    `parts:${part(-1)}|${part(0)}|${part(1)}`,
    `partsBefore:${part(-2)}|${part(-1)}|${part(0)}`,
    `name:${seen.sorts.includes('name')}:${clause[at - 1]?.sorts.includes('name') ?? false}:${clause[at + 1]?.sorts.includes('name') ?? false}`,
    `afterName:${clause[at - 1]?.sorts.includes('name') ?? false}:${clause[at - 2]?.sorts.includes('name') ?? false}:${word(0)}`,
  ];
  const shared = [
    'always',
    ...runFeatures,
    `shape:${shape}`,
    `w:${word(0)}`,
    `w-1:${word(-1)}`,
    `w-2:${word(-2)}`,
    `w+1:${word(1)}`,
    `w+2:${word(2)}`,
    `b-1:${word(-1)}|${word(0)}`,
    `b+1:${word(0)}|${word(1)}`,
    `b-2:${word(-2)}|${word(-1)}`,
    `k:${known(0)}`,
    `k3:${known(-1)}|${known(0)}|${known(1)}`,
    `wk:${word(-1)}|${known(0)}`,
    `kw:${known(0)}|${word(1)}`,
    `edge:${seen.opensLabel}:${seen.closesLabel}`,
    `cue:${cue}`,
    `cued:${cue}:${distance}`,
    `cuek:${cue}:${known(0)}`,
    `suffix:${seen.token.lower.slice(-3)}`,
    `at:${at === 0 ? 'first' : at === clause.length - 1 ? 'last' : 'inside'}`,
    ...seen.sorts.map((sort) => `sort:${sort}`),
    ...seen.sorts.map((sort) => `sort-1:${sort}:${word(-1)}`),
    ...(clause[at - 1]?.sorts ?? []).map((sort) => `sortBefore:${sort}`),
    ...(clause[at + 1]?.sorts ?? []).map((sort) => `sortAfter:${sort}`),
  ];
  const apart = [
    'always',
    ...runFeatures,
    `w:${word(0)}`,
    `w-1:${word(-1)}`,
    `w+1:${word(1)}`,
    `k:${known(0)}`,
    `k3:${known(-1)}|${known(0)}|${known(1)}`,
    `wk:${word(-1)}|${known(0)}`,
    `b-2:${word(-2)}|${word(-1)}`,
    `cue:${cue}`,
    `cuek:${cue}:${known(0)}`,
    `cued:${cue}:${distance}`,
    `n:${Math.min(4, matchedBefore)}:${known(0)}`,
    `half:${at * 2 < clause.length}:${known(0)}`,
    `family:${family}:${known(0)}`,
    `family:${family}:cue:${cue}`,
    `first:${wordFeature(clause[0])}:${known(0)}`,
    ...seen.sorts.map((sort) => `sort:${sort}`),
  ];
  return { shared, apart };
};

/** The name of a feature as an operation weighs it for itself. */
export const forOperation = (operation: string, feature: string): string => `${operation}/${feature}`;
