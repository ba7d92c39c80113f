import { useNavigate, useSearch } from '@tanstack/react-router';
import { Suspense } from 'react';
import { lazyPart } from '../../../components/lazy-part.tsx';
import { TabRow } from '../../../components/tab-row.tsx';
import { stageStrings } from '../../../strings/stage.ts';
import { Canvas } from '../canvas/canvas.tsx';
import { CanvasRow } from '../canvas/tools/canvas-row.tsx';

/** Most sessions do without it. */
const Board = lazyPart(async () => (await import('../board/board.tsx')).Board);
const PictureStage = lazyPart(async () => (await import('../picture/picture-stage.tsx')).PictureStage);

const tabs = [
  { id: 'preview', label: stageStrings.preview },
  { id: 'board', label: stageStrings.board },
] as const;

/** The middle of the workspace: the diagram, the board beside it, or an image on its way to a diagram. The address says which. */
export const Stage = () => {
  const { diagram, view } = useSearch({ from: '__root__' });
  const navigate = useNavigate();
  const show = (index: number): void => {
    const isBoard = tabs[index]?.id === 'board';
    void navigate({ to: '/', search: { diagram, ...(isBoard ? { view: 'board' } : {}) }, resetScroll: false });
  };
  if (view === 'picture') {
    return (
      <Suspense>
        <PictureStage />
      </Suspense>
    );
  }
  const shown = view ?? 'preview';
  return (
    <CanvasRow
      hasTools={shown === 'preview'}
      beside={
        <TabRow
          name="stage"
          label={stageStrings.tabs}
          tabs={tabs}
          current={tabs.findIndex(({ id }) => id === shown)}
          onChange={show}
          className="-mb-px self-stretch border-transparent"
          tabClassName="px-2 text-[13px] focus-visible:rounded-md focus-visible:-outline-offset-2 aria-selected:border-select aria-selected:text-ink"
        />
      }
    >
      <div
        key={shown}
        role="tabpanel"
        id={`stage-${shown}`}
        aria-labelledby={`stage-${shown}-tab`}
        tabIndex={-1}
        className="min-h-0 flex-1 outline-none"
      >
        {shown === 'preview' ? (
          <Canvas />
        ) : (
          <Suspense fallback={<p className="p-6 text-ink-soft text-sm">{stageStrings.boardLoading}</p>}>
            <Board />
          </Suspense>
        )}
      </div>
    </CanvasRow>
  );
};
