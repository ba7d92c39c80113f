import { useRef, useState } from 'react';
import type { DialogId } from '../dialogs/dialog-ids.ts';

/** Which window is open over the workspace. When it shuts, the focus goes back to where it was before. */
export const useDialog = (): [DialogId | undefined, (dialog: DialogId | undefined) => void] => {
  const [dialog, setDialog] = useState<DialogId>();
  const opener = useRef<Element>(null);
  const show = (next: DialogId | undefined): void => {
    if (next !== undefined && dialog === undefined) opener.current = document.activeElement;
    if (next === undefined) {
      window.requestAnimationFrame(() => {
        const before = opener.current;
        const target =
          before instanceof HTMLElement && before.isConnected ? before : document.getElementById('content');
        target?.focus();
      });
    }
    setDialog(next);
  };
  return [dialog, show];
};
