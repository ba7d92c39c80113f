import { classNames } from '../lib/class-names.ts';
import { disabledLook } from './disabled-look.ts';

export interface ButtonLook {
  readonly variant?: 'primary' | 'secondary' | 'ghost' | 'danger';
  readonly size?: 'small' | 'medium' | 'large' | 'icon';
}

const variants = {
  primary:
    'bg-accent text-on-accent shadow-lift not-disabled:not-aria-busy:hover:bg-accent-hover disabled:bg-off aria-busy:bg-sunken aria-busy:text-ink-soft',
  secondary:
    'border border-line bg-surface text-ink shadow-lift not-disabled:hover:border-line-control not-disabled:hover:bg-sunken aria-busy:text-ink-soft',
  ghost: 'text-ink not-disabled:hover:bg-sunken aria-busy:text-ink-soft',
  danger: 'bg-danger-fill text-white not-disabled:hover:brightness-110 disabled:bg-off',
} as const;

const sizes = {
  small: 'h-8 pointer-coarse:h-10 gap-1.5 rounded-sm px-3 text-[13px]',
  medium: 'h-10 gap-2 rounded-md px-4 text-sm',
  large: 'h-12 gap-2 rounded-md px-6 text-[15px]',
  icon: 'size-9 pointer-coarse:size-11 rounded-md',
} as const;

/** The look of a button, for links as well as for buttons. */
export const buttonClasses = ({ variant = 'primary', size = 'medium' }: ButtonLook = {}): string =>
  classNames(
    'inline-flex shrink-0 items-center justify-center whitespace-nowrap font-medium select-none',
    'transition-[background-color,border-color,color,filter] duration-150',
    disabledLook,
    'aria-busy:shadow-none',
    variants[variant],
    sizes[size],
  );
