import { PromptAssistant } from '../assistant/prompt-assistant.tsx';
import { PromptEngineering } from '../engineering/prompt-engineering.tsx';
import { DiagramSuggestions } from '../suggestions/diagram-suggestions.tsx';
import { PromptSuggestions } from '../suggestions/prompt-suggestions.tsx';
import { useWorkspace } from '../workspace/workspace-context.ts';

/** Everything that helps to say what to draw: prompts, history, advice, and what would make an open diagram better. */
export const Ideas = () => {
  const { diagram, draft, setDraft, mode, fillPrompt, pickPrompt } = useWorkspace();
  return (
    <>
      {diagram === undefined ? (
        <PromptSuggestions draft={draft} onChange={setDraft} />
      ) : (
        <DiagramSuggestions key={diagram.id} diagramId={diagram.id} />
      )}
      <PromptAssistant onPick={pickPrompt} />
      {/* While a change is written there is no prompt to help with. */}
      {(diagram === undefined || mode !== 'change') && (
        <PromptEngineering draft={draft} onChange={setDraft} onFill={fillPrompt} />
      )}
    </>
  );
};
