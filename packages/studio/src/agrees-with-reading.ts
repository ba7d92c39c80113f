import type { DiagramSpec } from '@diagloom/diagram/model';
import { findOrders } from '@diagloom/knowledge';

/** How much of what a reader found a model has to have seen, too: letters are misread by both. */
const enough = 0.7;

/**
 * Whether a model that saw a picture found what our reader found in it: most of its words, and not far fewer shapes. Where the picture
 * gives orders to programs, it may have found nothing else: what was drawn on an order's account is not in the picture.
 */
export const agreesWithReading = (seen: DiagramSpec, read: DiagramSpec): boolean => {
  if (read.nodes.some(({ label }) => findOrders(label).length > 0) && !isSame(seen, read)) return false;
  if (seen.nodes.length < enough * read.nodes.length) return false;
  const wanted = [...wordsOf(read)];
  const found = wordsOf(seen);
  return wanted.filter((word) => found.has(word)).length >= enough * wanted.length;
};

const isSame = (seen: DiagramSpec, read: DiagramSpec): boolean => {
  const labels = new Set(read.nodes.map(({ label }) => plain(label)));
  return seen.nodes.every(({ label }) => labels.has(plain(label)));
};

const plain = (label: string): string =>
  label
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const wordsOf = ({ nodes, edges, groups }: DiagramSpec): ReadonlySet<string> =>
  new Set(
    [...nodes, ...edges, ...groups].flatMap(({ label }) => label.toLowerCase().match(/[\p{L}\p{N}]{2,}/gu) ?? []),
  );
