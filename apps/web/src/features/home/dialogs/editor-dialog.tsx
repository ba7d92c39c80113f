import type { Diagram } from '@diagloom/contract';
import { ExternalLink } from 'lucide-react';
import { Dialog } from 'radix-ui';
import { Button } from '../../../components/button.tsx';
import { DialogFrame } from '../../../components/dialog-frame.tsx';
import { Notice } from '../../../components/notice.tsx';
import { useSite } from '../../../hooks/use-site.ts';
import { showToast } from '../../../lib/toast-store.ts';
import { editorStrings } from '../../../strings/workspace.ts';
import { hostedEditorLink, isTooLongForLink } from './hosted-editor-link.ts';

interface EditorDialogProps {
  readonly diagram: Diagram;
  readonly onClose: () => void;
}

/** How long the hint about the editor stays, ms. */
const hintFor = 10_000;

/** Says that the diagram leaves this server before a hosted editor opens with it. */
export const EditorDialog = ({ diagram, onClose }: EditorDialogProps) => {
  const editor = useSite()?.editorUrl;
  const link = editor === undefined ? undefined : hostedEditorLink(editor, diagram);
  const isTooLong = link !== undefined && isTooLongForLink(link);
  const open = (): void => {
    window.open(link, '_blank', 'noopener,noreferrer');
    showToast({ title: editorStrings.opened, description: editorStrings.hint, duration: hintFor });
    onClose();
  };
  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogFrame title={editorStrings.title} text={editorStrings.text(editor ?? '')}>
        {isTooLong && (
          <div className="mt-4">
            <Notice tone="warning" title={editorStrings.tooLong}>
              {editorStrings.tooLongText}
            </Notice>
          </div>
        )}
        <div className="mt-6 flex justify-end gap-2">
          <Button variant="secondary" onClick={onClose}>
            {editorStrings.cancel}
          </Button>
          <Button disabled={link === undefined || isTooLong} onClick={open}>
            <ExternalLink aria-hidden="true" className="size-4" />
            {editorStrings.open}
          </Button>
        </div>
      </DialogFrame>
    </Dialog.Root>
  );
};
