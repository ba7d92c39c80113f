import type { Cell, Geometry } from '../model/index.ts';
import { type CellLayout, deeper, layoutAfter } from './cell-layout.ts';
import { DrawioError } from './drawio-error.ts';
import { mxCellOf, readCell } from './read-cell.ts';
import { isSameCell, isSameValue } from './same-cell.ts';
import {
  cellAttributes,
  geometryAttributes,
  wrapperAttributes,
  writeCell,
  writeGeometry,
  writeGeometryContent,
} from './write-cell.ts';
import { patchAttributes, patchContent } from './xml/patch-tag.ts';
import { patchText, type TextPatch } from './xml/patch-text.ts';
import { readXml } from './xml/read-xml.ts';
import { childOf, type XmlElement } from './xml/xml-element.ts';

/**
 * Writes a cell that was read from a text: the same text where it still says what the cell says, otherwise the text
 * with only the differing attributes and geometry changed. Whatever we do not understand in it stays as it is.
 */
export const patchCell = (cell: Cell, text: string, layout: CellLayout): string => {
  const element = readElement(text);
  const written = element === undefined ? undefined : readCell(element, text);
  const mxCell = element === undefined ? undefined : mxCellOf(element);
  if (element === undefined || written === undefined || mxCell === undefined) return writeCell(cell, layout);
  const wanted = withPlainKind(cell);
  if (isSameCell(written, wanted)) return text;
  if (written.wrapper?.tag !== wanted.wrapper?.tag) return writeCell(cell, layout);
  return patchText(text, [
    ...(element === mxCell
      ? []
      : patchAttributes(text, element, wrapperAttributes(written), wrapperAttributes(wanted))),
    ...patchAttributes(text, mxCell, cellAttributes(written), cellAttributes(wanted)),
    ...patchGeometry(text, mxCell, written.geometry, wanted.geometry, layout),
  ]);
};

const readElement = (text: string): XmlElement | undefined => {
  try {
    return readXml(text);
  } catch (error) {
    if (error instanceof DrawioError) return undefined;
    throw error;
  }
};

/** Root and layer are written as a cell that is neither vertex nor edge. */
const withPlainKind = (cell: Cell): Cell =>
  cell.kind === 'root' || cell.kind === 'layer' ? { ...cell, kind: 'group' } : cell;

const patchGeometry = (
  text: string,
  mxCell: XmlElement,
  written: Geometry | undefined,
  wanted: Geometry | undefined,
  layout: CellLayout,
): TextPatch[] => {
  const element = childOf(mxCell, 'mxGeometry');
  if (element === undefined || written === undefined) {
    return wanted === undefined ? [] : [addGeometry(text, mxCell, wanted, layout)];
  }
  if (wanted === undefined) return [{ start: element.start, end: element.end, text: '' }];
  const content = contentOf(wanted);
  return [
    ...patchAttributes(text, element, geometryAttributes(written), geometryAttributes(wanted)),
    ...(isSameValue(contentOf(written), content)
      ? []
      : [patchContent(text, element, writeGeometryContent(wanted, layoutAt(text, element, layout)))]),
  ];
};

const addGeometry = (text: string, mxCell: XmlElement, geometry: Geometry, layout: CellLayout): TextPatch => {
  const outer = layoutAt(text, mxCell, layout);
  const kept = text.slice(mxCell.contentStart, mxCell.contentEnd).trimEnd();
  const added = deeper(outer).lineStart + writeGeometry(geometry, deeper(outer));
  return patchContent(text, mxCell, kept + added + outer.lineStart);
};

const contentOf = ({ offset, points, sourcePoint, targetPoint, rest }: Geometry): Partial<Geometry> => ({
  offset,
  points,
  sourcePoint,
  targetPoint,
  rest,
});

const layoutAt = (text: string, element: XmlElement, layout: CellLayout): CellLayout =>
  element.start === 0 ? layout : layoutAfter(text.slice(0, element.start));
