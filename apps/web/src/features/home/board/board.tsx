import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { Notice } from '../../../components/notice.tsx';
import { Spinner } from '../../../components/spinner.tsx';
import { messageOf } from '../../../lib/api-error.ts';
import { boardStrings } from '../../../strings/board.ts';
import { stageStrings } from '../../../strings/stage.ts';
import { openBoardQuery, type WantedBoard } from './api/drawing-boards.ts';
import { BoardEditor } from './board-editor.tsx';

/** The drawing board: opens the board that was drawn on last. */
export const Board = () => {
  // Opening the same one again reads it anew.
  const [{ wanted, opening }, setOpened] = useState<{ readonly wanted: WantedBoard; readonly opening: number }>({
    wanted: 'latest',
    opening: 0,
  });
  const query = useQuery(openBoardQuery(wanted, opening));
  const open = (next: WantedBoard): void => setOpened({ wanted: next, opening: opening + 1 });
  if (query.isPending) {
    return (
      <p role="status" className="flex size-full items-center justify-center gap-2 text-ink-soft text-sm">
        <Spinner className="size-4" />
        {stageStrings.boardLoading}
      </p>
    );
  }
  if (query.isError) {
    return (
      <div className="grid size-full place-items-center p-6">
        <div className="grid max-w-md justify-items-center gap-4">
          <Notice role="alert" tone="danger" title={boardStrings.notLoaded}>
            {messageOf(query.error, boardStrings.notLoadedText)}
          </Notice>
          <Button variant="secondary" onClick={() => open(wanted)}>
            {boardStrings.again}
          </Button>
        </div>
      </div>
    );
  }
  return <BoardEditor key={opening} board={query.data} onOpen={open} />;
};
