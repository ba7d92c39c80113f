import { disabledLook } from './disabled-look.ts';

/** The look of everything that takes text. */
export const controlClasses =
  'w-full rounded-md border border-line-control bg-surface text-ink text-[15px] shadow-lift transition-colors ' +
  'placeholder:text-ink-soft hover:border-ink-soft focus-visible:border-accent focus-visible:outline-offset-0 ' +
  'aria-invalid:border-danger aria-invalid:outline-danger disabled:bg-off ' +
  disabledLook;
