import { DrawioError, openDiagramFile, readDrawio, writeDrawio } from '@diagloom/diagram/drawio';
import { type DiagramDocument, type DiagramSpec, parseNotation } from '@diagloom/diagram/model';
import { readTextNotation, withKnownKinds } from '@diagloom/diagram/notations';
import type { ThemeId } from '@diagloom/diagram/themes';
import { type DrawOptions, drawSpec } from '@diagloom/drafting';
import { type DiagramTypeId, diagramTypeOf, findDiagramType, guessType } from '@diagloom/types';
import { readTables } from './read-tables.ts';
import type { StudioTools } from './studio-tools.ts';
import { themeDocument } from './theme-document.ts';

export interface OpenOptions {
  /** What the diagram is read as; guessed from what it shows where absent. */
  readonly type?: DiagramTypeId;
  /** Keeps this page only, counted from 1. */
  readonly page?: number;
  /** A theme's id. Our own look for notation where absent, and the file's own for a file. */
  readonly theme?: ThemeId;
}

export type OpenResult = OpenedDiagram | { readonly ok: false; readonly message: string };

export interface OpenedDiagram {
  readonly ok: true;
  /** A draw.io file. */
  readonly xml: string;
  readonly title: string;
  readonly type: DiagramTypeId;
  /** True for a drawing, false for a text that was drawn. */
  readonly isDrawn: boolean;
  /** What the first page means. */
  readonly spec: () => DiagramSpec;
  /** What of a notation could not be read, for people. */
  readonly warnings: readonly string[];
}

/**
 * Opens a file of any kind that we read: draw.io XML, a PNG or SVG with a diagram inside, our notation, Mermaid, DOT, PlantUML, SQL
 * or a table of people. The bytes say which it is. A file that cannot be opened is answered with a message that says what to do.
 */
export const openDiagram = async (
  bytes: Uint8Array,
  options: OpenOptions,
  tools: Pick<StudioTools, 'layout'>,
): Promise<OpenResult> => {
  try {
    const { container, xml } = openDiagramFile(bytes);
    return container === 'xml' && !xml.trimStart().startsWith('<')
      ? await openNotation(xml, options, tools)
      : openDocument(themed(readDrawio(xml), options), options);
  } catch (error) {
    if (error instanceof DrawioError) return { ok: false, message: error.message };
    throw error;
  }
};

const themed = (document: DiagramDocument, { theme, type }: OpenOptions): DiagramDocument =>
  theme === undefined ? document : themeDocument(document, theme, type);

const openNotation = async (
  text: string,
  options: OpenOptions,
  tools: Pick<StudioTools, 'layout'>,
): Promise<OpenResult> => {
  const foreign = readTextNotation(text, options.type) ?? readTextNotation(text);
  const tables = foreign === undefined ? await readTables(text, options.type) : undefined;
  if (tables !== undefined) {
    const { spec, warnings } = tables;
    return drawn(spec, warnings, { ...options, type: tables.type }, tools);
  }
  const { spec: read, problems } = foreign ?? parseNotation(text, options.type ?? 'flowchart');
  const type = findDiagramType(read.type);
  if (type === undefined)
    return { ok: false, message: `The text says it’s a "${read.type}", which isn’t a diagram type.` };
  const spec = foreign === undefined ? read : withKnownKinds(read, diagramTypeOf(type.id).vocabulary);
  if (spec.nodes.length === 0 || (foreign === undefined && spec.edges.length === 0 && !namesType(text))) {
    return {
      ok: false,
      message:
        'The text contains no diagram: it’s neither draw.io XML nor notation such as "a -> b", Mermaid, DOT, PlantUML or SQL. If it describes a diagram in words, generate the diagram from them.',
    };
  }
  const warnings = problems.map(({ line, text: words, message }) => `Line ${line}, "${words.trim()}": ${message}`);
  const parts = foreign?.looks ?? [];
  return drawn({ ...spec, type: type.id }, warnings, { ...options, type: type.id, parts }, tools);
};

/** A text that was read, as a drawing. */
const drawn = async (
  spec: DiagramSpec,
  warnings: readonly string[],
  options: OpenOptions & Pick<DrawOptions, 'parts'> & { readonly type: DiagramTypeId },
  tools: Pick<StudioTools, 'layout'>,
): Promise<OpenResult> => {
  const document = await drawSpec(spec, diagramTypeOf(options.type), tools, options);
  const opened = openDocument(document, options);
  return opened.ok ? { ...opened, isDrawn: false, spec: () => spec, warnings } : opened;
};

/** True for notation that starts as ours does, such as `flowchart: Orders`. Lines of a letter could be read as shapes, too. */
const namesType = (text: string): boolean => {
  const [first = ''] = text.trimStart().split(/[:\n]/, 1);
  return findDiagramType(first.trim()) !== undefined;
};

const openDocument = (document: DiagramDocument, { type, page }: OpenOptions): OpenResult => {
  const shown = document.pages[(page ?? 1) - 1];
  const count = document.pages.length;
  if (shown === undefined) {
    return {
      ok: false,
      message: `There’s no page ${page}: the file has ${count === 1 ? 'one page' : `${count} pages`}.`,
    };
  }
  const found = type ?? guessType(shown);
  return {
    ok: true,
    xml: writeDrawio(page === undefined ? document : { ...document, pages: [shown] }),
    title: shown.name,
    type: found,
    isDrawn: true,
    spec: () => diagramTypeOf(found).recognise(shown),
    warnings: [],
  };
};
