/** How often a mark stands in a text: a look ahead that costs next to nothing beside reading. */
export const countMarks = (text: string, mark: string): number => {
  let count = 0;
  for (let at = text.indexOf(mark); at >= 0; at = text.indexOf(mark, at + mark.length)) count += 1;
  return count;
};
