import { Dialog } from 'radix-ui';
import { dialogClasses, overlayClasses } from '../../../components/dialog-classes.ts';
import { tourStrings } from '../../../strings/workspace.ts';
import { TourSteps } from './tour-steps.tsx';

/** The first steps once more, for whoever asks for them. */
export const Tour = ({ onClose }: { readonly onClose: () => void }) => (
  <Dialog.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
    <Dialog.Portal>
      <Dialog.Overlay className={overlayClasses} />
      <Dialog.Content aria-describedby={undefined} className={`${dialogClasses} max-w-md`}>
        <Dialog.Title className="sr-only">{tourStrings.name}</Dialog.Title>
        <TourSteps onClose={onClose} />
      </Dialog.Content>
    </Dialog.Portal>
  </Dialog.Root>
);
