import { type Annotation, type Attachment, attachmentPath, type Diagram } from '@diagloom/contract';
import { Dialog } from 'radix-ui';
import { useState } from 'react';
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx';
import { DialogFrame } from '../../../components/dialog-frame.tsx';
import { commentStrings } from '../../../strings/comments.ts';
import { useDeleteAttachment } from '../api/attachments.ts';
import { canChange } from '../can-change.ts';
import { nameOf } from './comment-view.tsx';
import { RemoveMark } from './picture-choice.tsx';

interface AttachmentRowProps {
  readonly diagram: Diagram;
  readonly annotation: Annotation;
  /** Without what can be done with them. */
  readonly isBrief: boolean;
}

/** The pictures of a comment, small; a click shows one large. */
export const AttachmentRow = ({ diagram, annotation, isBrief }: AttachmentRowProps) => {
  const [shown, setShown] = useState<Attachment>();
  const [doomed, setDoomed] = useState<Attachment>();
  const remove = useDeleteAttachment(diagram.id);
  const { attachments, isOwn } = annotation;
  if (attachments.length === 0) return null;
  const pathOf = ({ id }: Attachment): string => attachmentPath(diagram.id, annotation.id, id);
  const canRemove = !isBrief && (isOwn || canChange(diagram));
  return (
    <ul aria-label={commentStrings.pictures} className="flex flex-wrap gap-3 pt-1">
      {attachments.map((attachment, index) => (
        <li key={attachment.id} className="relative">
          <button
            type="button"
            aria-label={commentStrings.openPicture(index + 1, attachments.length)}
            onClick={() => setShown(attachment)}
            className="relative z-10 block size-20 overflow-hidden rounded-md border bg-white"
          >
            <img
              src={`${pathOf(attachment)}?size=small`}
              alt=""
              loading="lazy"
              decoding="async"
              className="size-full object-cover"
            />
          </button>
          {canRemove && (
            <RemoveMark label={commentStrings.removePicture(index + 1)} onClick={() => setDoomed(attachment)} />
          )}
        </li>
      ))}
      <Dialog.Root open={shown !== undefined} onOpenChange={(isOpen) => !isOpen && setShown(undefined)}>
        <DialogFrame
          title={commentStrings.picture}
          text={isOwn ? commentStrings.pictureByYou : commentStrings.pictureBy(nameOf(annotation))}
          width="large"
        >
          {shown !== undefined && (
            <img
              src={pathOf(shown)}
              alt={annotation.content}
              width={shown.width}
              height={shown.height}
              className="mx-auto mt-4 h-auto max-h-[calc(100dvh-12rem)] w-auto max-w-full rounded-md border bg-white object-contain"
            />
          )}
        </DialogFrame>
      </Dialog.Root>
      <ConfirmDialog
        isOpen={doomed !== undefined}
        title={commentStrings.removePictureTitle}
        text={commentStrings.removePictureText}
        confirmLabel={commentStrings.remove}
        cancelLabel={commentStrings.cancel}
        isBusy={remove.isPending}
        onClose={() => setDoomed(undefined)}
        onConfirm={() => {
          setDoomed(undefined);
          if (doomed !== undefined) remove.mutate({ annotationId: annotation.id, attachmentId: doomed.id });
        }}
      />
    </ul>
  );
};
