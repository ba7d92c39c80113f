import type { ComponentProps } from 'react';
import { classNames } from '../../../lib/class-names.ts';

/** A box for text that grows with it, up to a limit, after which it scrolls. */
export const GrowingText = ({ className, ...rest }: ComponentProps<'textarea'>) => (
  <textarea
    {...rest}
    className={classNames(
      'block field-sizing-content w-full resize-none bg-transparent text-[15px] leading-relaxed outline-none placeholder:text-ink-soft',
      className,
    )}
  />
);
