import { Suspense } from 'react';
import type { ConfirmWindowProps } from './confirm-window.tsx';
import { lazyDialog } from './lazy-part.tsx';

const ConfirmWindow = lazyDialog(async () => (await import('./confirm-window.tsx')).ConfirmWindow);

interface ConfirmDialogProps extends ConfirmWindowProps {
  readonly isOpen: boolean;
}

/** Asks before something is lost. */
export const ConfirmDialog = ({ isOpen, ...props }: ConfirmDialogProps) =>
  isOpen && (
    <Suspense>
      <ConfirmWindow {...props} />
    </Suspense>
  );
