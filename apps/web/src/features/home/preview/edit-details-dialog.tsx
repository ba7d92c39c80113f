import type { Diagram } from '@diagloom/contract';
import { Pencil } from 'lucide-react';
import { Dialog } from 'radix-ui';
import { useState } from 'react';
import { buttonClasses } from '../../../components/button-classes.ts';
import { DialogFrame } from '../../../components/dialog-frame.tsx';
import { detailsStrings } from '../../../strings/home.ts';
import { DetailsForm } from './details-form.tsx';

export const EditDetailsDialog = ({ diagram }: { readonly diagram: Diagram }) => {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Dialog.Root open={isOpen} onOpenChange={setIsOpen}>
      <Dialog.Trigger className={buttonClasses({ variant: 'secondary', size: 'small' })}>
        <Pencil aria-hidden="true" className="size-3.5" />
        {detailsStrings.title}
      </Dialog.Trigger>
      <DialogFrame title={detailsStrings.title} text={detailsStrings.text}>
        <DetailsForm diagram={diagram} onDone={() => setIsOpen(false)} />
      </DialogFrame>
    </Dialog.Root>
  );
};
