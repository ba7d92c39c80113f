/** True where one word turns into the other with a slip of a finger: one letter, or two in a long word. */
export const isSlip = (word: string, other: string): boolean => {
  const [short, long] = [Math.min(word.length, other.length), Math.max(word.length, other.length)];
  const allowed = short >= 8 ? 2 : short >= 3 && long >= 4 ? 1 : 0;
  return Math.abs(word.length - other.length) <= allowed && distance(word, other) <= allowed;
};

/** The number of letters to add, drop, change or swap with their neighbour. */
const distance = (word: string, other: string): number => {
  let before: readonly number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let row = 1; row <= word.length; row += 1) {
    const next = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const cost = word[row - 1] === other[column - 1] ? 0 : 1;
      const steps = [(last[column] ?? 0) + 1, (next[column - 1] ?? 0) + 1, (last[column - 1] ?? 0) + cost];
      if (row > 1 && column > 1 && word[row - 1] === other[column - 2] && word[row - 2] === other[column - 1]) {
        steps.push((before[column - 2] ?? 0) + 1);
      }
      next.push(Math.min(...steps));
    }
    before = last;
    last = next;
  }
  return last[other.length] ?? 0;
};
