export { type DrawOptions, drawSpec, understandPrompt } from '@diagloom/drafting';
export { applySuggestion, type SuggestionToApply } from './apply-suggestion.ts';
export { type Appraisal, appraiseDrawing } from './appraise-drawing.ts';
export { type AskedFiles, askFiles, type ScanReader } from './ask-files.ts';
export { type BodyQuestion, type NoBodies, prepareBodies } from './body-question.ts';
export type { CarriedOut } from './carry-out-edits.ts';
export { type ChangedDiagram, changeDiagram } from './change-diagram.ts';
export { type ChangedPages, changePages } from './change-pages.ts';
export { checkDiagram, type Readability, type ReadabilityFinding } from './check-diagram.ts';
export type { ListedThread } from './comments/listed-thread.ts';
export { compareVersions, type VersionComparison } from './compare-versions.ts';
export { type DraftQuestion, prepareDraft } from './draft-question.ts';
export { type ComparisonPictures, type ComparisonRequest, drawComparison } from './draw-comparison.ts';
export { type DrawnReply, drawReply, type ReplyRequest, type ReplyResult } from './draw-reply.ts';
export { drawThumbnail } from './draw-thumbnail.ts';
export { type EditedDiagram, type EditRequest, editDiagram } from './edit-diagram.ts';
export {
  type DiagramExportFormat,
  diagramExports,
  type ExportedDiagram,
  type ExportSource,
} from './export-diagram.ts';
export { type CodeResult, type CodeWishes, codeOf, type GenerateCodeRequest, generateCode } from './generate-code.ts';
export {
  type GeneratedDiagram,
  type GenerateRequest,
  type GenerateResult,
  generateDiagram,
  type NotUnderstood,
} from './generate-diagram.ts';
export type { Citation, LookedAtPassage } from './grounding/citation.ts';
export { type Drawable, type DrawableKind, drawableKinds, findDrawables } from './grounding/find-drawables.ts';
export { questionIn } from './grounding/question-in.ts';
export { type ImportedDiagram, type ImportRequest, type ImportResult, importDiagram } from './import-diagram.ts';
export { createLayoutRunner, type LayoutRunner, type LayoutRunnerOptions } from './layout-runner/index.ts';
export { listCodeComponents } from './list-code-components.ts';
export { listPages, type PageName } from './list-pages.ts';
export { type OpenedDiagram, type OpenOptions, type OpenResult, openDiagram } from './open-diagram.ts';
export type { PageToRead } from './read-meaning.ts';
export { readScannedPages, type ScannedPages } from './read-scanned-pages.ts';
export {
  type NotRefined,
  notDone,
  type RefinedDiagram,
  type RefineReading,
  type RefineRequest,
  type RefineResult,
  refineDiagram,
} from './refine-diagram.ts';
export {
  type CarriedOutReply,
  carryOutReply,
  prepareRefinement,
  type RefinementQuestion,
  type ReplyToCarryOut,
} from './refine-with-reply.ts';
export { rehearseReply } from './rehearse-reply.ts';
export { type Rehearsal, rehearseWhileWritten } from './rehearse-while-written.ts';
export { type PreviewOptions, renderPreview } from './render-preview.ts';
export { type RetypedDiagram, type RetypeRequest, retypeDiagram } from './retype-diagram.ts';
export { type GenerationStage, generationStages, type StudioTools } from './studio-tools.ts';
export { type DesignSuggestion, type SuggestionRequest, suggestDesigns } from './suggest-designs.ts';
export { type TextFormat, textFormats } from './text-formats.ts';
export { type ThemedDiagram, themeDiagram } from './theme-diagram.ts';
export { themeDocument, themePage } from './theme-document.ts';
export { type TidiedDiagram, type TidyExtent, type TidyRequest, tidyDiagram, tidyExtents } from './tidy-diagram.ts';
export { chooseVariant, type DiagramVariant, type VariantRequest, varyDiagram } from './vary-diagram.ts';
export { listSources, type PartSource, sourceNames } from './with-sources.ts';
export { type DiagramText, type TextRequest, writeAsText } from './write-as-text.ts';
