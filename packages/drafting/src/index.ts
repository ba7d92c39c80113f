export { askedTheme } from './asked-theme.ts';
export { chooseType, type TypeChoice } from './choose-type.ts';
export { type Draft, type DraftRequest, type DraftResult, draftDiagram, type NoDraft } from './draft-diagram.ts';
export type { DraftingTools } from './drafting-tools.ts';
export { type DrawOptions, drawSpec, type Look } from './draw-spec.ts';
export type { DraftPart } from './place-parts.ts';
export { previewOptions } from './preview-options.ts';
export { understandPrompt } from './understand-prompt.ts';
export { withTitle } from './with-title.ts';
