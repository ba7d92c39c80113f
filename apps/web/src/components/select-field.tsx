import { classNames } from '../lib/class-names.ts';
import { controlClasses } from './control-classes.ts';
import { Field } from './field.tsx';

interface SelectFieldProps {
  readonly label: string;
  readonly value: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly isDisabled?: boolean;
  readonly onChange: (value: string) => void;
}

/** A labelled choice of one among several. */
export const SelectField = ({ label, value, options, isDisabled, onChange }: SelectFieldProps) => (
  <Field label={label}>
    {(parts) => (
      <select
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
