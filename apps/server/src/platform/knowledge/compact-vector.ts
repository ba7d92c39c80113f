/** Vectors as they are kept: a byte for each dimension, stretched so that the greatest is 127, as only their directions are compared. */
export const toBytes = (vector: readonly number[]): Buffer => {
  const greatest = vector.reduce((most, value) => Math.max(most, Math.abs(value)), 0) || 1;
  return Buffer.from(Int8Array.from(vector, (value) => Math.round((value / greatest) * 127)).buffer);
};

export const fromBytes = (bytes: Uint8Array = new Uint8Array()): Int8Array =>
  new Int8Array(bytes.buffer, bytes.byteOffset, bytes.length);

/** From -1 to 1, 1 for the same direction. */
export const cosineOf = (one: ArrayLike<number>, other: ArrayLike<number>): number => {
  let [product, oneSquared, otherSquared] = [0, 0, 0];
  for (let at = 0; at < one.length; at += 1) {
    const [a = 0, b = 0] = [one[at], other[at]];
    product += a * b;
    oneSquared += a * a;
    otherSquared += b * b;
  }
  return product / (Math.sqrt(oneSquared * otherSquared) || 1);
};
