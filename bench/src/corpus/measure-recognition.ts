import { DrawioError, openDiagramFile, readDrawio } from '@diagloom/diagram/drawio';
import { diagramTypeOf, guessType } from '@diagloom/types';
import { expectedReadings } from './labelled-folders.ts';

/** How the first page of a file was read, beside what its labelled folder says of it. */
export interface Recognition {
  readonly path: string;
  readonly folder: string;
  /** The type's family; `drawing` for the type without one. */
  readonly found: string;
  readonly isRight: boolean;
  /** Lines of the page, and those that became edges of the spec. */
  readonly lines: number;
  readonly edges: number;
  readonly nodes: number;
  readonly unnamed: number;
}

/** Reads a file of a labelled folder; undefined for one that is in none or holds no diagram. */
export const measureRecognition = (path: string, bytes: Uint8Array): Recognition | undefined => {
  const expected = expectedReadings(path);
  const page = expected === undefined ? undefined : firstPage(bytes);
  if (expected === undefined || page === undefined) return undefined;
  const type = diagramTypeOf(guessType(page));
  const found = type.id === 'drawing' ? type.id : type.family;
  const spec = type.recognise(page);
  return {
    path,
    folder: path.split('/')[0] ?? '',
    found,
    isRight: expected.includes(found),
    lines: page.cells.filter(({ kind }) => kind === 'edge').length,
    edges: spec.edges.length,
    nodes: spec.nodes.length,
    unnamed: spec.nodes.filter(({ label }) => label === '').length,
  };
};

const firstPage = (bytes: Uint8Array) => {
  try {
    return readDrawio(openDiagramFile(bytes).xml).pages[0];
  } catch (error) {
    if (error instanceof DrawioError) return undefined;
    throw error;
  }
};

/** The confusion table: a row per folder, a column per reading. */
export const confusionTable = (all: readonly Recognition[]): readonly string[] => {
  const columns = [...new Set(all.map(({ found }) => found))].toSorted();
  const rows = [...new Set(all.map(({ folder }) => folder))].map((folder) => {
    const own = all.filter((each) => each.folder === folder);
    const cells = columns.map((column) =>
      String(own.filter(({ found }) => found === column).length || '').padStart(10),
    );
    return `${folder.padEnd(11)}${cells.join('')}   right ${own.filter(({ isRight }) => isRight).length} of ${own.length}`;
  });
  return [`${' '.repeat(11)}${columns.map((column) => column.padStart(10)).join('')}`, ...rows];
};
