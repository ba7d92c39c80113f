export { documentFeatures } from './document-features.ts';
export { isJudged, pruneDocument } from './prune-document.ts';
