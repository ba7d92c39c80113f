import type { ReactNode, Ref } from 'react';
import { classNames } from '../lib/class-names.ts';
import { controlClasses } from './control-classes.ts';
import { Field } from './field.tsx';

interface SelectFieldProps {
  readonly label: string;
  readonly value: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly isDisabled?: boolean;
  readonly error?: ReactNode;
  readonly ref?: Ref<HTMLSelectElement>;
  readonly onChange: (value: string) => void;
}

/** A labelled choice of one among several. */
export const SelectField = ({ label, value, options, isDisabled, error, ref, onChange }: SelectFieldProps) => (
  <Field label={label} error={error}>
    {(parts) => (
      <select
        ref={ref}
        {...parts}
        value={value}
        disabled={isDisabled}
        onChange={({ target }) => onChange(target.value)}
        className={classNames(controlClasses, 'h-10 pl-3')}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    )}
  </Field>
);
