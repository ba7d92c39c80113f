import { Dialog } from 'radix-ui';
import { useDocument } from '../../hooks/use-documents.ts';
import { messageOf } from '../../lib/api-error.ts';
import { knowledgeStrings } from '../../strings/knowledge.ts';
import { DialogFrame } from '../dialog-frame.tsx';
import { Notice } from '../notice.tsx';
import { Spinner } from '../spinner.tsx';
import { DocumentText, type Span } from './document-text.tsx';

interface DocumentDialogProps {
  readonly documentId: number;
  readonly title: string;
  /** What to show of it; the first is brought into view. */
  readonly spans: readonly Span[];
  readonly onClose: () => void;
}

/** A document to read, with the passages marked that somebody wants to see. */
export const DocumentDialog = ({ documentId, title, spans, onClose }: DocumentDialogProps) => {
  const { data, error } = useDocument(documentId);
  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogFrame title={title} text={knowledgeStrings.readText} width="medium">
        <div className="mt-4">
          {data !== undefined && <DocumentText text={data.content} spans={spans} setAside={data.setAside} />}
          {data === undefined && error === null && <Spinner className="mx-auto my-10 size-6 text-ink-soft" />}
          {data === undefined && error !== null && (
            <Notice tone="danger" role="alert" title={messageOf(error, knowledgeStrings.failedText)} />
          )}
        </div>
      </DialogFrame>
    </Dialog.Root>
  );
};
