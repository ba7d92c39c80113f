import { createSharedDrawing, type SharedDrawing } from '@diagloom/collaboration';
import { readDrawio } from '@diagloom/diagram/drawio';
import type { DiagramDocument } from '@diagloom/diagram/model';
import type * as Y from 'yjs';

export interface PageDrawing {
  /** The same object until something changes. */
  readonly read: () => DiagramDocument;
  /** What was stored another way comes through the shared document; only the frames of pages are the file's. True where they are others. */
  readonly rebase: (document: DiagramDocument) => boolean;
  readonly close: () => void;
}

/** A shared document as this window draws it, on the newest file. */
export const createPageDrawing = (doc: Y.Doc, xml: string, onChange: () => void): PageDrawing => {
  const first = readDrawio(xml);
  let frame = frameOf(first);
  let drawing: SharedDrawing;
  let unsubscribe: () => void;
  const draw = (stored: DiagramDocument): void => {
    drawing = createSharedDrawing(doc, stored);
    unsubscribe = drawing.subscribe(onChange);
  };
  const close = (): void => {
    unsubscribe();
    drawing.close();
  };
  draw(first);
  return {
    read: () => drawing.read(),
    rebase: (document) => {
      const next = frameOf(document);
      if (next === frame) return false;
      frame = next;
      close();
      draw(document);
      return true;
    },
    close,
  };
};

/** All of a file but its cells. */
const frameOf = ({ pages }: DiagramDocument): string =>
  JSON.stringify(pages.map(({ id, name, attributes }) => [id, name, attributes]));
