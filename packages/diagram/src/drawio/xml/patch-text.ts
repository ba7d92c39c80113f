/** A stretch of a text and what comes in its place. */
export interface TextPatch {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** Applies patches that do not overlap; of two at one place the first given comes first. */
export const patchText = (text: string, patches: readonly TextPatch[]): string => {
  const parts: string[] = [];
  let position = 0;
  for (const patch of patches.toSorted((a, b) => a.start - b.start)) {
    parts.push(text.slice(position, patch.start), patch.text);
    position = patch.end;
  }
  return parts.join('') + text.slice(position);
};
