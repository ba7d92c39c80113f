import { Minus, Plus } from 'lucide-react';
import { Tip } from '../../../../components/tip.tsx';
import { previewStrings } from '../../../../strings/home.ts';
import { IconButton } from '../../bar/icon-button.tsx';
import { useWorkspace } from '../../workspace/workspace-context.ts';
import { FullScreenButton } from './full-screen-button.tsx';

/** A phone has two fingers for it. */
const byFingers = 'max-sm:hidden max-md:pointer-coarse:hidden';

/** How large the diagram is shown. */
export const ZoomControls = () => {
  const { factor, isFitted, zoomIn, zoomOut, zoomTo, fit } = useWorkspace().viewport;
  const percent = Math.round(factor * 100);
  return (
    <fieldset className="flex items-center">
      <legend className="sr-only">{previewStrings.zoomLabel}</legend>
      <IconButton label={previewStrings.zoomOut} shortcut="-" onClick={zoomOut} className={byFingers}>
        <Minus aria-hidden="true" className="size-4" />
      </IconButton>
      <button
        type="button"
        aria-label={previewStrings.zoomAndActualSize(percent)}
        onClick={() => zoomTo(1)}
        className={`h-8 w-12 rounded-md font-medium text-ink-soft text-xs tabular-nums hover:bg-sunken hover:text-ink ${byFingers}`}
      >
        {previewStrings.zoom(percent)}
      </button>
      <IconButton label={previewStrings.zoomIn} shortcut="+" onClick={zoomIn} className={byFingers}>
        <Plus aria-hidden="true" className="size-4" />
      </IconButton>
      <Tip text={`${previewStrings.fit} (F)`}>
        <button
          type="button"
          aria-label={previewStrings.fit}
          aria-pressed={isFitted}
          onClick={fit}
          className="flex h-8 min-w-8 pointer-coarse:h-10 pointer-coarse:min-w-10 items-center justify-center rounded-md px-2 max-[22rem]:hidden font-medium text-ink-soft text-xs hover:bg-sunken hover:text-ink aria-pressed:text-ink"
        >
          {previewStrings.fitWord}
        </button>
      </Tip>
      <FullScreenButton />
    </fieldset>
  );
};
