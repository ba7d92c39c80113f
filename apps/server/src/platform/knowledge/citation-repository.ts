import type { Citation, LookedAtPassage } from '@diagloom/studio';
import { eq, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { diagramCitations, knowledgeChunks, knowledgeDocuments } from '../database/schema/index.ts';

/** Puts these in place of what a diagram was said to come from. */
export const replaceCitations = (
  database: Database,
  diagramId: number,
  { citations, passages }: { readonly citations: readonly Citation[]; readonly passages: readonly LookedAtPassage[] },
): Promise<void> =>
  database.transaction(async (transaction) => {
    await transaction.delete(diagramCitations).where(eq(diagramCitations.diagramId, diagramId));
    const rows = [
      ...citations.map(({ part, documentId, start, end }) => ({ part, documentId, start, end, isUsed: true })),
      ...passages.map(({ documentId, start, end, isUsed }) => ({ part: '', documentId, start, end, isUsed })),
    ].slice(0, mostCitations);
    if (rows.length === 0) return;
    await transaction
      .insert(diagramCitations)
      .values(rows.map(({ start, end, ...row }) => ({ ...row, diagramId, startsAt: start, endsAt: end })));
  });

const mostCitations = 3000;

export interface FoundCitation {
  readonly part: string;
  readonly startsAt: number;
  readonly endsAt: number;
  readonly isUsed: boolean;
  /** Absent where the source was removed. */
  readonly document: { readonly id: number; readonly title: string; readonly ownerId: number } | null;
  readonly headingPath: readonly string[];
  readonly page: number | null;
}

/** Where the parts of a diagram stand, with what is known of each place by now. */
export const findCitations = async (
  database: Pick<Database, 'execute'>,
  diagramId: number,
): Promise<readonly FoundCitation[]> => {
  const { rows } = await database.execute<CitationRow>(sql`
    select c.part, c.starts_at, c.ends_at, c.is_used, d.id as document_id, d.title, d.user_id, k.heading_path, k.page
    from ${diagramCitations} c
    left join ${knowledgeDocuments} d on d.id = c.document_id and d.deleted_at is null
    left join ${knowledgeChunks} k on k.document_id = d.id and k.starts_at <= c.starts_at and k.ends_at > c.starts_at
    where c.diagram_id = ${diagramId}
    order by c.id`);
  return rows.map((row) => ({
    part: row.part,
    startsAt: row.starts_at,
    endsAt: row.ends_at,
    isUsed: row.is_used,
    document:
      row.document_id === null || row.title === null || row.user_id === null
        ? null
        : { id: row.document_id, title: row.title, ownerId: row.user_id },
    headingPath: row.heading_path ?? [],
    page: row.page,
  }));
};

interface CitationRow extends Record<string, unknown> {
  readonly part: string;
  readonly starts_at: number;
  readonly ends_at: number;
  readonly is_used: boolean;
  readonly document_id: number | null;
  readonly title: string | null;
  readonly user_id: number | null;
  readonly heading_path: string[] | null;
  readonly page: number | null;
}
