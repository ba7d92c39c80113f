/** In pieces: a call takes only so many arguments. */
export const toBase64 = (bytes: Uint8Array): string => {
  const pieces: string[] = [];
  for (let start = 0; start < bytes.length; start += 8192)
    pieces.push(String.fromCharCode(...bytes.subarray(start, start + 8192)));
  return btoa(pieces.join(''));
};
