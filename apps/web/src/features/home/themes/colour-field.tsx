import { Field } from '../../../components/field.tsx';

interface ColourFieldProps {
  readonly label: string;
  /** `#rrggbb`. */
  readonly value: string;
  readonly onChange: (value: string) => void;
}

export const ColourField = ({ label, value, onChange }: ColourFieldProps) => (
  <Field label={label}>
    {(parts) => (
      <span className="flex h-10 items-center gap-2 rounded-md border border-line-control bg-surface px-2 shadow-lift">
        <input
          {...parts}
          type="color"
          value={value}
          onChange={({ target }) => onChange(target.value)}
          className="size-6 shrink-0 cursor-pointer rounded-sm border-0 bg-transparent p-0"
        />
        <span aria-hidden="true" className="truncate text-[13px] text-ink-soft tabular-nums max-sm:hidden">
          {value}
        </span>
      </span>
    )}
  </Field>
);
