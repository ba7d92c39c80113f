import { readDrawio, writeDrawio } from '@diagloom/diagram/drawio';
import type { Cell, Page, Point } from '@diagloom/diagram/model';
import type { PageView } from '../view/page-view.ts';

/** What is selected as a draw.io file of its own, so that it can be pasted here, in another diagram or in draw.io. */
export const toFragment = (view: PageView, ids: readonly string[]): string => {
  const inside = view.insideOf(ids);
  const cells = view.page.cells.flatMap((cell) => {
    if (!inside.has(cell.id) || hasLooseEnd(cell, inside)) return [];
    return [cell.parent !== undefined && inside.has(cell.parent) ? withoutText(cell) : onLayer(cell, view)];
  });
  const page: Page = {
    id: 'fragment',
    name: view.page.name,
    attributes: {},
    cells: [
      { id: '0', kind: 'root', value: '', style: '' },
      { id: '1', kind: 'layer', parent: '0', value: '', style: '' },
      ...cells,
    ],
  };
  return writeDrawio({ attributes: undefined, pages: [page] });
};

/** The cells of a pasted draw.io text with ids of their own, moved by `step`, on the first layer; undefined for any other text. */
export const fromFragment = (
  text: string,
  page: Page,
  step: Point,
  nameOf: () => string,
): readonly Cell[] | undefined => {
  const xml = unescaped(text);
  if (!/<(mxfile|mxGraphModel)\b/.test(xml)) return undefined;
  const [source] = readPages(xml);
  if (source === undefined) return undefined;
  const layer = page.cells.find(({ kind }) => kind === 'layer')?.id ?? '1';
  const contents = source.cells.filter(({ kind }) => kind !== 'root' && kind !== 'layer');
  const ids = new Map(contents.map(({ id }) => [id, nameOf()]));
  return contents.map((cell): Cell => {
    const { verbatim: _verbatim, source: from, target: to, ...rest } = cell;
    const isTop = cell.parent === undefined || !ids.has(cell.parent);
    const [start, end] = [ids.get(from ?? ''), ids.get(to ?? '')];
    return {
      ...rest,
      id: ids.get(cell.id) ?? cell.id,
      parent: isTop ? layer : (ids.get(cell.parent ?? '') ?? layer),
      ...(start === undefined ? {} : { source: start }),
      ...(end === undefined ? {} : { target: end }),
      ...(cell.geometry === undefined ? {} : { geometry: isTop ? moved(cell.geometry, step) : cell.geometry }),
    };
  });
};

/** draw.io itself puts its XML on the clipboard as part of an address. */
const unescaped = (text: string): string => {
  if (!/^\s*%3C(mxfile|mxGraphModel)/i.test(text)) return text;
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

const readPages = (text: string): readonly Page[] => {
  try {
    return readDrawio(text).pages;
  } catch {
    return [];
  }
};

/** A line to something that is not copied would lead nowhere. */
const hasLooseEnd = ({ kind, source, target }: Cell, inside: ReadonlySet<string>): boolean =>
  kind === 'edge' && [source, target].some((end) => end !== undefined && !inside.has(end));

const withoutText = ({ verbatim: _verbatim, ...cell }: Cell): Cell => cell;

/** The cell as it stands on the page, whatever held it. */
const onLayer = (cell: Cell, view: PageView): Cell => {
  const { geometry, ...rest } = withoutText(cell);
  const holder = view.boxes.get(cell.parent ?? '') ?? { x: 0, y: 0 };
  return { ...rest, parent: '1', ...(geometry === undefined ? {} : { geometry: moved(geometry, holder) }) };
};

const moved = (geometry: NonNullable<Cell['geometry']>, step: Point): NonNullable<Cell['geometry']> => {
  const move = ({ x, y }: Point): Point => ({ x: x + step.x, y: y + step.y });
  const { rest: _rest, points, sourcePoint, targetPoint, ...box } = geometry;
  return {
    ...box,
    ...(geometry.relative === true ? {} : move(box)),
    ...(points === undefined ? {} : { points: points.map(move) }),
    ...(sourcePoint === undefined ? {} : { sourcePoint: move(sourcePoint) }),
    ...(targetPoint === undefined ? {} : { targetPoint: move(targetPoint) }),
  };
};
