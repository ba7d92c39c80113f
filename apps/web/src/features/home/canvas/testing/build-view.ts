import type { DiagramDocument } from '@diagloom/diagram/model';
import { buildPage, edge, vertex } from '@diagloom/diagram/testing';
import { diagramTypeOf } from '@diagloom/types';
import { type PageView, readPageView } from '../view/page-view.ts';

export const flowchart = diagramTypeOf('flowchart');

/** Two steps, one above the other, and the line between them. */
export const buildDocument = (): DiagramDocument => ({
  attributes: undefined,
  pages: [
    buildPage([
      vertex({ id: 'a', label: 'Pack' }),
      vertex({ id: 'b', label: 'Ship', y: 160 }),
      edge({ id: 'ab', from: 'a', to: 'b' }),
    ]),
  ],
});

export const buildView = (): PageView => {
  const [page] = buildDocument().pages;
  if (page === undefined) throw new Error('no page');
  return readPageView(page, { type: flowchart, title: 'Orders' });
};
