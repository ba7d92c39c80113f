import type { Block, TextSpan } from './document.ts';

/** A block with where it stands in the document's text. */
export interface PlacedBlock extends Block, TextSpan {}

/**
 * Writes blocks down as the text of a document, which passages and citations count in: headings with number signs, items and rows on lines
 * of their own, everything else with a blank line between.
 */
export const composeText = (blocks: readonly Block[]): { text: string; placed: readonly PlacedBlock[] } => {
  const placed: PlacedBlock[] = [];
  const pieces: string[] = [];
  let length = 0;
  let previous: Block | undefined;
  for (const block of blocks) {
    const line = block.kind === 'heading' ? `${'#'.repeat(block.level ?? 1)} ${block.text}` : block.text;
    const gap = previous === undefined ? '' : areLines(previous, block) ? '\n' : '\n\n';
    placed.push({ ...block, start: length + gap.length, end: length + gap.length + line.length });
    pieces.push(gap, line);
    length += gap.length + line.length;
    previous = block;
  }
  return { text: pieces.join(''), placed };
};

const areLines = (previous: Block, block: Block): boolean =>
  previous.kind === block.kind && (block.kind === 'item' || block.kind === 'row');
