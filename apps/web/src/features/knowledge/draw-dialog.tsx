import type { KnowledgeDocument } from '@diagloom/contract';
import { useNavigate } from '@tanstack/react-router';
import { Dialog } from 'radix-ui';
import { Badge } from '../../components/badge.tsx';
import { Button } from '../../components/button.tsx';
import { DialogFrame } from '../../components/dialog-frame.tsx';
import { Notice } from '../../components/notice.tsx';
import { Spinner } from '../../components/spinner.tsx';
import { messageOf } from '../../lib/api-error.ts';
import { knowledgeStrings } from '../../strings/knowledge.ts';
import { useDrawables, useDrawSection } from './api/documents.ts';

interface DrawDialogProps {
  readonly document: KnowledgeDocument;
  readonly onClose: () => void;
}

/** What can be drawn of a document, each with one click. */
export const DrawDialog = ({ document, onClose }: DrawDialogProps) => {
  const navigate = useNavigate();
  const { data, error } = useDrawables(document.id);
  const draw = useDrawSection((diagramId) => void navigate({ to: '/', search: { diagram: diagramId } }));
  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogFrame title={knowledgeStrings.drawTitle(document.title)} text={knowledgeStrings.drawText} width="medium">
        <div className="mt-4">
          {data === undefined && error === null && (
            <p role="status" className="flex items-center gap-2 py-6 text-ink-soft text-sm">
              <Spinner className="size-4" />
              {knowledgeStrings.searching}
            </p>
          )}
          {data === undefined && error !== null && (
            <Notice tone="danger" role="alert" title={messageOf(error, knowledgeStrings.failedText)} />
          )}
          {data?.drawables.length === 0 && <p className="py-4 text-ink-soft text-sm">{knowledgeStrings.drawNothing}</p>}
          <ul className="grid">
            {data?.drawables.map((drawable) => (
              <li key={drawable.start} className="flex items-center gap-3 border-b py-3 last:border-b-0">
                <div className="min-w-0 flex-1">
                  <div className="flex min-w-0 flex-wrap items-center gap-2">
                    <span className="font-medium text-sm">{drawable.title}</span>
                    <Badge>{knowledgeStrings.drawKinds[drawable.kind]}</Badge>
                  </div>
                  <p className="text-[13px] text-ink-soft">
                    {[
                      ...(drawable.headingPath.length > 1 ? [drawable.headingPath.slice(0, -1).join(' › ')] : []),
                      ...(drawable.page === null ? [] : [knowledgeStrings.page(drawable.page)]),
                      knowledgeStrings.drawParts(drawable.parts),
                    ].join(' · ')}
                  </p>
                </div>
                <Button
                  variant="secondary"
                  size="small"
                  aria-label={knowledgeStrings.drawOneLabel(drawable.title)}
                  isBusy={draw.isPending && draw.variables.start === drawable.start}
                  disabled={draw.isPending && draw.variables.start !== drawable.start}
                  onClick={() => draw.mutate({ ...drawable, documentId: document.id })}
                >
                  {knowledgeStrings.drawOne}
                </Button>
              </li>
            ))}
          </ul>
        </div>
      </DialogFrame>
    </Dialog.Root>
  );
};
