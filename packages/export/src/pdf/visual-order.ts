/**
 * Puts words of scripts that are written from right to left into the order in which they stand on the page, for
 * svg-to-pdfkit writes words as they come. In: an SVG of ours. Out: the same, in which a stretch of such words and the
 * numbers among them runs backwards, and in which the words of such a text are written one by one: together with a word
 * the space behind it would be turned to its front. What is around it is taken to run from left to right, as in draw.io
 * (Unicode annex 9, rules N1 and L2, for whole words).
 */
export const withVisualOrder = (svg: string): string =>
  rightToLeft.test(svg)
    ? svg.replace(/<text([\s>].*?)<\/text>/gs, (text, inside: string) =>
        rightToLeft.test(inside)
          ? `<text word-spacing="${leastSpacing}"${inside.replace(/>([^<]+)(?=<|$)/g, (_, words: string) => `>${reordered(words)}`)}</text>`
          : text,
      )
    : svg;

const rightToLeft = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

/** px; anything but 0 makes svg-to-pdfkit write words one by one. */
const leastSpacing = 0.001;

const reordered = (text: string): string => {
  const parts = text.split(/(\s+)/);
  const ordered: string[] = [];
  for (let at = 0; at < parts.length; ) {
    const end = endOfStretch(parts, at);
    ordered.push(...parts.slice(at, end).reverse());
    at = end;
  }
  return ordered.join('');
};

/** Where the words from right to left that begin at a part end; the next part where none begin. */
const endOfStretch = (parts: readonly string[], start: number): number => {
  if (!rightToLeft.test(parts[start] ?? '')) return start + 1;
  let end = start + 1;
  for (let at = start; at < parts.length; at += 1) {
    const part = parts[at] ?? '';
    if (rightToLeft.test(part) || /^\p{Nd}[\p{Nd}.,:]*$/u.test(part)) end = at + 1;
    else if (/\p{L}/u.test(part)) break;
  }
  return end;
};
