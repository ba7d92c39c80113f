import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { showToast } from '../lib/toast-store.ts';
import { shareStrings } from '../strings/sharing.ts';
import { Button } from './button.tsx';
import type { ButtonLook } from './button-classes.ts';

interface CopyButtonProps extends ButtonLook {
  readonly text: string;
  readonly label: string;
  /** Shows its sign alone on small screens. */
  readonly isCompact?: boolean;
}

/** How long it says that it copied. */
const copiedFor = 2000;

/** Copies a text and says so, or says that the browser did not let it. */
export const CopyButton = ({ text, label, isCompact = false, ...look }: CopyButtonProps) => {
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
    <Button {...look} onClick={() => void copy()}>
      <Icon aria-hidden="true" className="size-4" />
      <span aria-live="polite" className={isCompact && !isCopied ? 'max-sm:sr-only' : undefined}>
        {isCopied ? shareStrings.copied : label}
      </span>
    </Button>
  );
};
