export { applyChanges } from './apply-changes.ts';
export { type ContainerId, embedInPng, embedInSvg, type OpenedFile, openDiagramFile } from './containers/index.ts';
export { diffDocuments } from './diff-documents.ts';
export { DrawioError, type DrawioErrorCode } from './drawio-error.ts';
export { type DrawioLimits, defaultLimits } from './drawio-limits.ts';
export { readDrawio } from './read-drawio.ts';
export { isSameCell } from './same-cell.ts';
export { withBackground } from './with-background.ts';
export { writeDrawio } from './write-drawio.ts';
