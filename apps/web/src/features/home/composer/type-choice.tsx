import { findDiagramType, offeredDiagramTypes } from '@diagloom/types/catalog';
import { ChevronDown } from 'lucide-react';
import { promptStrings } from '../../../strings/home.ts';

interface TypeChoiceProps {
  readonly value: string;
  readonly onChange: (diagramType: string) => void;
}

/** The type of the next diagram, small enough to stand beside a button. */
export const TypeChoice = ({ value, onChange }: TypeChoiceProps) => (
  <span
    className="relative inline-flex min-w-0 items-center"
    title={findDiagramType(value)?.description ?? promptStrings.autoHint}
  >
    <select
      aria-label={promptStrings.type}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      className="h-8 min-w-0 max-w-44 cursor-pointer appearance-none truncate rounded-md border bg-surface pr-7 pl-2.5 text-[13px] text-ink hover:border-line-control"
    >
      <option value="auto">{promptStrings.autoType}</option>
      {offeredDiagramTypes.map(({ id, label }) => (
        <option key={id} value={id}>
          {label}
        </option>
      ))}
    </select>
    <ChevronDown aria-hidden="true" className="pointer-events-none absolute right-2 size-3.5 text-ink-soft" />
  </span>
);
