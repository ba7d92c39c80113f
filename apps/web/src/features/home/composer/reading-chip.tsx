import { X } from 'lucide-react';
import { Spinner } from '../../../components/spinner.tsx';
import { knowledgeStrings } from '../../../strings/knowledge.ts';

interface ReadingChipProps {
  readonly name: string;
  readonly stop: () => void;
}

/** A document that is being read and will be drawn from. */
export const ReadingChip = ({ name, stop }: ReadingChipProps) => (
  <p className="mx-3 mt-3 flex w-fit max-w-full items-center gap-2 rounded-md border bg-sunken py-1 pr-1 pl-2.5 text-[13px]">
    <Spinner className="size-3.5 shrink-0" />
    <span role="status" className="truncate">
      {knowledgeStrings.readingName(name)}
    </span>
    <button
      type="button"
      aria-label={knowledgeStrings.stopReading}
      title={knowledgeStrings.stopReading}
      onClick={stop}
      className="grid size-6 shrink-0 place-items-center rounded-sm text-ink-soft hover:bg-line hover:text-ink"
    >
      <X aria-hidden="true" className="size-3.5" />
    </button>
  </p>
);
