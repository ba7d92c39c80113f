import type { Diagram } from '@diagloom/contract';
import { Dialog } from 'radix-ui';
import { type FormEvent, useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { DialogFrame } from '../../../components/dialog-frame.tsx';
import { TextField } from '../../../components/text-field.tsx';
import { pageStrings } from '../../../strings/pages.ts';
import { useChangePages } from '../api/change-pages.ts';
import { useCurrentPage } from '../api/current-page.ts';

interface PageNameDialogProps {
  readonly diagram: Diagram;
  readonly onClose: () => void;
}

/** Another name for the page on screen. */
export const PageNameDialog = ({ diagram, onClose }: PageNameDialogProps) => {
  const current = useCurrentPage(diagram);
  const page = diagram.pages.find(({ id }) => id === current) ?? diagram.pages[0];
  const [name, setName] = useState(page?.name ?? '');
  const { mutate, isPending } = useChangePages(diagram.id);
  const handleSubmit = (event: FormEvent): void => {
    event.preventDefault();
    if (page === undefined || name.trim() === '') return;
    if (name.trim() === page.name) onClose();
    else mutate({ kind: 'rename', page: page.id, name: name.trim() }, { onSuccess: onClose });
  };
  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogFrame title={pageStrings.rename} text={pageStrings.renameText}>
        <form onSubmit={handleSubmit} className="mt-4 grid gap-4">
          <TextField
            label={pageStrings.name}
            value={name}
            maxLength={100}
            required
            onChange={({ target }) => setName(target.value)}
          />
          <div className="flex justify-end gap-2">
            <Button variant="secondary" onClick={onClose}>
              {pageStrings.cancel}
            </Button>
            <Button type="submit" disabled={isPending || name.trim() === ''}>
              {pageStrings.save}
            </Button>
          </div>
        </form>
      </DialogFrame>
    </Dialog.Root>
  );
};
