/** Where a part of a diagram stands in a document. */
export interface Citation {
  /** The id of the node or edge. */
  readonly part: string;
  readonly documentId: number;
  /** Characters of the document's text, in UTF-16 units, the end excluded. */
  readonly start: number;
  readonly end: number;
}

/** A passage that was looked at for a diagram, and whether anything was drawn from it. */
export interface LookedAtPassage extends Omit<Citation, 'part'> {
  readonly isUsed: boolean;
}
