import { type ReactNode, useId } from 'react';

export interface FieldParts {
  readonly id: string;
  readonly 'aria-invalid': true | undefined;
  readonly 'aria-describedby': string | undefined;
}

interface FieldProps {
  readonly label: string;
  /** Stands beside the label, such as 'Optional'. */
  readonly hint?: string;
  readonly error?: ReactNode;
  readonly className?: string;
  /** Draws the control with the id and descriptions that tie it to its label and message. */
  readonly children: (parts: FieldParts) => ReactNode;
}

/** A labelled control with room for its message. */
export const Field = ({ label, hint, error, className, children }: FieldProps) => {
  const id = useId();
  const messageId = `${id}-message`;
  return (
    <div className={className}>
      <div className="mb-1.5 flex items-baseline justify-between gap-2">
        <label htmlFor={id} className="font-medium text-[13px]">
          {label}
        </label>
        {hint !== undefined && <span className="text-ink-soft text-xs">{hint}</span>}
      </div>
      {children({
        id,
        'aria-invalid': error === undefined ? undefined : true,
        'aria-describedby': error === undefined ? undefined : messageId,
      })}
      {error !== undefined && (
        <p id={messageId} className="mt-1.5 text-[13px] text-danger">
          {error}
        </p>
      )}
    </div>
  );
};
