import type { Diagram } from '@diagloom/contract';
import type { DiagramDocument, DiagramType } from '@diagloom/diagram/model';
import { useMemo } from 'react';
import { useCurrentPage } from '../../api/current-page.ts';
import { useWorkspace } from '../../workspace/workspace-context.ts';
import { typeOfPage } from '../editing/type-of-page.ts';
import { type PageView, readPageView } from '../view/page-view.ts';
import { useDarkDrawing } from './use-dark-drawing.ts';
import { useGone } from './use-gone.ts';

interface OpenPage {
  /** Of the page that was asked for; undefined for the first one. */
  readonly pageId: string | undefined;
  readonly view: PageView;
  readonly type: DiagramType;
  /** What is selected of it. */
  readonly selection: readonly string[];
}

/** The page of a diagram that is open, as one can point at it; read anew only where it is another one. */
export const useOpenPage = (diagram: Diagram, document: DiagramDocument): OpenPage => {
  const { title, diagramType } = diagram;
  const { selection: chosen, setSelection, paper } = useWorkspace();
  const pageId = useCurrentPage(diagram);
  const page = document.pages.find(({ id }) => id === pageId) ?? document.pages[0] ?? emptyPage;
  const look = useDarkDrawing(paper.shown === 'drawn');
  const type = useMemo(() => typeOfPage(page, diagramType), [page, diagramType]);
  const view = useMemo(() => readPageView(page, { type, title, look }), [page, type, title, look]);
  const selection = useMemo(() => chosen.filter((id) => view.boxes.has(id)), [chosen, view]);
  // What is gone is not what the next message is about.
  useGone(view, chosen, (gone) => setSelection(chosen.filter((id) => !gone.includes(id))));
  return { pageId, view, type, selection };
};

const emptyPage = { id: 'page', name: '', attributes: {}, cells: [] };
