import type { Cell, Page, PageVerbatim } from '../model/index.ts';
import { markAsRead } from './as-read.ts';
import { damaged, tooLarge, tooManyCells } from './drawio-error.ts';
import type { DrawioLimits } from './drawio-limits.ts';
import { readCell } from './read-cell.ts';
import { repairCells } from './repair-cells.ts';
import { unpackPage } from './unpack-page.ts';
import { writePage } from './write-page.ts';
import { readXml } from './xml/read-xml.ts';
import { childOf, type XmlElement } from './xml/xml-element.ts';

/** What the pages of one file may still use together. */
export interface Budget {
  cells: number;
  unpackedCharacters: number;
}

export interface PageNames {
  readonly id: string;
  readonly name: string;
}

/** The text that holds a page, and what we need of its structure. */
interface Source {
  readonly text: string;
  /** The part of `text` that is the page. */
  readonly start: number;
  readonly end: number;
  /** `<diagram>`, or the `<mxGraphModel>` that is a whole file. */
  readonly outer: XmlElement;
  readonly model: XmlElement | undefined;
  readonly wasPacked: boolean;
}

/** Reads a page from its `<diagram>`, or from the `<mxGraphModel>` that is a whole file. */
export const readPage = (
  element: XmlElement,
  text: string,
  names: PageNames,
  limits: DrawioLimits,
  budget: Budget,
): Page => {
  const source = unpackSource(element, text, limits, budget);
  const root = source.model === undefined ? undefined : childOf(source.model, 'root');
  const { cells, end } = readCells(root, source, budget);
  const { cells: repaired, nesting, isRepaired } = repairCells(cells);
  if (nesting > limits.nesting) throw tooLarge(`its shapes are nested more than ${limits.nesting} levels deep`);
  const verbatim = textsAround(source, root, end);
  const page: Page = {
    ...names,
    attributes: Object.fromEntries(source.model?.attributes ?? []),
    cells: repaired,
    verbatim,
  };
  const isAsRead = !source.wasPacked && !isRepaired && root !== undefined && root.contentStart < root.end;
  if (isAsRead) return page;
  const unpacked = writePage(page, { isBare: element.name === 'mxGraphModel' });
  return { ...page, verbatim: { ...verbatim, packed: { text: text.slice(element.start, element.end), unpacked } } };
};

const unpackSource = (element: XmlElement, text: string, limits: DrawioLimits, budget: Budget): Source => {
  const inline = { text, start: element.start, end: element.end, outer: element, wasPacked: false };
  if (element.name === 'mxGraphModel') return { ...inline, model: element };
  const model = childOf(element, 'mxGraphModel');
  const content = withoutComments(text.slice(element.contentStart, element.contentEnd)).trim();
  if (model !== undefined || element.children.length > 0 || content === '') return { ...inline, model };
  const inner = unpackPage(content, budget.unpackedCharacters);
  budget.unpackedCharacters -= inner.length;
  const openTag = text.slice(element.start, element.contentStart);
  const unpacked = openTag + inner + text.slice(element.contentEnd, element.end);
  const outer = readXml(unpacked, limits);
  const unpackedModel = childOf(outer, 'mxGraphModel');
  if (unpackedModel === undefined) throw damaged('a compressed page holds no diagram');
  return { text: unpacked, start: 0, end: unpacked.length, outer, model: unpackedModel, wasPacked: true };
};

const withoutComments = (text: string): string => text.replace(/<!--[\s\S]*?-->/g, '');

/** The cells, each with its own text, and where the last of them ends. What is no cell belongs to the text between. */
const readCells = (
  root: XmlElement | undefined,
  { text }: Source,
  budget: Budget,
): { readonly cells: readonly Cell[]; readonly end: number } => {
  let end = root?.contentStart ?? 0;
  const cells: Cell[] = [];
  for (const child of root?.children ?? []) {
    const read = readCell(child, text);
    if (read === undefined) continue;
    const cell = {
      ...read,
      verbatim: { before: text.slice(end, child.start), text: text.slice(child.start, child.end) },
    };
    markAsRead(cell);
    cells.push(cell);
    end = child.end;
    budget.cells -= 1;
    if (budget.cells < 0) throw tooManyCells();
  }
  return { cells, end };
};

/** The page's text before and after its cells; where an element around them is missing or empty, it is made. */
const textsAround = (source: Source, root: XmlElement | undefined, end: number): PageVerbatim => {
  const { text, start, outer, model } = source;
  if (root !== undefined && root.contentStart < root.end) {
    return { head: text.slice(start, root.contentStart), tail: text.slice(end, source.end) };
  }
  const innermost = root ?? model ?? outer;
  const isEmpty = innermost.contentStart === innermost.end;
  const openTag = text.slice(start, innermost.contentStart);
  const opened = isEmpty ? `${openTag.replace(/\s*\/>$/, '')}>` : openTag;
  const closed = (isEmpty ? `</${innermost.name}>` : '') + text.slice(innermost.contentStart, source.end);
  if (root !== undefined) return { head: opened, tail: closed };
  if (model !== undefined) return { head: `${opened}<root>`, tail: `</root>${closed}` };
  return { head: `${opened}<mxGraphModel><root>`, tail: `</root></mxGraphModel>${closed}` };
};
