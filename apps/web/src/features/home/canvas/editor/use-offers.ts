import type { Edit } from '@diagloom/diagram/model';
import { useEffect, useRef } from 'react';
import type { Action } from '../../actions/action.ts';
import { offerDrawingActions } from '../../actions/drawing-actions.ts';
import { offerOpenDrawing } from '../../actions/open-drawing.ts';
import type { PageView } from '../view/page-view.ts';

interface Offers {
  readonly view: PageView;
  readonly actions: readonly Action[];
  readonly onEdit: (edits: readonly Edit[]) => boolean;
}

/** Lets the rest of the workspace change the open page, and list what can be done with it. */
export const useOffers = (offers: Offers): void => {
  const { view } = offers;
  const latest = useRef(offers);
  latest.current = offers;
  useEffect(
    () =>
      offerOpenDrawing({
        pageId: view.page.id,
        get spec() {
          return view.spec;
        },
        edit: (edits) => latest.current.onEdit(edits),
      }),
    [view],
  );
  useEffect(() => offerDrawingActions(() => latest.current.actions), []);
};
