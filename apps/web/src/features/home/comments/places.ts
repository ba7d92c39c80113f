import type { Annotation, AnnotationWish } from '@diagloom/contract';
import type { Cell, DiagramDocument, Rect } from '@diagloom/diagram/model';
import { itemBoxes, labelText, readScene } from '@diagloom/diagram/scene';
import { canvasStrings } from '../../../strings/canvas.ts';
import { commentStrings } from '../../../strings/comments.ts';

type Place = Pick<AnnotationWish, 'pageId' | 'x' | 'y' | 'cellId' | 'anchorX' | 'anchorY'>;

export interface Places {
  /** "On Pack", by the id of a cell; undefined where there is none. */
  readonly nameOf: (cellId: string) => string | undefined;
  /** Where an annotation is pinned, in words. */
  readonly describe: (annotation: Pick<Annotation, 'cellId' | 'pageId'>) => string;
  /** Whether what it is pinned to is gone. */
  readonly isLost: (annotation: Pick<Annotation, 'cellId' | 'pageId'>) => boolean;
  /** What a new comment about a cell says of its place; about the page where there is none. */
  readonly placeFor: (cellId: string | undefined) => Place;
}

/** The places of a page of a drawing that comments can be pinned to. */
export const readPlaces = ({ pages }: DiagramDocument, pageId: string | undefined): Places => {
  const page = pages.find(({ id }) => id === pageId) ?? pages[0];
  const cells = new Map(pages.flatMap(({ id, cells }) => cells.map((cell) => [`${id}\n${cell.id}`, cell] as const)));
  const name = (onPage: string | undefined, cellId: string): string | undefined => {
    const cell = cells.get(`${onPage}\n${cellId}`);
    if (cell === undefined) return undefined;
    const words = wordsOf(cell);
    if (words !== '' || cell.kind !== 'edge')
      return commentStrings.onShape(words === '' ? commentStrings.unnamed : words);
    const [from = '', to = ''] = [cell.source, cell.target].map((end) => wordsOf(cells.get(`${onPage}\n${end}`)));
    return commentStrings.onShape(
      from === '' || to === '' ? commentStrings.unnamedLine : canvasStrings.lineBetween(from, to),
    );
  };
  return {
    nameOf: (cellId) => name(page?.id, cellId),
    describe: ({ cellId, pageId: onPage }) => {
      if (!pages.some(({ id }) => id === onPage)) return commentStrings.pageGone;
      return cellId === null ? commentStrings.onPage : (name(onPage, cellId) ?? commentStrings.shapeGone);
    },
    isLost: ({ cellId, pageId: onPage }) =>
      cellId === null ? !pages.some(({ id }) => id === onPage) : !cells.has(`${onPage}\n${cellId}`),
    placeFor: (cellId) => {
      const boxes = page === undefined ? new Map<string, Rect>() : itemBoxes(readScene(page).items);
      const box = cellId === undefined ? undefined : boxes.get(cellId);
      const onPage = page?.id ?? '';
      if (cellId === undefined || box === undefined) {
        const all = [...boxes.values()];
        const right = Math.max(0, ...all.map(({ x, width }) => x + width));
        const top = all.length === 0 ? 0 : Math.min(...all.map(({ y }) => y));
        return { pageId: onPage, x: right + beside, y: top };
      }
      return { pageId: onPage, x: box.x + box.width, y: box.y, cellId, anchorX: 1, anchorY: 0 };
    },
  };
};

const wordsOf = (cell: Cell | undefined): string =>
  cell === undefined ? '' : labelText(cell).replace(/\s+/g, ' ').trim();

/** How far from the drawing what is about the whole page is pinned, px. */
const beside = 12;
