import { X } from 'lucide-react';
import type { ReactNode } from 'react';

interface AttachmentChipProps {
  /** A small picture before the words. */
  readonly sign: ReactNode;
  readonly text: string;
  /** What is said of it to those who do not see the sign; the text where absent. */
  readonly status?: string;
  /** What the button does. */
  readonly removeLabel: string;
  readonly onRemove: () => void;
}

/** Something that goes with the text in the making, with the way to take it off. */
export const AttachmentChip = ({ sign, text, status, removeLabel, onRemove }: AttachmentChipProps) => (
  <p
    role="status"
    className="mx-3 mt-3 flex w-fit max-w-full items-center gap-2 rounded-md border bg-sunken py-1 pr-1 pl-2.5 text-[13px]"
  >
    {sign}
    {status !== undefined && <span className="sr-only">{status}</span>}
    <span aria-hidden={status === undefined ? undefined : true} className="truncate">
      {text}
    </span>
    <button
      type="button"
      aria-label={removeLabel}
      title={removeLabel}
      onClick={onRemove}
      className="grid size-6 shrink-0 place-items-center rounded-sm text-ink-soft hover:bg-line hover:text-ink"
    >
      <X aria-hidden="true" className="size-3.5" />
    </button>
  </p>
);
