interface Version {
  readonly version: number;
  readonly reason: string;
}

/**
 * The version that an undo brings back, going further back with each undo in a row. In: all versions, the oldest first,
 * with what they came from. Undefined where nothing is left to undo.
 */
export const versionToRestore = (versions: readonly Version[]): number | undefined => standingVersions(versions).at(-2);

/** The versions that stand after all changes and undos, the latest at the end. */
export const standingVersions = (versions: readonly Version[]): readonly number[] => follow(versions).standing;

/** The version that a redo brings back: the one that was undone last. Undefined where something else was changed since. */
export const versionToRedo = (versions: readonly Version[]): number | undefined => follow(versions).undone.at(-1);

/** What stands after all changes, and what was taken back since the last other change, each with the latest at the end. */
const follow = (versions: readonly Version[]) => {
  const standing: number[] = [];
  const undone: number[] = [];
  const shift = (from: number[], to: number[]): void => {
    const version = from.pop();
    if (version !== undefined) to.push(version);
  };
  for (const { version, reason } of versions) {
    if (reason === 'undone') shift(standing, undone);
    else if (reason === 'redone') shift(undone, standing);
    else {
      standing.push(version);
      undone.length = 0;
    }
  }
  return { standing, undone };
};
