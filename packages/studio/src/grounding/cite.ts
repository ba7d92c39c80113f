import type { DiagramSpec } from '@diagloom/diagram/model';
import type { Passage } from '@diagloom/knowledge';
import type { Citation } from './citation.ts';
import { findSentence } from './label-words.ts';
import type { PassageReading } from './read-passage.ts';

/**
 * Where the parts of a reading stand. Checked by ourselves: a citation holds only where all words of the label stand in the sentence; a line
 * stands where the words of both its ends do. A part without a citation is shown as what it is, the engine's own.
 */
export const citeReading = ({ passage, text, spec, hasToldTables }: PassageReading): readonly Citation[] => {
  const labels = new Map(spec.nodes.map(({ id, label }) => [id, label]));
  return [
    ...spec.nodes.flatMap(({ id, label, source, origin }) => {
      const found = origin === 'repair' ? undefined : findSentence(text, label, hasToldTables ? undefined : source);
      return found === undefined ? [] : [toCitation(id, passage, found)];
    }),
    ...spec.edges.flatMap(({ id, from, to, source }) => {
      if (source === undefined) return [];
      const found = findSentence(
        text,
        `${labels.get(from) ?? ''} ${labels.get(to) ?? ''}`,
        hasToldTables ? undefined : source,
      );
      return found === undefined ? [] : [toCitation(id, passage, found)];
    }),
  ];
};

/** Parts of a spec that a prompt named, cited where a passage says the same. */
export const citeNodes = (
  spec: DiagramSpec,
  passages: readonly { readonly passage: Passage; readonly text: string }[],
): readonly Citation[] =>
  spec.nodes.flatMap(({ id, label, origin }) => {
    if (origin === 'repair') return [];
    for (const { passage, text } of passages) {
      const found = findSentence(text, label);
      if (found !== undefined) return [toCitation(id, passage, found)];
    }
    return [];
  });

const toCitation = (part: string, passage: Passage, { start, end }: { start: number; end: number }): Citation => ({
  part,
  documentId: passage.documentId,
  start: passage.start + start,
  end: passage.start + end,
});
