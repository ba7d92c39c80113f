import { AlertDialog } from 'radix-ui';
import { Button } from './button.tsx';
import { buttonClasses } from './button-classes.ts';
import { dialogClasses, overlayClasses } from './dialog-classes.ts';

export interface ConfirmWindowProps {
  readonly isBusy: boolean;
  readonly title: string;
  readonly text: string;
  readonly confirmLabel: string;
  readonly cancelLabel: string;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** The window of a `ConfirmDialog`. */
export const ConfirmWindow = (props: ConfirmWindowProps) => (
  <AlertDialog.Root open onOpenChange={(isOpen) => !isOpen && props.onClose()}>
    <AlertDialog.Portal>
      <AlertDialog.Overlay className={overlayClasses} />
      <AlertDialog.Content className={`${dialogClasses} max-w-md`}>
        <AlertDialog.Title className="text-lg">{props.title}</AlertDialog.Title>
        <AlertDialog.Description className="mt-2 break-words text-ink-soft text-sm">
          {props.text}
        </AlertDialog.Description>
        <div className="mt-6 flex justify-end gap-2">
          <AlertDialog.Cancel className={buttonClasses({ variant: 'secondary' })}>
            {props.cancelLabel}
          </AlertDialog.Cancel>
          <Button variant="danger" isBusy={props.isBusy} onClick={props.onConfirm}>
            {props.confirmLabel}
          </Button>
        </div>
      </AlertDialog.Content>
    </AlertDialog.Portal>
  </AlertDialog.Root>
);
