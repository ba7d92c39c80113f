import { X } from 'lucide-react';
import { Dialog } from 'radix-ui';
import type { ReactNode } from 'react';
import { classNames } from '../lib/class-names.ts';
import { shellStrings } from '../strings/shell.ts';
import { buttonClasses } from './button-classes.ts';
import { dialogClasses, overlayClasses } from './dialog-classes.ts';

interface DialogFrameProps {
  readonly title: string;
  readonly text: string;
  /** `medium` for what needs more than one column, `large` for pictures. */
  readonly width?: keyof typeof widths;
  readonly children: ReactNode;
}

const widths = { small: 'max-w-md', medium: 'max-w-2xl', large: 'max-w-[96rem]' } as const;

/** A form begins at its first field, not at the cross above it; without a mouse that would cover half of it with a keyboard. */
const enterField = (event: Event): void => {
  if (!(event.currentTarget instanceof HTMLElement) || !matchMedia('(pointer: fine)').matches) return;
  const field = event.currentTarget.querySelector<HTMLElement>(
    'form :is(input:not([type=hidden], [type=checkbox], [type=file]), textarea):not(:disabled)',
  );
  if (field === null) return;
  event.preventDefault();
  field.focus();
};

/** The window of a dialog; stands inside a `Dialog.Root`. */
export const DialogFrame = ({ title, text, width = 'small', children }: DialogFrameProps) => (
  <Dialog.Portal>
    <Dialog.Overlay className={overlayClasses} />
    <Dialog.Content onOpenAutoFocus={enterField} className={classNames(dialogClasses, widths[width])}>
      <div className="flex items-start justify-between gap-4">
        <Dialog.Title className="text-lg">{title}</Dialog.Title>
        <Dialog.Close
          aria-label={shellStrings.close}
          className={`${buttonClasses({ variant: 'ghost', size: 'icon' })} -mt-2 -mr-2 text-ink-soft`}
        >
          <X aria-hidden="true" className="size-4" />
        </Dialog.Close>
      </div>
      <Dialog.Description className="mt-1 text-ink-soft text-sm">{text}</Dialog.Description>
      {children}
    </Dialog.Content>
  </Dialog.Portal>
);
