import { Maximize } from 'lucide-react';
import { previewStrings } from '../../../../strings/home.ts';

/** Shows the whole diagram on a phone, where the bar has no room for zooming. */
export const FitButton = ({ onFit }: { readonly onFit: () => void }) => (
  <button
    type="button"
    data-panel
    onClick={onFit}
    className="absolute right-3 bottom-3 z-10 flex h-11 items-center gap-2 rounded-lg border bg-raised px-3 font-medium text-[13px] text-ink-soft shadow-float md:hidden"
  >
    <Maximize aria-hidden="true" className="size-4" />
    {previewStrings.fit}
  </button>
);
