import type { DesignSuggestion } from '@diagloom/contract';
import { useState } from 'react';
import { suggestionStrings } from '../../../strings/prompt-help.ts';
import { useApplySuggestion, useDesignSuggestions, useModelSuggestions } from '../api/design-suggestions.ts';
import { useDiagram } from '../api/get-diagram.ts';
import { canChange } from '../can-change.ts';
import { AskModel } from './ask-model.tsx';
import { SuggestionPanel } from './suggestion-panel.tsx';

/** What would make the open diagram better; Apply makes a new version of it. */
export const DiagramSuggestions = ({ diagramId }: { readonly diagramId: number }) => {
  const [applied, setApplied] = useState<readonly DesignSuggestion[]>([]);
  const diagram = useDiagram(diagramId).data?.diagram;
  const request = diagram && { prompt: '', diagramType: diagram.diagramType, diagramId };
  const { suggestions, isLoading } = useDesignSuggestions(request, diagram?.version);
  const asking = useModelSuggestions(diagram);
  const apply = useApplySuggestion(diagram, (suggestion) => setApplied((before) => [...before, suggestion]));
  const isChangeable = canChange(diagram);
  return (
    <SuggestionPanel
      suggestions={[...suggestions, ...asking.suggestions]}
      applied={applied}
      isLoading={isLoading}
      emptyText={suggestionStrings.noneDiagram}
      busyId={apply.isPending ? apply.variables.id : undefined}
      onApply={isChangeable ? (suggestion) => apply.mutate(suggestion) : undefined}
    >
      <AskModel asking={asking} />
    </SuggestionPanel>
  );
};
