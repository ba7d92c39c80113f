import type { DiagramCitation } from '@diagloom/contract';

/** Citations of one section of a document. */
export interface Source {
  readonly key: string;
  readonly documentId: number | null;
  readonly title: string | null;
  readonly headingPath: readonly string[];
  readonly page: number | null;
  readonly parts: number;
  readonly spans: readonly { readonly start: number; readonly end: number }[];
}

/** Citations by the sections that they stand in, in their order. */
export const groupSources = (citations: readonly Omit<DiagramCitation, 'part'>[]): readonly Source[] => {
  const sources = new Map<string, Source>();
  for (const { documentId, title, headingPath, page, start, end } of citations) {
    const key = JSON.stringify([documentId, title, headingPath]);
    const known = sources.get(key) ?? { key, documentId, title, headingPath, page, parts: 0, spans: [] };
    const span = start === null || end === null ? [] : [{ start, end }];
    sources.set(key, { ...known, parts: known.parts + 1, spans: [...known.spans, ...span] });
  }
  return [...sources.values()];
};
