/**
 * Pairs rows with columns so that the sum of their gains is greatest, each at most once; pairs that gain nothing are left out. By
 * augmenting paths with potentials (Kuhn, Munkres), cubic in the number of rows and columns.
 */
export const matchBest = (gains: readonly (readonly number[])[]): readonly (readonly [number, number])[] => {
  const size = Math.max(gains.length, gains[0]?.length ?? 0);
  const costOf = (row: number, column: number): number => -(gains[row]?.[column] ?? 0);
  const rowPotential = new Float64Array(size);
  const columnPotential = new Float64Array(size);
  const rowOf = new Int32Array(size).fill(-1);
  for (let start = 0; start < size; start += 1) {
    const slack = new Float64Array(size).fill(Number.POSITIVE_INFINITY);
    const before = new Int32Array(size).fill(-1);
    const isSeen = new Uint8Array(size);
    let column = -1;
    do {
      const row = column < 0 ? start : (rowOf[column] ?? start);
      if (column >= 0) isSeen[column] = 1;
      let nearest = -1;
      for (let each = 0; each < size; each += 1) {
        if (isSeen[each]) continue;
        const left = costOf(row, each) - at(rowPotential, row) - at(columnPotential, each);
        if (left < at(slack, each)) {
          slack[each] = left;
          before[each] = column;
        }
        if (nearest < 0 || at(slack, each) < at(slack, nearest)) nearest = each;
      }
      const step = at(slack, nearest);
      rowPotential[start] = at(rowPotential, start) + step;
      for (let each = 0; each < size; each += 1) {
        if (!isSeen[each]) slack[each] = at(slack, each) - step;
        else {
          const seenRow = rowOf[each] ?? 0;
          rowPotential[seenRow] = at(rowPotential, seenRow) + step;
          columnPotential[each] = at(columnPotential, each) - step;
        }
      }
      column = nearest;
    } while ((rowOf[column] ?? -1) >= 0);
    while (column >= 0) {
      const previous = before[column] ?? -1;
      rowOf[column] = previous < 0 ? start : (rowOf[previous] ?? start);
      column = previous;
    }
  }
  return [...rowOf].flatMap((row, column) => ((gains[row]?.[column] ?? 0) > 0 ? [[row, column] as const] : []));
};

const at = (values: Float64Array, place: number): number => values[place] ?? 0;
