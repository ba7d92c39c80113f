import type { CellChange } from '@diagloom/diagram/model';
import type { BrandThemeId, ThemeId } from '@diagloom/diagram/themes';
import {
  applySuggestion,
  type CarriedOut,
  changeXml,
  chooseVariant,
  compareVersions,
  type DesignSuggestion,
  type DiagramExportFormat,
  type DiagramText,
  type DiagramVariant,
  diagramExports,
  type ExportedDiagram,
  type ExportSource,
  type GenerateRequest,
  type GenerateResult,
  generateDiagram,
  type ImportRequest,
  type ImportResult,
  importDiagram,
  type RefineRequest,
  type RefineResult,
  refineDiagram,
  renderPreview,
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

/** The use cases that the server offers, with everything that they need from outside already given. */
export interface Studio {
  readonly generate: (
    request: GenerateRequest,
    progress: Pick<StudioTools, 'onStage' | 'signal'>,
  ) => Promise<GenerateResult>;
  /** Takes a file as a diagram of its own; a bad file is answered with what to do. */
  readonly importDiagram: (request: ImportRequest) => Promise<ImportResult>;
  /** Throws a `DrawioError` for text that is no draw.io file, as `export`, `refine` and `change` do. */
  readonly preview: (xml: string, title?: string, pageId?: string) => { readonly svg: string };
  readonly export: (source: ExportSource, format: DiagramExportFormat) => Promise<ExportedDiagram>;
  /** Carries out an instruction, wholly or not at all. */
  readonly refine: (request: RefineRequest) => Promise<RefineResult>;
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
  readonly compare: (before: string, after: string) => Promise<VersionComparison>;
  /** What a page means as texts; undefined where there is no such page. */
  readonly writeAsText: (request: TextRequest) => Promise<readonly DiagramText[] | undefined>;
  readonly change: (xml: string, changes: readonly CellChange[]) => string;
}

export const createStudio = (tools: Pick<StudioTools, 'layout'>): Studio => ({
  generate: (request, progress) => generateDiagram(request, { ...tools, ...progress }),
  importDiagram: (request) => importDiagram(request, tools),
  preview: renderPreview,
  export: (source, format) => diagramExports[format](source),
  refine: (request) => refineDiagram(request, tools),
  tidy: (request) => tidyDiagram(request, tools),
  theme: themeDiagram,
  vary: (request) => varyDiagram(request, tools),
  chooseVariant: (request) => chooseVariant(request, tools),
  suggest: suggestDesigns,
  applySuggestion: (request) => applySuggestion(request, tools),
  compare: async (before, after) => compareVersions(before, after),
  writeAsText: async (request) => writeAsText(request),
  change: changeXml,
});
