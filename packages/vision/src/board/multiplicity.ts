/** How many of one belong to how many of the other, as it stands at the ends of a line: `1`, `0..1`, `1..*`, `n`. */
const form = /^(\d+|[nm*])(?:\s*(\.{1,3})\s*(\d+|[nm*])?)?$/;

/** In: words beside the end of a line. Out: what they say in the usual form, where the star or a point may have been too small to be read; undefined for other words. */
export const multiplicityIn = (words: string): string | undefined => {
  const [, least, points, most = '*'] =
    form.exec(
      words
        .trim()
        .toLowerCase()
        .replace(/^o(?=\s*\.|$)/, '0'),
    ) ?? [];
  if (least === undefined) return undefined;
  return points === undefined ? least : `${least}..${most}`;
};
