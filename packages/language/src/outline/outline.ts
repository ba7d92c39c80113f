import type { SourceSpan } from '@diagloom/diagram/model';

/** A topic of an outline with its place in the prompt. */
export interface OutlineItem {
  readonly text: string;
  readonly span: SourceSpan;
  readonly children: readonly OutlineItem[];
}

/** A piece of the prompt: its text and where it starts. */
export interface Piece {
  readonly text: string;
  readonly start: number;
}

/** The piece without white space, bullets and closing marks around it; undefined where nothing is left. */
export const trimPiece = ({ text, start }: Piece): Piece | undefined => {
  const before = /^[\s\-*•–—]*(?:and\s+)?/u.exec(text)?.[0].length ?? 0;
  const kept = text.slice(before).replace(/[\s.,;:!]+$/u, '');
  return kept === '' ? undefined : { text: kept, start: start + before };
};

export const spanOfPiece = ({ text, start }: Piece): SourceSpan => ({ start, end: start + text.length });
