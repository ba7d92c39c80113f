import type { DiagramCitations, KnowledgeDocument, KnowledgePassage } from '@diagloom/contract';
import type { Passage } from '@diagloom/knowledge';
import type { FoundCitation } from '../../platform/knowledge/citation-repository.ts';
import type { FoundDocument } from './document-repository.ts';

export const presentDocument = (row: FoundDocument): KnowledgeDocument => ({
  id: row.id,
  title: row.title,
  category: row.category,
  source: row.source,
  format: row.format,
  pages: row.pages,
  chunks: row.chunkCount,
  setAside: row.suspiciousCount,
  sizeBytes: row.sizeBytes,
  state: row.state,
  problem: row.problem,
  uploadedAt: row.uploadedAt.toISOString(),
});

export const presentPassage = ({
  documentId,
  title,
  headingPath,
  page,
  start,
  end,
  text,
  score,
}: Passage): KnowledgePassage => ({
  documentId,
  title,
  headingPath: [...headingPath],
  page: page ?? null,
  start,
  end,
  text,
  score,
});

/** The owner of a document gets the place in it; everybody else who may read the diagram, its title. */
export const presentCitations = (found: readonly FoundCitation[], readerId: number): DiagramCitations => ({
  success: true,
  citations: found
    .filter(({ part }) => part !== '')
    .map((citation) => ({ part: citation.part, ...placeOf(citation, readerId) })),
  unused: found
    .filter(({ part, isUsed, document }) => part === '' && !isUsed && document?.ownerId === readerId)
    .map((citation) => placeOf(citation, readerId)),
});

const placeOf = ({ document, headingPath, page, startsAt, endsAt }: FoundCitation, readerId: number) => {
  const hidden = { documentId: null, headingPath: [], page: null, start: null, end: null };
  if (document === null) return { title: null, ...hidden };
  if (document.ownerId !== readerId) return { title: document.title, ...hidden };
  return {
    documentId: document.id,
    title: document.title,
    headingPath: [...headingPath],
    page,
    start: startsAt,
    end: endsAt,
  };
};
