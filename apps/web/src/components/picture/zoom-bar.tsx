import { Maximize, Minus, Plus } from 'lucide-react';
import { classNames } from '../../lib/class-names.ts';
import { previewStrings } from '../../strings/home.ts';

interface ZoomBarProps {
  readonly factor: number;
  readonly isFitted: boolean;
  readonly zoomIn: () => void;
  readonly zoomOut: () => void;
  readonly actualSize: () => void;
  readonly fit: () => void;
}

const buttonLook =
  'grid h-8 min-w-8 place-items-center rounded-sm text-ink-soft transition-colors hover:bg-sunken hover:text-ink';

export const ZoomBar = ({ factor, isFitted, zoomIn, zoomOut, actualSize, fit }: ZoomBarProps) => (
  <div className="absolute bottom-4 left-1/2 flex -translate-x-1/2 items-center gap-0.5 rounded-md border bg-raised p-1 shadow-float">
    <button type="button" aria-label={previewStrings.zoomOut} onClick={zoomOut} className={buttonLook}>
      <Minus aria-hidden="true" className="size-4" />
    </button>
    <button
      type="button"
      aria-label={previewStrings.zoomAndActualSize(Math.round(factor * 100))}
      onClick={actualSize}
      className={classNames(buttonLook, 'w-14 font-medium text-xs tabular-nums')}
    >
      {previewStrings.zoom(Math.round(factor * 100))}
    </button>
    <button type="button" aria-label={previewStrings.zoomIn} onClick={zoomIn} className={buttonLook}>
      <Plus aria-hidden="true" className="size-4" />
    </button>
    <span aria-hidden="true" className="mx-0.5 h-4 w-px bg-line" />
    <button
      type="button"
      aria-label={previewStrings.fit}
      aria-pressed={isFitted}
      onClick={fit}
      className={classNames(buttonLook, isFitted && 'text-select-ink')}
    >
      <Maximize aria-hidden="true" className="size-4" />
    </button>
  </div>
);
