export { readStatesOfDocument } from '../../classes/states/prose/read-states-of-document.ts';
export { readSystemsOfDocument } from '../../topology/prose/read-systems-of-document.ts';
export { documentFeatures } from './document-features.ts';
export { isJudged, pruneDocument } from './prune-document.ts';
