import type { Diagram } from '@diagloom/contract';
import { Dialog } from 'radix-ui';
import { DialogFrame } from '../../../components/dialog-frame.tsx';
import { detailsStrings } from '../../../strings/home.ts';
import { DetailsForm } from './details-form.tsx';

interface EditDetailsDialogProps {
  readonly diagram: Diagram;
  readonly onClose: () => void;
}

export const EditDetailsDialog = ({ diagram, onClose }: EditDetailsDialogProps) => (
  <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
    <DialogFrame title={detailsStrings.title} text={detailsStrings.text}>
      <DetailsForm diagram={diagram} onDone={onClose} />
    </DialogFrame>
  </Dialog.Root>
);
