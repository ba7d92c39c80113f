import { type ClipboardEvent, type Dispatch, type DragEvent, type SetStateAction, useState } from 'react';
import { showToast } from '../../../lib/toast-store.ts';
import { useBringPicture } from '../picture/brought-picture.ts';
import type { PromptDraft } from '../prompt/prompt-draft.ts';
import { readTemplate } from '../template/read-template.ts';
import { isDocument, useDocumentAttachment } from './use-document-attachment.ts';

interface AttachmentControl {
  readonly take: (file: File | undefined) => Promise<void>;
  readonly removeTemplate: () => void;
  /** The document that is being read, and the way to stop that. */
  readonly reading: { readonly name: string; readonly stop: () => void } | undefined;
  /** Whether a file hangs over the form. */
  readonly isOver: boolean;
  /** For the form, so that files can be dropped and pasted. */
  readonly handlers: {
    readonly onDragOver: (event: DragEvent) => void;
    readonly onDragLeave: () => void;
    readonly onDrop: (event: DragEvent) => void;
    readonly onPaste: (event: ClipboardEvent) => void;
  };
}

/**
 * What goes with a text, however it is brought: a draw.io file is its template, a document is what it is drawn from, and an image goes to
 * the panel for images.
 */
export const useAttachments = (
  draft: PromptDraft,
  onChange: Dispatch<SetStateAction<PromptDraft>>,
): AttachmentControl => {
  const [isOver, setIsOver] = useState(false);
  const bringPicture = useBringPicture();
  const document = useDocumentAttachment((id) =>
    onChange((before) => ({ ...before, useRAG: true, knowledge: withDocument(before.knowledge, id) })),
  );
  const take = async (file: File | undefined): Promise<void> => {
    if (file === undefined || bringPicture(file)) return;
    if (isDocument(file)) return document.take(file);
    const read = await readTemplate(file);
    if (read.ok) {
      onChange({ ...draft, templateXml: read.template.content, templateName: read.template.fileName });
    } else showToast({ title: read.title, description: read.description, tone: 'destructive' });
  };
  return {
    take,
    reading: document.name === undefined ? undefined : { name: document.name, stop: document.stop },
    removeTemplate: () => {
      const { templateXml: _xml, templateName: _name, ...rest } = draft;
      onChange(rest);
    },
    isOver,
    handlers: {
      onDragOver: (event) => {
        if (!event.dataTransfer.types.includes('Files')) return;
        event.preventDefault();
        setIsOver(true);
      },
      onDragLeave: () => setIsOver(false),
      onDrop: (event) => {
        const [file] = event.dataTransfer.files;
        setIsOver(false);
        if (file === undefined) return;
        event.preventDefault();
        void take(file);
      },
      onPaste: (event) => {
        const [file] = event.clipboardData.files;
        if (file === undefined) return;
        event.preventDefault();
        void take(file);
      },
    },
  };
};

const withDocument = (chosen: PromptDraft['knowledge'] = {}, id: number): NonNullable<PromptDraft['knowledge']> => ({
  ...chosen,
  documentIds: [...new Set([...(chosen.documentIds ?? []), id])],
});
