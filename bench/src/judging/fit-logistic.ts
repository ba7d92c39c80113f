/**
 * Fits a logistic model to shares from 0 to 1 by Newton's method, with a pull towards zero for all but the bias. In: rows of values,
 * their targets, the pull. Out: the bias, then a weight per value. The answer is exact, so that learning twice gives the same.
 */
export const fitLogistic = (
  rows: readonly (readonly number[])[],
  targets: readonly number[],
  pull: number,
): readonly number[] => {
  const size = (rows[0]?.length ?? 0) + 1;
  const values = rows.map((row) => Float64Array.of(1, ...row));
  let weights = new Float64Array(size);
  for (let round = 0; round < rounds; round += 1) {
    const gradient = weights.map((weight, at) => (at === 0 ? 0 : -pull * weight));
    const curve = Array.from({ length: size }, (_, at) => {
      const line = new Float64Array(size);
      line[at] = at === 0 ? 1e-9 : pull;
      return line;
    });
    for (const [place, row] of values.entries()) {
      const likely = 1 / (1 + Math.exp(-dot(row, weights)));
      const miss = (targets[place] ?? 0) - likely;
      const steep = likely * (1 - likely);
      for (const [at, line] of curve.entries()) {
        const value = row[at] ?? 0;
        if (value === 0) continue;
        gradient[at] = (gradient[at] ?? 0) + miss * value;
        const scale = steep * value;
        for (let other = 0; other < size; other += 1) line[other] = (line[other] ?? 0) + scale * (row[other] ?? 0);
      }
    }
    const step = solve(curve, gradient);
    weights = weights.map((weight, at) => weight + (step[at] ?? 0));
  }
  return [...weights];
};

/** Newton's method on so smooth a hill is at the top before. */
const rounds = 10;

const dot = (one: Float64Array, other: Float64Array): number =>
  one.reduce((sum, value, at) => sum + value * (other[at] ?? 0), 0);

/** Solves a system of equations with a symmetric positive matrix, in place, by elimination. */
const solve = (matrix: readonly Float64Array[], right: Float64Array): Float64Array => {
  const answer = Float64Array.from(right);
  for (const [at, pivot] of matrix.entries()) {
    for (let below = at + 1; below < matrix.length; below += 1) {
      const line = matrix[below];
      const factor = (line?.[at] ?? 0) / (pivot[at] ?? 1);
      if (line === undefined || factor === 0) continue;
      for (let place = at; place < matrix.length; place += 1)
        line[place] = (line[place] ?? 0) - factor * (pivot[place] ?? 0);
      answer[below] = (answer[below] ?? 0) - factor * (answer[at] ?? 0);
    }
  }
  for (let at = matrix.length - 1; at >= 0; at -= 1) {
    const line = matrix[at];
    let sum = answer[at] ?? 0;
    for (let place = at + 1; place < matrix.length; place += 1) sum -= (line?.[place] ?? 0) * (answer[place] ?? 0);
    answer[at] = sum / (line?.[at] ?? 1);
  }
  return answer;
};
