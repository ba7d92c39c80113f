import { useNavigate, useSearch } from '@tanstack/react-router';
import { Tabs } from 'radix-ui';
import { lazy, Suspense } from 'react';
import { boardStrings, stageStrings } from '../../../strings/board.ts';
import { Canvas } from '../canvas/canvas.tsx';

/** Most sessions do without it. */
const Board = lazy(async () => ({ default: (await import('../board/board.tsx')).Board }));
const PictureStage = lazy(async () => ({ default: (await import('../picture/picture-stage.tsx')).PictureStage }));

const tabs = [
  { id: 'preview', label: stageStrings.preview },
  { id: 'board', label: stageStrings.board },
] as const;

/** The middle of the workspace: the diagram, the board beside it, or an image on its way to a diagram. The address says which. */
export const Stage = () => {
  const { diagram, view } = useSearch({ from: '__root__' });
  const navigate = useNavigate();
  const show = (next: string): void => {
    void navigate({ to: '/', search: { diagram, ...(next === 'board' ? { view: 'board' } : {}) }, resetScroll: false });
  };
  if (view === 'picture') {
    return (
      <Suspense>
        <PictureStage />
      </Suspense>
    );
  }
  return (
    <Tabs.Root value={view ?? 'preview'} onValueChange={show} className="flex size-full flex-col">
      <Tabs.List
        data-toasts-below
        aria-label={stageStrings.tabs}
        className="flex h-9 shrink-0 pointer-coarse:h-11 gap-1 border-b bg-paper px-3"
      >
        {tabs.map(({ id, label }) => (
          <Tabs.Trigger
            key={id}
            value={id}
            className="-mb-px h-9 pointer-coarse:h-11 whitespace-nowrap border-transparent border-b-2 px-2 font-medium text-[13px] text-ink-soft transition-colors hover:text-ink focus-visible:rounded-md focus-visible:-outline-offset-2 data-[state=active]:border-accent data-[state=active]:text-ink"
          >
            {label}
          </Tabs.Trigger>
        ))}
      </Tabs.List>
      <Tabs.Content value="preview" tabIndex={-1} className="min-h-0 flex-1 outline-none">
        <Canvas />
      </Tabs.Content>
      <Tabs.Content value="board" tabIndex={-1} className="min-h-0 flex-1 outline-none">
        <Suspense fallback={<p className="p-6 text-ink-soft text-sm">{boardStrings.loading}</p>}>
          <Board />
        </Suspense>
      </Tabs.Content>
    </Tabs.Root>
  );
};
