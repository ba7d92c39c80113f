import { type ClipboardEvent, type DragEvent, useState } from 'react';
import { showToast } from '../../../lib/toast-store.ts';
import { useBringPicture } from '../picture/brought-picture.ts';
import type { PromptDraft } from '../prompt/prompt-draft.ts';
import { readTemplate } from '../template/read-template.ts';

interface TemplateControl {
  readonly take: (file: File | undefined) => Promise<void>;
  readonly remove: () => void;
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

/** A draw.io file that goes with a text, however it is brought. An image goes to the panel for images. */
export const useTemplate = (draft: PromptDraft, onChange: (draft: PromptDraft) => void): TemplateControl => {
  const [isOver, setIsOver] = useState(false);
  const bringPicture = useBringPicture();
  const take = async (file: File | undefined): Promise<void> => {
    if (file === undefined || bringPicture(file)) return;
    const read = await readTemplate(file);
    if (read.ok) {
      onChange({ ...draft, templateXml: read.template.content, templateName: read.template.fileName });
    } else showToast({ title: read.title, description: read.description, tone: 'destructive' });
  };
  return {
    take,
    remove: () => {
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
