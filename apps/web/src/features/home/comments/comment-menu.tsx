import type { Annotation, Diagram } from '@diagloom/contract';
import { Ellipsis } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import { useState } from 'react';
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx';
import { menuItemClasses } from '../../../components/menu-classes.ts';
import { MenuContent } from '../../../components/menu-content.tsx';
import { commentStrings } from '../../../strings/comments.ts';
import { useChangeAnnotation, useDeleteAnnotation } from '../api/annotations.ts';
import { canChange } from '../can-change.ts';

interface CommentMenuProps {
  readonly diagram: Diagram;
  readonly annotation: Annotation;
  readonly onEdit: () => void;
}

/** What else can be done with a comment, by whom it may be done; nothing at all for the rest. */
export const CommentMenu = ({ diagram, annotation, onEdit }: CommentMenuProps) => {
  const change = useChangeAnnotation(diagram.id);
  const remove = useDeleteAnnotation(diagram.id);
  const [isAsking, setAsking] = useState(false);
  const { id: annotationId, isOwn, isVisible } = annotation;
  if (!isOwn && !canChange(diagram)) return null;
  const items = [
    ...(isOwn ? [{ label: commentStrings.edit, run: onEdit }] : []),
    {
      label: isVisible ? commentStrings.hide : commentStrings.show,
      run: () => change.mutate({ annotationId, change: { isVisible: !isVisible } }),
    },
    { label: commentStrings.remove, run: () => setAsking(true) },
  ];
  return (
    <>
      <DropdownMenu.Root modal={false}>
        <DropdownMenu.Trigger
          aria-label={commentStrings.more}
          className="grid size-6 shrink-0 place-items-center rounded-sm text-ink-soft hover:bg-sunken hover:text-ink"
        >
          <Ellipsis aria-hidden="true" className="size-4" />
        </DropdownMenu.Trigger>
        <MenuContent>
          {items.map(({ label, run }) => (
            <DropdownMenu.Item key={label} onSelect={run} className={menuItemClasses}>
              {label}
            </DropdownMenu.Item>
          ))}
        </MenuContent>
      </DropdownMenu.Root>
      <ConfirmDialog
        isOpen={isAsking}
        title={commentStrings.removeTitle}
        text={commentStrings.removeText}
        confirmLabel={commentStrings.remove}
        cancelLabel={commentStrings.cancel}
        isBusy={remove.isPending}
        onClose={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          remove.mutate(annotationId);
        }}
      />
    </>
  );
};
