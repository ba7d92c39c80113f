import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { classNames } from '../lib/class-names.ts';
import { showToast } from '../lib/toast-store.ts';
import { shareStrings } from '../strings/sharing.ts';
import { Button } from './button.tsx';
import { controlClasses } from './control-classes.ts';
import { Field } from './field.tsx';

interface CopyFieldProps {
  readonly label: string;
  readonly text: string;
  readonly copyLabel: string;
}

/** How long it says that it copied. */
const copiedFor = 2000;

/** A text that one press copies. */
export const CopyField = ({ label, text, copyLabel }: CopyFieldProps) => {
  const [isCopied, setIsCopied] = useState(false);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      setIsCopied(true);
      window.setTimeout(() => setIsCopied(false), copiedFor);
    } catch {
      showToast({ title: shareStrings.copyFailed, description: shareStrings.copyFailedText, tone: 'destructive' });
    }
  };
  const Icon = isCopied ? Check : Copy;
  return (
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
          <Button variant="secondary" onClick={() => void copy()}>
            <Icon aria-hidden="true" className="size-4" />
            <span aria-live="polite" className={isCopied ? undefined : 'max-sm:sr-only'}>
              {isCopied ? shareStrings.copied : copyLabel}
            </span>
          </Button>
        </div>
      )}
    </Field>
  );
};
