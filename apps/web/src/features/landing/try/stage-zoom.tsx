import { Maximize, Minus, Plus } from 'lucide-react';
import { disabledLook } from '../../../components/disabled-look.ts';
import { zoomIn, zoomOut } from '../../../components/picture/zoom.ts';
import { tryStrings } from '../../../strings/landing.ts';

interface StageZoomProps {
  readonly factor: number;
  readonly isWhole: boolean;
  readonly onZoom: (factor: number) => void;
  readonly onFit: () => void;
}

const buttonLook = `grid size-8 pointer-coarse:size-11 place-items-center rounded-sm text-ink-soft transition-colors enabled:hover:bg-sunken enabled:hover:text-ink aria-pressed:text-select-ink ${disabledLook}`;

/** At the corner of the stage: larger, smaller and whole. */
export const StageZoom = ({ factor, isWhole, onZoom, onFit }: StageZoomProps) => (
  <div className="absolute right-3 bottom-3 flex gap-0.5 rounded-md border bg-raised p-0.5 shadow-float">
    <button
      type="button"
      aria-label={tryStrings.zoomOut}
      disabled={isWhole}
      onClick={() => onZoom(zoomOut(factor))}
      className={buttonLook}
    >
      <Minus aria-hidden="true" className="size-4" />
    </button>
    <button type="button" aria-label={tryStrings.fit} aria-pressed={isWhole} onClick={onFit} className={buttonLook}>
      <Maximize aria-hidden="true" className="size-4" />
    </button>
    <button type="button" aria-label={tryStrings.zoomIn} onClick={() => onZoom(zoomIn(factor))} className={buttonLook}>
      <Plus aria-hidden="true" className="size-4" />
    </button>
  </div>
);
