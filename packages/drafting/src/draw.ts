/** Drawing without reading: for pages that know what is meant and need no engine for it. */
export type { DraftingTools } from './drafting-tools.ts';
export { drawSpec } from './draw-spec.ts';
export { previewOptions } from './preview-options.ts';
