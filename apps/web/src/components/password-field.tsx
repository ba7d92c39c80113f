import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { classNames } from '../lib/class-names.ts';
import { formStrings } from '../strings/form.ts';
import { controlClasses } from './control-classes.ts';
import { Field } from './field.tsx';

interface PasswordFieldProps extends Omit<ComponentProps<'input'>, 'type'> {
  readonly label: string;
  readonly hint?: string;
  readonly error?: string | undefined;
}

/** A password that can be shown while it is typed. */
export const PasswordField = ({ label, hint, error, className, ...rest }: PasswordFieldProps) => {
  const [isShown, setIsShown] = useState(false);
  const Icon = isShown ? EyeOff : Eye;
  return (
    <Field
      label={label}
      error={error}
      {...(hint !== undefined && { hint })}
      {...(className !== undefined && { className })}
    >
      {(parts) => (
        <div className="relative">
          <input
            {...rest}
            {...parts}
            type={isShown ? 'text' : 'password'}
            autoCapitalize="none"
            spellCheck={false}
            className={classNames(controlClasses, 'h-10 pr-11 pl-3')}
          />
          <button
            type="button"
            aria-label={isShown ? formStrings.hidePassword : formStrings.showPassword}
            onClick={() => setIsShown(!isShown)}
            className="absolute inset-y-0 right-0 grid w-10 place-items-center rounded-r-md text-ink-soft hover:text-ink"
          >
            <Icon aria-hidden="true" className="size-4" />
          </button>
        </div>
      )}
    </Field>
  );
};
