import type { DiagramDocument, Page } from '../model/index.ts';
import { damaged, notDrawio, tooLarge, tooManyCells } from './drawio-error.ts';
import { type DrawioLimits, defaultLimits } from './drawio-limits.ts';
import { type PageNames, readPage } from './read-page.ts';
import { countMarks } from './xml/count-marks.ts';
import { readXml } from './xml/read-xml.ts';
import { attributeOf, type XmlElement } from './xml/xml-element.ts';

/**
 * Reads a draw.io file: `<mxfile>` with pages inline or compressed, or a bare `<mxGraphModel>`.
 * Every valid file comes back from `writeDrawio` byte for byte. Ids, roots and parents that are missing or wrong are
 * put right in memory only. Throws a `DrawioError` for what is no such file, is damaged or beyond the limits.
 */
export const readDrawio = (text: string, limits: Partial<DrawioLimits> = {}): DiagramDocument => {
  const allLimits = { ...defaultLimits, ...limits };
  if (!text.includes('<mxfile') && !text.includes('<mxGraphModel')) throw notDrawio();
  if (text.length > allLimits.characters) {
    throw tooLarge(`it has more than ${allLimits.characters} characters`);
  }
  // Before any work where there may be that many: a cell has at least nine characters.
  if (text.length > 9 * allLimits.cells && countMarks(text, '<mxCell') > allLimits.cells) throw tooManyCells();
  const root = readXml(text, allLimits);
  if (root.name !== 'mxfile' && root.name !== 'mxGraphModel') throw notDrawio();
  const isBare = root.name === 'mxGraphModel';
  const elements = isBare ? [root] : root.children.filter(({ name }) => name === 'diagram');
  if (elements.length === 0) throw damaged('it has no pages');
  return {
    attributes: isBare ? undefined : Object.fromEntries(root.attributes),
    pages: readPages(elements, text, allLimits),
    verbatim: { between: textsBetween(elements, text) },
  };
};

const readPages = (elements: readonly XmlElement[], text: string, limits: DrawioLimits): readonly Page[] => {
  const budget = { cells: limits.cells, unpackedCharacters: limits.unpackedCharacters };
  const ids = new Set(elements.flatMap((element) => attributeOf(element, 'id') ?? []));
  const used = new Set<string>();
  return elements.map((element, index) => {
    const names = namesOf(element, index);
    const id = used.has(names.id) ? freePageId(index, ids) : names.id;
    used.add(id);
    ids.add(id);
    return readPage(element, text, { ...names, id }, limits, budget);
  });
};

/** draw.io names pages `Page-1`, `Page-2` ... */
const namesOf = (element: XmlElement, index: number): PageNames => ({
  id: attributeOf(element, 'id') || `page-${index + 1}`,
  name: attributeOf(element, 'name') ?? `Page-${index + 1}`,
});

const freePageId = (index: number, taken: ReadonlySet<string>): string => {
  let number = index + 1;
  while (taken.has(`page-${number}`)) number += 1;
  return `page-${number}`;
};

const textsBetween = (elements: readonly XmlElement[], text: string): readonly string[] => {
  const starts = [...elements.map(({ start }) => start), text.length];
  const ends = [0, ...elements.map(({ end }) => end)];
  return starts.map((start, index) => text.slice(ends[index], start));
};
