import { PromptAssistant } from '../assistant/prompt-assistant.tsx';
import { NewDiagramForm } from '../composer/new-diagram-form.tsx';
import { PromptEngineering } from '../engineering/prompt-engineering.tsx';
import { DiagramSuggestions } from '../suggestions/diagram-suggestions.tsx';
import { PromptSuggestions } from '../suggestions/prompt-suggestions.tsx';
import { useWorkspace } from '../workspace/workspace-context.ts';

/** Everything that helps to say what to draw: prompts, history, advice, and what would make an open diagram better. */
export const Ideas = () => {
  const { diagram, diagramId, draft, setDraft, fillPrompt, pickPrompt } = useWorkspace();
  return (
    <>
      <div className="min-h-0 flex-1 overflow-y-auto">
        {diagram === undefined ? (
          <PromptSuggestions draft={draft} onChange={setDraft} />
        ) : (
          <DiagramSuggestions key={diagram.id} diagramId={diagram.id} />
        )}
        <PromptAssistant onPick={pickPrompt} />
        <PromptEngineering draft={draft} onChange={setDraft} onFill={fillPrompt} />
      </div>
      {/* Without an open diagram the form stands in the middle of the page. */}
      {diagramId !== undefined && (
        <div className="border-t p-3">
          <NewDiagramForm />
        </div>
      )}
    </>
  );
};
