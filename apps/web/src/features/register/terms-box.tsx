import { type ComponentProps, useId } from 'react';
import { registerStrings } from '../../strings/auth.ts';

interface TermsBoxProps extends ComponentProps<'input'> {
  readonly error: string | undefined;
}

const linkClasses = 'rounded-sm font-medium text-accent-ink underline underline-offset-4';

/** The pages open in a tab of their own, so that nothing typed is lost. */
export const TermsBox = ({ error, className, ...rest }: TermsBoxProps) => {
  const id = useId();
  return (
    <div className={className}>
      <div className="flex gap-3 text-sm">
        <input
          {...rest}
          id={id}
          type="checkbox"
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby={error === undefined ? undefined : `${id}-message`}
          className="mt-1 size-4 shrink-0 accent-accent"
        />
        <label htmlFor={id} className="text-ink-soft">
          {registerStrings.agreeBefore}
          <a href="/terms" target="_blank" rel="noreferrer" className={linkClasses}>
            {registerStrings.terms}
          </a>
          {registerStrings.agreeBetween}
          <a href="/privacy" target="_blank" rel="noreferrer" className={linkClasses}>
            {registerStrings.privacy}
          </a>
        </label>
      </div>
      {error !== undefined && (
        <p id={`${id}-message`} className="mt-1.5 text-[13px] text-danger">
          {error}
        </p>
      )}
    </div>
  );
};
