import { type DesignSuggestion, promptLimits } from '@diagloom/contract';
import { useState } from 'react';
import { useDebounced } from '../../../hooks/use-debounced.ts';
import { showToast } from '../../../lib/toast-store.ts';
import { suggestionStrings } from '../../../strings/prompt-help.ts';
import { useDesignSuggestions } from '../api/design-suggestions.ts';
import { useTypeOfText } from '../live/use-type-of-text.ts';
import type { PromptDraft } from '../prompt/prompt-draft.ts';
import { SuggestionPanel } from './suggestion-panel.tsx';

interface PromptSuggestionsProps {
  readonly draft: PromptDraft;
  readonly onChange: (draft: PromptDraft) => void;
}

/** Typing that pauses so long has come to an end. */
const pauseMs = 700;
/** Prompts up to this length, in characters, say too little. */
const tooShort = 10;

/** What to add to the prompt in the form. */
export const PromptSuggestions = ({ draft, onChange }: PromptSuggestionsProps) => {
  const [applied, setApplied] = useState<readonly DesignSuggestion[]>([]);
  const prompt = useDebounced(draft.prompt.trim(), pauseMs);
  const isLongEnough = prompt.length > tooShort && prompt.length <= promptLimits.longest;
  const diagramType = useTypeOfText();
  const request = isLongEnough ? { prompt, diagramType } : undefined;
  const { suggestions, isLoading } = useDesignSuggestions(request, undefined);
  const apply = (suggestion: DesignSuggestion): void => {
    const said = draft.prompt.trim();
    const longer = `${said}${/[.!?:;\]]$/.test(said) ? '' : '.'} ${suggestion.addition ?? ''}`;
    if (longer.length > promptLimits.longest) {
      showToast({ title: suggestionStrings.failed, description: suggestionStrings.noRoom, tone: 'destructive' });
      return;
    }
    onChange({ ...draft, prompt: longer });
    setApplied([...applied, suggestion]);
  };
  const isEmpty = draft.prompt.trim().length <= tooShort;
  return (
    <SuggestionPanel
      suggestions={isEmpty ? [] : suggestions}
      applied={isEmpty ? [] : applied}
      isLoading={isLoading}
      emptyText={isEmpty ? suggestionStrings.empty : suggestionStrings.none}
      onApply={apply}
    />
  );
};
