import type { ComponentProps } from 'react';
import { classNames } from '../lib/class-names.ts';
import { type ButtonLook, buttonClasses } from './button-classes.ts';
import { Spinner } from './spinner.tsx';

interface ButtonProps extends ComponentProps<'button'>, ButtonLook {
  /** Shows a spinner and takes no second press; it keeps the focus. */
  readonly isBusy?: boolean;
}

export const Button = ({
  variant,
  size,
  isBusy = false,
  className,
  children,
  type = 'button',
  onClick,
  ...rest
}: ButtonProps) => (
  <button
    {...rest}
    type={isBusy ? 'button' : type}
    aria-busy={isBusy || undefined}
    onClick={isBusy ? undefined : onClick}
    className={classNames(
      buttonClasses({ ...(variant && { variant }), ...(size && { size }) }),
      isBusy && 'cursor-progress',
      className,
    )}
  >
    {isBusy && <Spinner className="size-4" />}
    {children}
  </button>
);
