import type { DocumentList } from '@diagloom/contract';
import { knowledgeStrings } from '../../strings/knowledge.ts';

const megabytes = (bytes: number): string =>
  // Something is never shown as nothing.
  (Math.ceil(bytes / 100_000) / 10).toLocaleString('en-US', { maximumFractionDigits: bytes < 10_000_000 ? 1 : 0 });

/** How much of what one may keep is used, such as `3 of 200 documents, 1.2 of 200 MB`. */
export const usageText = ({ documents, bytes, mostDocuments, mostBytes }: DocumentList['usage']): string =>
  knowledgeStrings.usage(
    documents,
    mostDocuments,
    knowledgeStrings.megabytes(megabytes(bytes), mostBytes === null ? null : megabytes(mostBytes)),
  );
