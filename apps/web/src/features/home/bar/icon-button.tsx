import type { ComponentProps } from 'react';
import { disabledLook } from '../../../components/disabled-look.ts';
import { Tip } from '../../../components/tip.tsx';
import { classNames } from '../../../lib/class-names.ts';

interface IconButtonProps extends ComponentProps<'button'> {
  /** What it does: its name, and its tip. */
  readonly label: string;
  /** Shown behind the words of the tip, such as `Ctrl+Z`. */
  readonly shortcut?: string;
}

/** A button of the bar: a sign with a tip. */
export const IconButton = ({ label, shortcut, className, type = 'button', ...rest }: IconButtonProps) => (
  <Tip text={shortcut === undefined ? label : `${label} (${shortcut})`}>
    <button
      {...rest}
      type={type}
      aria-label={label}
      className={classNames(
        'grid size-8 shrink-0 pointer-coarse:size-10 place-items-center rounded-md text-ink-soft transition-colors enabled:hover:bg-sunken enabled:hover:text-ink',
        'aria-pressed:bg-select-wash aria-pressed:text-select-ink',
        disabledLook,
        className,
      )}
    />
  </Tip>
);
