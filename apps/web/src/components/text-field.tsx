import type { ComponentProps } from 'react';
import { classNames } from '../lib/class-names.ts';
import { controlClasses } from './control-classes.ts';
import { Field } from './field.tsx';

interface TextFieldProps extends ComponentProps<'input'> {
  readonly label: string;
  readonly hint?: string;
  readonly error?: string | undefined;
}

export const TextField = ({ label, hint, error, className, ...rest }: TextFieldProps) => (
  <Field
    label={label}
    error={error}
    {...(hint !== undefined && { hint })}
    {...(className !== undefined && { className })}
  >
    {(parts) => <input {...rest} {...parts} className={classNames(controlClasses, 'h-10 px-3')} />}
  </Field>
);
