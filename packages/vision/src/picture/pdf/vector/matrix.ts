import type { Point } from '@diagloom/diagram/model';

/** As PDF writes it: x' = a x + c y + e, y' = b x + d y + f. */
export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

export const matrixOf = (values: readonly unknown[]): Matrix => {
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = numbersOf(values);
  return [a, b, c, d, e, f];
};

/** What is within the second one, as the first one shows it. */
export const multiply = ([a, b, c, d, e, f]: Matrix, [g, h, i, j, k, l]: Matrix): Matrix => [
  a * g + c * h,
  b * g + d * h,
  a * i + c * j,
  b * i + d * j,
  a * k + c * l + e,
  b * k + d * l + f,
];

export const throughMatrix = ([a, b, c, d, e, f]: Matrix, { x, y }: Point): Point => ({
  x: a * x + c * y + e,
  y: b * x + d * y + f,
});

/** Of a list of any kind that the library hands out; empty for anything else. */
export const numbersOf = (values: unknown): readonly number[] =>
  Array.isArray(values) || ArrayBuffer.isView(values) ? Array.from(values as ArrayLike<unknown>, Number) : [];

/** Goes through numbers one after the other. */
export const createReading = (numbers: readonly number[]) => {
  let at = 0;
  const next = (): number | undefined => {
    at += 1;
    return numbers[at - 1];
  };
  return { next, point: (): Point => ({ x: next() ?? 0, y: next() ?? 0 }) };
};
