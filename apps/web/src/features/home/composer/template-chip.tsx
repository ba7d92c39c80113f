import { FileText, X } from 'lucide-react';
import { templateStrings } from '../../../strings/template.ts';

interface TemplateChipProps {
  readonly fileName: string;
  readonly onRemove: () => void;
}

/** The template that goes with the text. */
export const TemplateChip = ({ fileName, onRemove }: TemplateChipProps) => (
  <p
    role="status"
    className="mx-3 mt-3 flex w-fit max-w-full items-center gap-2 rounded-md border bg-sunken py-1 pr-1 pl-2.5 text-[13px]"
  >
    <FileText aria-hidden="true" className="size-3.5 shrink-0 text-ink-soft" />
    <span className="sr-only">{templateStrings.chosen(fileName)}</span>
    <span aria-hidden="true" className="truncate">
      {fileName}
    </span>
    <button
      type="button"
      aria-label={templateStrings.remove}
      title={templateStrings.remove}
      onClick={onRemove}
      className="grid size-6 shrink-0 place-items-center rounded-sm text-ink-soft hover:bg-line hover:text-ink"
    >
      <X aria-hidden="true" className="size-3.5" />
    </button>
  </p>
);
