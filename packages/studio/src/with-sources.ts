import { readDrawio, writeDrawio } from '@diagloom/diagram/drawio';
import type { Cell } from '@diagloom/diagram/model';

/** Where a part of a diagram comes from, in words: the title of a document, its heading and page. Never what stands there. */
export interface PartSource {
  /** The id of the shape or line. */
  readonly part: string;
  readonly text: string;
}

/** The file with the source of each shape and line as its data, where draw.io shows it under "Edit Data". */
export const withSources = (xml: string, sources: readonly PartSource[]): string => {
  const texts = new Map(sources.map(({ part, text }) => [part, text]));
  const document = readDrawio(xml);
  const named = (cell: Cell): Cell => {
    const text = texts.get(cell.id);
    if (text === undefined) return cell;
    const { verbatim: _verbatim, ...rest } = cell;
    const { tag = 'object', attributes = {} } = cell.wrapper ?? {};
    return { ...rest, wrapper: { tag, attributes: { ...attributes, source: text } } };
  };
  return writeDrawio({
    ...document,
    pages: document.pages.map((page) => ({ ...page, cells: page.cells.map(named) })),
  });
};

/** The same at the end of a text. */
export const listSources = (sources: readonly PartSource[]): string =>
  sources.length === 0
    ? ''
    : `\n## Sources\n\n${sourceNames(sources)
        .map((name) => `- ${name}\n`)
        .join('')}`;

/** Each source once, in order. */
export const sourceNames = (sources: readonly PartSource[]): readonly string[] => [
  ...new Set(sources.map(({ text }) => text)),
];
