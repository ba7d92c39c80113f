/**
 * The version that an undo brings back, going further back with each undo in a row. In: all versions, the oldest first,
 * with what they came from. Undefined where nothing is left to undo.
 */
export const versionToRestore = (
  versions: readonly { readonly version: number; readonly reason: string }[],
): number | undefined => {
  const standing: number[] = [];
  for (const { version, reason } of versions) {
    if (reason === 'undone') standing.pop();
    else standing.push(version);
  }
  return standing.at(-2);
};
