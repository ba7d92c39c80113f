import { Tabs } from '../../../components/tabs.tsx';
import { assistantStrings } from '../../../strings/prompt-help.ts';
import { DockSection } from '../dock/dock-section.tsx';
import type { PromptDraft } from '../prompt/prompt-draft.ts';
import { HistoryList } from './history-list.tsx';
import { SuggestedList } from './suggested-list.tsx';

interface PromptAssistantProps {
  /** The type of the open diagram: prompts for such diagrams stand first. */
  readonly likeType: string | undefined;
  readonly onPick: (draft: PromptDraft) => void;
}

/** Prompts to take over: made by us, and used before by oneself. */
export const PromptAssistant = ({ likeType, onPick }: PromptAssistantProps) => (
  <DockSection title={assistantStrings.panel}>
    <Tabs
      label={assistantStrings.panel}
      tabs={[
        {
          id: 'suggestions',
          label: assistantStrings.suggestions,
          content: <SuggestedList likeType={likeType} onPick={onPick} />,
        },
        { id: 'history', label: assistantStrings.history, content: <HistoryList onPick={onPick} /> },
      ]}
    />
  </DockSection>
);
