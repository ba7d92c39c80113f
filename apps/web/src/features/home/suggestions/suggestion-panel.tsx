import type { DesignSuggestion } from '@diagloom/contract';
import type { ReactNode } from 'react';
import { Spinner } from '../../../components/spinner.tsx';
import { suggestionStrings } from '../../../strings/prompt-help.ts';
import { DockSection } from '../dock/dock-section.tsx';
import { SuggestionItem } from './suggestion-item.tsx';

interface SuggestionPanelProps {
  readonly suggestions: readonly DesignSuggestion[];
  readonly applied: readonly DesignSuggestion[];
  readonly isLoading: boolean;
  readonly emptyText: string;
  /** Stands below the list. */
  readonly children?: ReactNode;
  readonly busyId?: string | undefined;
  readonly onApply: ((suggestion: DesignSuggestion) => void) | undefined;
}

export const SuggestionPanel = ({
  suggestions,
  applied,
  isLoading,
  emptyText,
  busyId,
  children,
  onApply,
}: SuggestionPanelProps) => {
  const appliedIds = new Set(applied.map(({ id }) => id));
  const open = suggestions.filter(({ id }) => !appliedIds.has(id));
  const isEmpty = open.length + applied.length === 0;
  return (
    <DockSection title={suggestionStrings.panel} actions={isLoading && <Spinner className="size-4 text-ink-soft" />}>
      {isEmpty ? (
        <p role="status" className="px-4 pt-1 pb-3 text-ink-soft text-sm">
          {isLoading ? suggestionStrings.loading : emptyText}
        </p>
      ) : (
        <ul>
          {open.map((suggestion) => {
            const canApply = onApply !== undefined && (suggestion.canApply || suggestion.addition !== undefined);
            return (
              <SuggestionItem
                key={suggestion.id}
                suggestion={suggestion}
                isApplied={false}
                isBusy={busyId === suggestion.id}
                onApply={canApply ? () => onApply(suggestion) : undefined}
              />
            );
          })}
          {applied.map((suggestion) => (
            <SuggestionItem key={suggestion.id} suggestion={suggestion} isApplied isBusy={false} onApply={undefined} />
          ))}
        </ul>
      )}
      {children}
    </DockSection>
  );
};
