import type { PageChange } from '@diagloom/diagram/drawio';
import type { CellChange } from '@diagloom/diagram/model';
import type { BrandThemeId, ThemeId } from '@diagloom/diagram/themes';
import type { DocumentFile, StoredChunk } from '@diagloom/knowledge';
import {
  type Appraisal,
  applySuggestion,
  appraiseDrawing,
  type CarriedOut,
  type CarriedOutReply,
  type ChangedDiagram,
  type ChangedPages,
  type CodeResult,
  type ComparisonPictures,
  type ComparisonRequest,
  carryOutReply,
  changeDiagram,
  changePages,
  chooseVariant,
  compareVersions,
  type DesignSuggestion,
  type DiagramExportFormat,
  type DiagramText,
  type DiagramVariant,
  type DraftQuestion,
  type Drawable,
  type DrawnReply,
  diagramExports,
  drawComparison,
  drawReply,
  drawThumbnail,
  type EditedDiagram,
  type EditRequest,
  type ExportedDiagram,
  type ExportSource,
  editDiagram,
  findDrawables,
  type GenerateCodeRequest,
  type GeneratedDiagram,
  type GenerateRequest,
  type GenerateResult,
  generateCode,
  generateDiagram,
  type ImportRequest,
  type ImportResult,
  importDiagram,
  listCodeComponents,
  type PageToRead,
  type PreviewOptions,
  prepareDraft,
  prepareRefinement,
  type RefinementQuestion,
  type RefineRequest,
  type RefineResult,
  type ReplyRequest,
  type ReplyResult,
  type ReplyToCarryOut,
  type RetypedDiagram,
  type RetypeRequest,
  refineDiagram,
  rehearseReply,
  renderPreview,
  retypeDiagram,
  type StudioTools,
  type SuggestionRequest,
  type SuggestionToApply,
  suggestDesigns,
  type TextRequest,
  type ThemedDiagram,
  type TidiedDiagram,
  type TidyRequest,
  themeDiagram,
  tidyDiagram,
  type VariantRequest,
  type VersionComparison,
  varyDiagram,
  writeAsText,
} from '@diagloom/studio';
import { type DiagramComponent, type DiagramTypeId, diagramTypeOf } from '@diagloom/types';
import { compareForSharing, countCells, shareDrawing, takeShared } from '../collaboration/shared-drawings.ts';
import { type ReadUpload, readUpload } from './knowledge/read-upload.ts';

/** Who asks for something, and whether they still wait for it. */
export interface Caller {
  /** Whose work is done in turn with that of others, such as `person:7`. */
  readonly who: string;
  readonly signal: AbortSignal;
}

