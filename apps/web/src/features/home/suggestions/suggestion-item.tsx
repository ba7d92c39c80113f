import type { DesignSuggestion } from '@diagloom/contract';
import { Check } from 'lucide-react';
import { Button } from '../../../components/button.tsx';
import { suggestionStrings } from '../../../strings/prompt-help.ts';

interface SuggestionItemProps {
  readonly suggestion: DesignSuggestion;
  readonly isApplied: boolean;
  readonly isBusy: boolean;
  /** Absent where only the author knows what is right. */
  readonly onApply: (() => void) | undefined;
}

export const SuggestionItem = ({ suggestion, isApplied, isBusy, onApply }: SuggestionItemProps) => {
  const { title, description, impact, category, confidence, addition, isModels } = suggestion;
  const facts = [
    suggestionStrings.category[category],
    suggestionStrings.impact[impact],
    isModels ? suggestionStrings.byModel : suggestionStrings.confidence(Math.round(confidence * 100)),
  ];
  return (
    <li className="border-b px-5 py-4 last:border-b-0">
      <div className="flex items-start justify-between gap-3">
        <p className="min-w-0 font-medium text-sm">{title}</p>
        {(onApply !== undefined || isApplied) && (
          <Button variant="secondary" size="small" isBusy={isBusy} disabled={isApplied} onClick={onApply}>
            {isApplied && <Check aria-hidden="true" className="size-3.5" />}
            {isApplied ? suggestionStrings.applied : suggestionStrings.apply}
          </Button>
        )}
      </div>
      <p className="mt-1 text-[13px] text-ink-soft">{description}</p>
      {addition !== undefined && (
        <p className="mt-2 rounded-md bg-sunken px-3 py-2 text-[13px]">
          <span className="sr-only">{suggestionStrings.adds} </span>
          {addition}
        </p>
      )}
      {onApply === undefined && !isApplied && (
        <p className="mt-1 text-[13px] text-ink-soft">{suggestionStrings.byHand}</p>
      )}
      <p className="mt-2 text-ink-soft text-xs tabular-nums">{facts.join(' · ')}</p>
    </li>
  );
};
