/** The cells of a line; a quoted cell may hold the separator. */
export const splitRow = (line: string, separator: string): readonly string[] => {
  if (!line.includes(separator)) return [line.trim()];
  const cells: string[] = [''];
  let isQuoted = false;
  for (const character of line) {
    if (character === '"') isQuoted = !isQuoted;
    else if (character === separator && !isQuoted) cells.push('');
    else cells[cells.length - 1] += character;
  }
  return cells.map((cell) => cell.trim());
};
