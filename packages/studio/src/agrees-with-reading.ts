import type { DiagramSpec } from '@diagloom/diagram/model';

/** How much of what a reader found a model has to have seen, too: letters are misread by both. */
const enough = 0.7;

/** Whether a model that saw a picture found what our reader found in it: most of its words, and not far fewer shapes. */
export const agreesWithReading = (seen: DiagramSpec, read: DiagramSpec): boolean => {
  if (seen.nodes.length < enough * read.nodes.length) return false;
  const wanted = [...wordsOf(read)];
  const found = wordsOf(seen);
  return wanted.filter((word) => found.has(word)).length >= enough * wanted.length;
};

const wordsOf = ({ nodes, edges, groups }: DiagramSpec): ReadonlySet<string> =>
  new Set(
    [...nodes, ...edges, ...groups].flatMap(({ label }) => label.toLowerCase().match(/[\p{L}\p{N}]{2,}/gu) ?? []),
  );
