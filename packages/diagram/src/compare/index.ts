export { compareDocuments } from './compare-documents.ts';
export { describeDifferences } from './describe-differences.ts';
export type { CellDifference, Difference, PageDifference } from './difference.ts';
export { type MarkedPage, markDifferences } from './mark-differences.ts';
