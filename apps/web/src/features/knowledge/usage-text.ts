import type { DocumentList } from '@diagloom/contract';
import { usedText } from '../../lib/storage-text.ts';
import { knowledgeStrings } from '../../strings/knowledge.ts';

/** How much of what one may keep is used, such as `3 of 200 documents, 2 kB of 200 MB`. */
export const usageText = ({ documents, bytes, mostDocuments, mostBytes }: DocumentList['usage']): string =>
  knowledgeStrings.usage(documents, mostDocuments, usedText(bytes, mostBytes));
