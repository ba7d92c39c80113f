/**
 * Which part of the earlier picture each part of the next one is, by its place there; undefined for one that is new. What is the same
 * before and behind all changes is told without looking for it.
 */
export const keepParts = (before: readonly string[], after: readonly string[]): readonly (number | undefined)[] => {
  const most = Math.min(before.length, after.length);
  let start = 0;
  while (start < most && before[start] === after[start]) start += 1;
  let end = 0;
  while (end < most - start && before[before.length - 1 - end] === after[after.length - 1 - end]) end += 1;
  const free = new Map<string, number[]>();
  for (let index = before.length - end - 1; index >= start; index -= 1) {
    const part = before[index] ?? '';
    const places = free.get(part);
    if (places === undefined) free.set(part, [index]);
    else places.push(index);
  }
  return after.map((part, index) => {
    if (index < start) return index;
    const fromEnd = after.length - index;
    return fromEnd <= end ? before.length - fromEnd : free.get(part)?.pop();
  });
};
