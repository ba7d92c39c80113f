import { ChevronDown } from 'lucide-react';
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
      <div className="relative">
        <select
          {...parts}
          value={value}
          disabled={isDisabled}
          onChange={({ target }) => onChange(target.value)}
          className={classNames(
            controlClasses,
            'h-10 cursor-pointer appearance-none disabled:cursor-default pr-10 pl-3',
          )}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <ChevronDown aria-hidden="true" className="pointer-events-none absolute top-3 right-3 size-4 text-ink-soft" />
      </div>
    )}
  </Field>
);
