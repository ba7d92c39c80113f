/** Draws what was read of a board, off the page's own thread. In: a reading. Out: the diagram as a file and as a picture. */
import { loadElk } from '../../../../lib/drafting/load-elk.ts';
import type { BoardRequest, ComposedBoard } from './compose-board.ts';

export interface BoardAnswer {
  readonly id: number;
  /** Absent where drawing failed. */
  readonly composed?: ComposedBoard;
}

const composer = import('./compose-board.ts');
let loading: ReturnType<typeof loadElk> | undefined;

const elk = (): ReturnType<typeof loadElk> => {
  loading ??= loadElk();
  return loading;
};

self.addEventListener(
  'message',
  ({ data: { id, ...request } }: MessageEvent<BoardRequest & { readonly id: number }>) => {
    const post = (answer: BoardAnswer): void => self.postMessage(answer);
    composer
      .then(({ composeBoard }) => composeBoard(request, { layout: { elk: async (graph) => (await elk())(graph) } }))
      .then(
        (composed) => post({ id, composed }),
        () => post({ id }),
      );
  },
);
