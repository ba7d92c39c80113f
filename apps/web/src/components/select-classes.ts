import { disabledLook } from './disabled-look.ts';

/** The look of a choice that stands in a row of small controls. */
export const smallSelectClasses = `h-8 min-w-0 truncate rounded-md border bg-surface pl-2.5 text-[13px] text-ink not-disabled:hover:border-line-control ${disabledLook}`;
