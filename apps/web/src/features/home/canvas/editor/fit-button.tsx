import { Maximize } from 'lucide-react';
import { previewStrings } from '../../../../strings/home.ts';

/** Shows the whole diagram on a phone, where the bar has no room for zooming. */
export const FitButton = ({ onFit }: { readonly onFit: () => void }) => (
  <button
    type="button"
    data-panel
    onClick={onFit}
    aria-label={previewStrings.fit}
    className="absolute right-3 bottom-3 z-10 grid size-11 place-items-center rounded-lg border bg-raised text-ink-soft shadow-float md:hidden"
  >
    <Maximize aria-hidden="true" className="size-4" />
  </button>
);
