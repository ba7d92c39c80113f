import { refineStrings } from '../../../strings/refine.ts';
import { PromptAssistant } from '../assistant/prompt-assistant.tsx';
import { DockSection } from '../dock/dock-section.tsx';
import { PromptEngineering } from '../engineering/prompt-engineering.tsx';
import { ChangeIdeaList } from '../refine/change-idea-list.tsx';
import type { ChangeIdea } from '../refine/change-ideas.ts';
import { DiagramSuggestions } from '../suggestions/diagram-suggestions.tsx';
import { PromptSuggestions } from '../suggestions/prompt-suggestions.tsx';
import { useWorkspace } from '../workspace/workspace-context.ts';

interface IdeasProps {
  /** Begins a change of the open diagram. */
  readonly onBegin?: (idea: ChangeIdea) => void;
}

/** Everything that helps to say what to draw: prompts, history, advice, and what would make an open diagram better. */
export const Ideas = ({ onBegin }: IdeasProps) => {
  const { diagram, draft, setDraft, mode, fillPrompt, pickPrompt } = useWorkspace();
  return (
    <>
      {diagram === undefined ? (
        <PromptSuggestions draft={draft} onChange={setDraft} />
      ) : (
        <>
          {onBegin !== undefined && mode === 'change' && (
            <DockSection title={refineStrings.ideasOfDiagram}>
              <div className="px-4 pb-3">
                <ChangeIdeaList diagram={diagram} onPick={onBegin} />
              </div>
            </DockSection>
          )}
          <DiagramSuggestions key={diagram.id} diagramId={diagram.id} />
        </>
      )}
      <PromptAssistant likeType={diagram?.diagramType} onPick={pickPrompt} />
      {/* While a change is written there is no prompt to help with. */}
      {(diagram === undefined || mode !== 'change') && (
        <PromptEngineering draft={draft} onChange={setDraft} onFill={fillPrompt} />
      )}
    </>
  );
};