/** What the packages offer, with everything that they need from outside already given. */
export interface UseCases {
  readonly generate: (request: GenerateRequest, progress: Progress) => Promise<GenerateResult>;
  /** Takes a file as a diagram of its own; a bad file is answered with what to do. */
  readonly importDiagram: (request: ImportRequest) => Promise<ImportResult>;
  /** Throws a `DrawioError` for text that is no draw.io file, as `export`, `refine` and `change` do. */
  readonly preview: (xml: string, options?: PreviewOptions) => { readonly svg: string };
  /** A picture of the first page for lists, small whatever it shows. */
  readonly thumbnail: (xml: string, options?: Omit<PreviewOptions, 'pageId'>) => Promise<ExportedDiagram>;
  readonly export: (source: ExportSource, format: DiagramExportFormat) => Promise<ExportedDiagram>;
  /** Carries out an instruction, wholly or not at all. */
  readonly refine: (request: RefineRequest) => Promise<RefineResult>;
  /** What a model is asked for a draft of the type. */
  readonly prepareDraft: (request: DraftToAsk, type: DiagramTypeId) => DraftQuestion;
  /** How what a model has written so far is placed best. */
  readonly rehearseReply: (request: ReplyToRehearse) => ReturnType<typeof rehearseReply>;
  /** Draws what a model answered, where that is as good as the draft. */
  readonly drawReply: (request: ReplyRequest) => Promise<ReplyResult>;
  /** What a model is asked to change a diagram; undefined where there is no such page. */
  readonly prepareRefinement: (request: RefineRequest) => RefinementQuestion | undefined;
  /** Carries out what a model answered to that, wholly or not at all. */
  readonly carryOutReply: (request: ReplyToCarryOut) => Promise<CarriedOutReply>;
  /** Lays a drawing out again, or mends what its readability report names. */
  readonly tidy: (request: TidyRequest) => Promise<TidiedDiagram>;
  /** Puts all pages into a theme. */
  readonly theme: (xml: string, theme: ThemeId | BrandThemeId) => ThemedDiagram;
  /** Other ways to place a page, best first. */
  readonly vary: (request: VariantRequest) => Promise<readonly DiagramVariant[]>;
  readonly chooseVariant: (
    request: VariantRequest & { readonly variant: string },
  ) => Promise<DiagramVariant | undefined>;
  /** What would make a diagram better, or the prompt for one. */
  readonly suggest: (request: SuggestionRequest) => Promise<readonly DesignSuggestion[]>;
  readonly applySuggestion: (request: SuggestionToApply) => Promise<CarriedOut>;
  /** What changed from one file to the other. */
  readonly compare: (before: string, after: string) => VersionComparison;
  /** The same as two pictures with marks. */
  readonly drawComparison: (request: ComparisonRequest) => ComparisonPictures;
  /** What a page means as texts; undefined where there is no such page. */
  readonly writeAsText: (request: TextRequest) => readonly DiagramText[] | undefined;
  /** Code of a page with its tests; undefined where there is no such page. */
  readonly generateCode: (request: GenerateCodeRequest) => Promise<CodeResult | undefined>;
  /** The parts of a page that code can be written for; undefined where there is no such page. */
  readonly listCodeComponents: (request: PageToRead) => readonly DiagramComponent[] | undefined;
  /** Puts and removes cells. `base` is the earlier drawing that the changes were made on, where that is not `xml`. */
  readonly change: (xml: string, changes: readonly CellChange[], base?: string) => ChangedDiagram;
  /** Adds, copies, names, orders or removes pages. */
  readonly changePages: (xml: string, change: PageChange) => ChangedPages;
  /** Draws what a diagram means as another type. */
  readonly retype: (request: RetypeRequest) => Promise<RetypedDiagram>;
  /** Carries typed edits out, all of them or none. */
  readonly edit: (request: EditRequest) => Promise<EditedDiagram>;
  /** Reads somebody's file into text and passages, or says why that cannot be. */
  readonly readDocument: (file: DocumentFile) => Promise<ReadUpload>;
  /** The sections of a document that a diagram can be drawn of. */
  readonly findDrawables: (chunks: readonly StoredChunk[]) => readonly Drawable[];
  /** What is kept with a drawing. */
  readonly appraise: (xml: string) => Appraisal;
  readonly countCells: typeof countCells;
  /** A drawing as cells that several people change at once, the version that they make, and what turned one version into another. */
  readonly shareDrawing: typeof shareDrawing;
  readonly takeShared: typeof takeShared;
  readonly compareForSharing: typeof compareForSharing;
}

type ReplyToRehearse = Parameters<typeof rehearseReply>[0];

type DraftToAsk = Parameters<typeof prepareDraft>[0];

type Progress = Pick<StudioTools, 'onStage' | 'signal'>;

/** A new drawing comes with what is kept with it; the document that it was written from stays where it was made. */
type Appraised<Result> = Result extends { readonly xml: string }
  ? Omit<Result, 'document'> & { readonly appraisal: Appraisal }
  : Result;

type Offered<UseCase> = UseCase extends (...request: infer Request) => infer Result
  ? (caller: Caller, ...request: Request) => Promise<Appraised<Awaited<Result>>>
  : never;

type NotDrawn = Extract<ReplyResult, { readonly ok: false }>;

/** The use cases as the server offers them: each on behalf of somebody, who may leave before it is done. */
export type Studio = { readonly [Name in Exclude<keyof UseCases, 'drawReply'>]: Offered<UseCases[Name]> } & {
  readonly drawReply: (
    caller: Caller,
    request: ReplyRequest,
  ) => Promise<(Omit<DrawnReply, 'diagram'> & { readonly diagram: Appraised<GeneratedDiagram> }) | NotDrawn>;
};

