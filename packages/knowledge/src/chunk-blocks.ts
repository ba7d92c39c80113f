import type { PlacedBlock } from './compose-text.ts';
import type { Chunk, Language, TextSpan } from './document.ts';
import { findOrders } from './find-orders.ts';
import { detectLanguage } from './retrieval/detect-language.ts';

/** Characters of a chunk: about as many as a screen of text, and no less than a paragraph where the section goes on. */
const mostCharacters = 1200;
const fewestCharacters = 200;

/**
 * Cuts a document along its headings. In: its text and blocks; out: chunks in order, none over two sections. A paragraph that is too long is
 * cut between sentences; a table between rows, with its header row kept for the later parts.
 */
export const chunkBlocks = (text: string, blocks: readonly PlacedBlock[], language: Language): readonly Chunk[] => {
  const chunks: Chunk[] = [];
  const path: string[] = [];
  let part: Part | undefined;
  let tableHeader: PlacedBlock | undefined;
  const finish = (): void => {
    if (part !== undefined) chunks.push(toChunk(text, part, chunks.length, language));
    part = undefined;
  };
  let previous: PlacedBlock | undefined;
  for (const block of blocks) {
    if (block.kind === 'heading') {
      finish();
      const level = Math.max(1, block.level ?? 1);
      path.length = Math.min(path.length, level - 1);
      while (path.length < level - 1) path.push('');
      path.push(block.text);
      previous = block;
      continue;
    }
    if (block.kind === 'row' && previous?.kind !== 'row') tableHeader = block;
    for (const span of piecesOf(text, block)) {
      const size = part === undefined ? 0 : part.end - part.start;
      if (part !== undefined && size + span.end - span.start > mostCharacters && size >= fewestCharacters) finish();
      part ??= {
        ...span,
        headingPath: path.filter((heading) => heading !== ''),
        ...(block.page === undefined ? {} : { page: block.page }),
        ...(block.kind === 'row' && tableHeader !== undefined && tableHeader !== block
          ? { tableHeader: tableHeader.text }
          : {}),
      };
      part = { ...part, end: span.end };
    }
    previous = block;
  }
  finish();
  return chunks;
};

type Part = TextSpan & Pick<Chunk, 'headingPath' | 'page' | 'tableHeader'>;

const toChunk = (text: string, part: Part, index: number, language: Language): Chunk => {
  const content = text.slice(part.start, part.end);
  const suspicious = findOrders(content).map(({ start, end }) => ({
    start: start + part.start,
    end: end + part.start,
  }));
  return { ...part, index, content, language: detectLanguage(content) ?? language, suspicious };
};

/** The block, or its sentences where it is too long for one chunk; a sentence that is too long is cut where it must be. */
const piecesOf = (text: string, block: PlacedBlock): readonly TextSpan[] => {
  if (block.end - block.start <= mostCharacters) return [block];
  const ends = [...text.slice(block.start, block.end).matchAll(/[.!?。！？]+["')\]]*\s+|\n/g)].map(
    (match) => block.start + match.index + match[0].length,
  );
  const pieces: TextSpan[] = [];
  let start = block.start;
  for (const end of [...ends, block.end]) {
    while (end - start > mostCharacters) {
      const cut = lastSpace(text, start, start + mostCharacters);
      pieces.push({ start, end: cut });
      start = cut;
    }
    if (end > start) pieces.push({ start, end });
    start = end;
  }
  return pieces;
};

const lastSpace = (text: string, start: number, end: number): number => {
  const space = text.lastIndexOf(' ', end);
  return space > start ? space + 1 : end;
};
