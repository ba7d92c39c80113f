import { classNames } from '../lib/class-names.ts';
import { controlClasses } from './control-classes.ts';
import { CopyButton } from './copy-button.tsx';
import { Field } from './field.tsx';

interface CopyFieldProps {
  readonly label: string;
  readonly text: string;
  readonly copyLabel: string;
}

/** A text that one press copies. */
export const CopyField = ({ label, text, copyLabel }: CopyFieldProps) => (
  <Field label={label}>
    {(parts) => (
      <div className="flex gap-2">
        <input
          {...parts}
          readOnly
          value={text}
          onFocus={({ currentTarget }) => currentTarget.select()}
          className={classNames(controlClasses, 'h-10 min-w-0 flex-1 px-3 font-mono text-xs')}
        />
        <CopyButton variant="secondary" text={text} label={copyLabel} isCompact />
      </div>
    )}
  </Field>
);
