import type { KnowledgeDocument } from '@diagloom/contract';
import { Dialog } from 'radix-ui';
import { type FormEvent, useId, useState } from 'react';
import { Button } from '../../components/button.tsx';
import { DialogFrame } from '../../components/dialog-frame.tsx';
import { TextField } from '../../components/text-field.tsx';
import { knowledgeStrings } from '../../strings/knowledge.ts';
import { useUpdateDocument } from './api/documents.ts';

interface EditDialogProps {
  readonly document: KnowledgeDocument;
  /** Those that there are already. */
  readonly categories: readonly string[];
  readonly onClose: () => void;
}

export const EditDialog = ({ document, categories, onClose }: EditDialogProps) => {
  const [title, setTitle] = useState(document.title);
  const [category, setCategory] = useState(document.category);
  const update = useUpdateDocument(onClose);
  const listId = useId();
  const handleSubmit = (event: FormEvent): void => {
    event.preventDefault();
    if (title.trim() !== '') update.mutate({ id: document.id, title: title.trim(), category: category.trim() });
  };
  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogFrame title={knowledgeStrings.editTitle} text={knowledgeStrings.editText}>
        <form onSubmit={handleSubmit} className="mt-4 grid gap-4">
          <TextField
            label={knowledgeStrings.titleField}
            value={title}
            maxLength={200}
            onChange={({ target }) => setTitle(target.value)}
          />
          <TextField
            label={knowledgeStrings.categoryField}
            hint={knowledgeStrings.categoryHint}
            value={category}
            maxLength={60}
            list={listId}
            onChange={({ target }) => setCategory(target.value)}
          />
          <datalist id={listId}>
            {categories.map((each) => (
              <option key={each} value={each} />
            ))}
          </datalist>
          <div className="flex justify-end gap-2">
            <Button variant="secondary" onClick={onClose}>
              {knowledgeStrings.cancel}
            </Button>
            <Button type="submit" isBusy={update.isPending} disabled={title.trim() === ''}>
              {knowledgeStrings.save}
            </Button>
          </div>
        </form>
      </DialogFrame>
    </Dialog.Root>
  );
};
