import type { DiagramSpec } from '@diagloom/diagram/model';
import type { Passage } from '@diagloom/knowledge';
import { readableText } from './blank-spans.ts';
import type { Citation, LookedAtPassage } from './citation.ts';
import { citeNodes } from './cite.ts';

/** Where the nodes of a model's diagram stand in the passages that it was given: checked by ourselves, whatever it claims. */
export const citeReply = (
  spec: DiagramSpec,
  passages: readonly Passage[],
): { readonly citations: readonly Citation[]; readonly passages: readonly LookedAtPassage[] } => {
  const citations = citeNodes(
    spec,
    passages.map((passage) => ({ passage, text: readableText(passage) })),
  );
  return {
    citations,
    passages: passages.map(({ documentId, start, end }) => ({
      documentId,
      start,
      end,
      isUsed: citations.some((each) => each.documentId === documentId && each.start >= start && each.end <= end),
    })),
  };
};
