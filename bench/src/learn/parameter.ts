/** How far a step goes, and its number from 1 on. */
export interface Pace {
  readonly rate: number;
  readonly step: number;
}

/** What a row of weights was given: so many numbers of the input from a place on, and where their slopes are added up. */
interface RowInput {
  readonly input: Float32Array;
  readonly slopes: Float32Array;
  readonly start: number;
  readonly length: number;
}

const [firstDecay, secondDecay] = [0.9, 0.999];

/** Numbers that are learned, with the sum of the gradients of a batch and what Adam (Kingma and Ba 2015) keeps of those before. */
export class Parameter {
  private readonly values: Float32Array;
  private readonly gradient: Float32Array;
  private readonly first: Float32Array;
  private readonly second: Float32Array;

  constructor(values: Float32Array) {
    this.values = values;
    this.gradient = new Float32Array(values.length);
    this.first = new Float32Array(values.length);
    this.second = new Float32Array(values.length);
  }

  addAt(at: number, slope: number): void {
    this.gradient[at] = (this.gradient[at] ?? 0) + slope;
  }

  add(slopes: Float32Array): void {
    for (let at = 0; at < slopes.length; at += 1) this.addAt(at, slopes[at] ?? 0);
  }

  addRow(row: number, slopes: Float32Array, times = 1): void {
    const from = row * slopes.length;
    for (let at = 0; at < slopes.length; at += 1) this.addAt(from + at, times * (slopes[at] ?? 0));
  }

  /** As a row of weights: learns from the slope of what came out of it, and adds to the slopes of what went in from a place on. */
  backRow(row: number, slope: number, { input, slopes, start, length }: RowInput): void {
    const { values, gradient } = this;
    const from = row * length;
    for (let at = 0; at < length; at += 1) {
      gradient[from + at] = (gradient[from + at] ?? 0) + slope * (input[start + at] ?? 0);
      slopes[start + at] = (slopes[start + at] ?? 0) + slope * (values[from + at] ?? 0);
    }
  }

  /** As the weights of a layer: learns from the slopes of what came out of it, and gives those of what went in. */
  back(slopes: Float32Array, input: Float32Array): Float32Array {
    const before = new Float32Array(input.length);
    for (let row = 0; row < slopes.length; row += 1) {
      const slope = slopes[row] ?? 0;
      if (slope !== 0) this.backRow(row, slope, { input, slopes: before, start: 0, length: input.length });
    }
    return before;
  }

  /** One step against the gradient, which is then empty. */
  update({ rate, step }: Pace): void {
    const { values, gradient, first, second } = this;
    const [firstScale, secondScale] = [1 - firstDecay ** step, 1 - secondDecay ** step];
    for (let at = 0; at < values.length; at += 1) {
      const slope = gradient[at] ?? 0;
      const speed = firstDecay * (first[at] ?? 0) + (1 - firstDecay) * slope;
      const size = secondDecay * (second[at] ?? 0) + (1 - secondDecay) * slope * slope;
      first[at] = speed;
      second[at] = size;
      gradient[at] = 0;
      if (speed !== 0)
        values[at] = (values[at] ?? 0) - (rate * (speed / firstScale)) / (Math.sqrt(size / secondScale) + 1e-8);
    }
  }
}
