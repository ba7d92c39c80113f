import type { LiveChanges } from '@diagloom/contract';
import { togetherStrings } from '../../../strings/together.ts';

export interface Missed {
  readonly key: string;
  /** Null where the account is gone. */
  readonly personName: string | null;
  readonly did: string;
  /** What it was done to, empty where that has no name; undefined for the whole diagram. */
  readonly label: string | undefined;
  readonly timestamp: string;
}

/** What others did to a diagram since a moment, the newest first. */
export const missedSince = ({ changes, versions }: LiveChanges, since: string): readonly Missed[] => {
  const isMissed = ({ isOwn, timestamp }: { readonly isOwn: boolean; readonly timestamp: string }): boolean =>
    !isOwn && timestamp > since;
  const parts = changes.filter(isMissed).map(({ id, personName, changeType, label, timestamp }) => ({
    ...{ key: `part ${id}`, personName, label, timestamp },
    did: togetherStrings.changed[changeType],
  }));
  const whole = versions.filter(isMissed).map(({ version, personName, reason, timestamp }) => ({
    ...{ key: `version ${version}`, personName, label: undefined, timestamp },
    did: togetherStrings.changedAs[reason],
  }));
  return [...parts, ...whole].toSorted((one, other) => other.timestamp.localeCompare(one.timestamp));
};
