import { Check } from 'lucide-react';
import { Spinner } from '../../../components/spinner.tsx';
import { classNames } from '../../../lib/class-names.ts';
import { themeStrings } from '../../../strings/themes.ts';
import { trialHandlers } from '../workspace/trial-handlers.ts';
import type { SamplePictures } from './draw-samples.ts';

interface ThemeCardProps {
  readonly label: string;
  /** Undefined while they are drawn. */
  readonly pictures: SamplePictures | undefined;
  readonly isCurrent: boolean;
  readonly isBusy: boolean;
  readonly onChoose: () => void;
  readonly onTry: (source: string | undefined) => void;
}

export const ThemeCard = ({ label, pictures, isCurrent, isBusy, onChoose, onTry }: ThemeCardProps) => (
  <li>
    <button
      type="button"
      aria-pressed={isCurrent}
      aria-busy={isBusy || undefined}
      onClick={onChoose}
      {...trialHandlers(pictures?.page, onTry)}
      className={classNames(
        'grid w-full overflow-hidden rounded-lg border bg-surface text-left transition-colors hover:border-line-control',
        isCurrent && 'border-select ring-1 ring-select',
      )}
    >
      <span className="block aspect-[3/2] bg-sunken">
        {pictures !== undefined && <img src={pictures.small} alt="" className="size-full object-cover" />}
      </span>
      <span className="flex min-h-9 items-center justify-between gap-2 border-t px-3 py-1.5 font-medium text-[13px]">
        {label}
        {isBusy && <Spinner className="size-4" />}
        {isCurrent && !isBusy && (
          <span className="flex items-center gap-1 text-ink-soft text-xs">
            <Check aria-hidden="true" className="size-3.5" />
            {themeStrings.current}
          </span>
        )}
      </span>
    </button>
  </li>
);