export const createUseCases = (tools: Pick<StudioTools, 'layout'>): UseCases => ({
  generate: (request, progress) => generateDiagram(request, { ...tools, ...progress }),
  importDiagram: (request) => importDiagram(request, tools),
  preview: renderPreview,
  thumbnail: drawThumbnail,
  export: (source, format) => diagramExports[format](source),
  refine: (request) => refineDiagram(request, tools),
  prepareDraft: (request, type) => prepareDraft(request, diagramTypeOf(type)),
  rehearseReply: (request) => rehearseReply(request, tools),
  drawReply: (request) => drawReply(request, tools),
  prepareRefinement,
  carryOutReply: (request) => carryOutReply(request, tools),
  tidy: (request) => tidyDiagram(request, tools),
  theme: themeDiagram,
  vary: (request) => varyDiagram(request, tools),
  chooseVariant: (request) => chooseVariant(request, tools),
  suggest: suggestDesigns,
  applySuggestion: (request) => applySuggestion(request, tools),
  compare: compareVersions,
  drawComparison,
  writeAsText,
  generateCode,
  listCodeComponents,
  change: changeDiagram,
  changePages,
  retype: (request) => retypeDiagram(request, tools),
  edit: (request) => editDiagram(request, tools),
  readDocument: readUpload,
  findDrawables,
  appraise: appraiseDrawing,
  countCells,
  shareDrawing,
  takeShared,
  compareForSharing,
});

/** Carries use cases out where it is called: in a worker, and in tests. */
export const createStudio = (useCases: UseCases): Studio => {
  const offering =
    <Request extends readonly unknown[], Result>(useCase: (...request: Request) => Result) =>
    async (_caller: Caller, ...request: Request): Promise<Appraised<Awaited<Result>>> =>
      appraised(await useCase(...request));
  return {
    generate: async (caller, request, progress) =>
      appraised(await useCases.generate(request, { signal: caller.signal, ...progress })),
    importDiagram: offering(useCases.importDiagram),
    preview: offering(useCases.preview),
    thumbnail: offering(useCases.thumbnail),
    export: offering(useCases.export),
    refine: offering(useCases.refine),
    prepareDraft: offering(useCases.prepareDraft),
    rehearseReply: offering(useCases.rehearseReply),
    drawReply: async (_caller, request) => {
      const result = await useCases.drawReply(request);
      return result.ok ? { ...result, diagram: appraised(result.diagram) } : result;
    },
    prepareRefinement: offering(useCases.prepareRefinement),
    carryOutReply: offering(useCases.carryOutReply),
    tidy: offering(useCases.tidy),
    theme: offering(useCases.theme),
    vary: offering(useCases.vary),
    chooseVariant: offering(useCases.chooseVariant),
    suggest: offering(useCases.suggest),
    applySuggestion: offering(useCases.applySuggestion),
    compare: offering(useCases.compare),
    drawComparison: offering(useCases.drawComparison),
    writeAsText: offering(useCases.writeAsText),
    generateCode: offering(useCases.generateCode),
    listCodeComponents: offering(useCases.listCodeComponents),
    change: offering(useCases.change),
    changePages: offering(useCases.changePages),
    retype: offering(useCases.retype),
    edit: offering(useCases.edit),
    readDocument: offering(useCases.readDocument),
    findDrawables: offering(useCases.findDrawables),
    appraise: offering(useCases.appraise),
    countCells: offering(useCases.countCells),
    shareDrawing: offering(useCases.shareDrawing),
    takeShared: offering(useCases.takeShared),
    compareForSharing: offering(useCases.compareForSharing),
  };
};

const appraised = <Result>(result: Result): Appraised<Result> => {
  if (!hasDrawing(result)) return result as Appraised<Result>;
  const { document: _document, ...rest } = result;
  return { ...rest, appraisal: appraiseDrawing(result.xml) } as Appraised<Result>;
};

const hasDrawing = (result: unknown): result is { readonly xml: string; readonly document?: unknown } =>
  typeof result === 'object' && result !== null && 'xml' in result && typeof result.xml === 'string';
