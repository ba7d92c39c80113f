/** The checksum of PNG chunks: CRC-32 as in ISO 3309 (PNG specification, annex D), unsigned. */
export const crc32 = (bytes: Uint8Array): number => {
  let remainder = 0xffffffff;
  for (const byte of bytes) remainder = (table[(remainder ^ byte) & 0xff] ?? 0) ^ (remainder >>> 8);
  return (remainder ^ 0xffffffff) >>> 0;
};

/** The remainder of each byte; 0xedb88320 is the polynomial, its bits reversed. */
const table = Uint32Array.from({ length: 256 }, (_, byte) => {
  let remainder = byte;
  for (let bit = 0; bit < 8; bit += 1) remainder = remainder & 1 ? 0xedb88320 ^ (remainder >>> 1) : remainder >>> 1;
  return remainder;
});
