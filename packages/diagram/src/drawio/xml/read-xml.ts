import { damaged, tooLarge, unsafe } from '../drawio-error.ts';
import { type DrawioLimits, defaultLimits } from '../drawio-limits.ts';
import { countMarks } from './count-marks.ts';
import { lineAt, readTag } from './read-tag.ts';
import type { XmlElement } from './xml-element.ts';

interface OpenElement {
  readonly name: string;
  readonly attributes: XmlElement['attributes'];
  readonly children: XmlElement[];
  readonly start: number;
  readonly contentStart: number;
  end: number;
  contentEnd: number;
}

const noChildren: XmlElement[] = [];

/**
 * Reads a text into its one root element. One pass from left to right, no recursion, time linear in the length.
 * Document types and entity declarations are refused; texts, comments and processing instructions are skipped,
 * since every element says where it stands in the source.
 */
export const readXml = (text: string, limits: DrawioLimits = defaultLimits): XmlElement => {
  // Before any work where there may be that many: an element has at least four characters.
  if (text.length > 4 * limits.elements && countMarks(text, '<') - countMarks(text, '</') > limits.elements)
    throw tooManyElements(limits);
  const open: OpenElement[] = [];
  let root: XmlElement | undefined;
  let count = 0;
  let position = 0;
  for (;;) {
    const start = text.indexOf('<', position);
    const parent = open.at(-1);
    if (parent === undefined) refuseTextOutside(text, position, start < 0 ? text.length : start);
    if (start < 0) break;
    const skipped = skipMarkup(text, start);
    if (skipped !== undefined) {
      position = skipped;
    } else if (text[start + 1] === '/') {
      position = closeElement(text, start, open.pop());
    } else {
      const tag = readTag(text, start, limits.attributeCharacters);
      const element: OpenElement = {
        name: tag.name,
        attributes: tag.attributes.map(({ name, value }) => [name, value] as const),
        children: tag.isEmpty ? noChildren : [],
        start,
        contentStart: tag.end,
        end: tag.end,
        contentEnd: tag.end,
      };
      if (parent !== undefined) parent.children.push(element);
      else if (root === undefined) root = element;
      else throw damaged(`line ${lineAt(text, start)} starts a second document`);
      if (!tag.isEmpty) open.push(element);
      if (open.length > limits.depth) throw tooLarge(`its elements are nested more than ${limits.depth} deep`);
      count += 1;
      if (count > limits.elements) throw tooManyElements(limits);
      position = tag.end;
    }
  }
  const unclosed = open.at(-1);
  if (unclosed !== undefined) throw damaged(`the ${unclosed.name} of line ${lineAt(text, unclosed.start)} never ends`);
  if (root === undefined) throw damaged('it is empty');
  return root;
};

const tooManyElements = ({ elements }: DrawioLimits): Error => tooLarge(`it has more than ${elements} elements`);

const skipMarkup = (text: string, start: number): number | undefined => {
  const next = text[start + 1];
  if (next === '?') return endOf(text, '?>', start + 2);
  if (next !== '!') return undefined;
  if (text.startsWith('<!--', start)) return endOf(text, '-->', start + 4);
  if (text.startsWith('<![CDATA[', start)) return endOf(text, ']]>', start + 9);
  throw unsafe();
};

const endOf = (text: string, mark: string, from: number): number => {
  const found = text.indexOf(mark, from);
  if (found < 0) throw damaged(`something that starts on line ${lineAt(text, from)} is never closed`);
  return found + mark.length;
};

const closeElement = (text: string, start: number, element: OpenElement | undefined): number => {
  const end = text.indexOf('>', start);
  const name = end < 0 ? undefined : text.slice(start + 2, end).trimEnd();
  if (element === undefined || name !== element.name) {
    throw damaged(`line ${lineAt(text, start)} closes a tag that isn’t open`);
  }
  element.contentEnd = start;
  element.end = end + 1;
  return element.end;
};

const refuseTextOutside = (text: string, start: number, end: number): void => {
  const outside = text.slice(start, end);
  if (outside.trim() === '' || outside === '\ufeff') return;
  throw damaged(`there’s text outside the diagram on line ${lineAt(text, start)}`);
};
