import { Minus, Plus } from 'lucide-react';
import { Tip } from '../../../components/tip.tsx';
import { classNames } from '../../../lib/class-names.ts';
import { previewStrings } from '../../../strings/home.ts';
import { IconButton } from '../bar/icon-button.tsx';
import { useWorkspace } from '../workspace/workspace-context.ts';
import { FullScreenButton } from './full-screen-button.tsx';

/** How large the diagram is shown, at the foot of the canvas; a phone has two fingers for it. */
export const ZoomControls = () => {
  const { factor, isFitted, zoomIn, zoomOut, zoomTo, fit, picture, window } = useWorkspace().viewport;
  const hasMap = picture.width * factor > window.width || picture.height * factor > window.height;
  const percent = Math.round(factor * 100);
  return (
    <fieldset
      className={classNames(
        'absolute bottom-4 z-10 flex items-center rounded-lg border bg-raised p-0.5 shadow-float max-sm:hidden max-md:pointer-coarse:hidden',
        // Beside the small map.
        hasMap ? 'right-52' : 'right-4',
      )}
    >
      <legend className="sr-only">{previewStrings.zoomLabel}</legend>
      <IconButton label={previewStrings.zoomOut} shortcut="-" onClick={zoomOut}>
        <Minus aria-hidden="true" className="size-4" />
      </IconButton>
      <button
        type="button"
        aria-label={previewStrings.zoomAndActualSize(percent)}
        onClick={() => zoomTo(1)}
        className="h-8 w-12 rounded-md font-medium text-ink-soft text-xs tabular-nums hover:bg-sunken hover:text-ink"
      >
        {previewStrings.zoom(percent)}
      </button>
      <IconButton label={previewStrings.zoomIn} shortcut="+" onClick={zoomIn}>
        <Plus aria-hidden="true" className="size-4" />
      </IconButton>
      <Tip text={`${previewStrings.fit} (F)`}>
        <button
          type="button"
          aria-label={previewStrings.fit}
          aria-pressed={isFitted}
          onClick={fit}
          className="h-8 rounded-md px-2 font-medium text-ink-soft text-xs hover:bg-sunken hover:text-ink aria-pressed:bg-accent-wash aria-pressed:text-accent-ink"
        >
          {previewStrings.fitWord}
        </button>
      </Tip>
      <FullScreenButton />
    </fieldset>
  );
};
