import { Button } from '../../../../components/button.tsx';
import { canvasStrings } from '../../../../strings/canvas.ts';

interface GatheringBarProps {
  readonly count: number;
  readonly onDone: () => void;
}

/** Says how many parts a finger has selected, until they are all. */
export const GatheringBar = ({ count, onDone }: GatheringBarProps) => (
  <div
    data-panel
    className="absolute top-3 left-1/2 z-20 flex max-w-[calc(100%-2rem)] -translate-x-1/2 items-center gap-3 rounded-lg border bg-raised py-1 pr-1 pl-4 text-sm shadow-float"
  >
    <span className="whitespace-nowrap font-medium tabular-nums">{canvasStrings.chip(count)}</span>
    <span className="min-w-0 truncate text-ink-soft">{canvasStrings.gathering}</span>
    <Button size="small" onClick={onDone}>
      {canvasStrings.gathered}
    </Button>
  </div>
);
