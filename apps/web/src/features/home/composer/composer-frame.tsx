import type { ComponentProps } from 'react';
import { classNames } from '../../../lib/class-names.ts';

interface ComposerFrameProps extends ComponentProps<'form'> {
  readonly isInvalid?: boolean;
}

/** The frame around a text in the making and its buttons; it takes the outline of the text when that has the focus. */
export const ComposerFrame = ({ isInvalid = false, className, ...rest }: ComposerFrameProps) => (
  <form
    noValidate
    {...rest}
    className={classNames(
      '@container rounded-xl border bg-surface shadow-lift transition-colors focus-within:border-accent focus-within:ring-1 focus-within:ring-accent',
      isInvalid ? 'border-danger' : 'border-line-control',
      className,
    )}
  />
);
