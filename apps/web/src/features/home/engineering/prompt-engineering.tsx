import { Tabs } from '../../../components/tabs.tsx';
import { engineeringStrings } from '../../../strings/prompt-help.ts';
import { DockSection } from '../dock/dock-section.tsx';
import type { PromptDraft } from '../prompt/prompt-draft.ts';
import { AnalysisTab } from './analysis-tab.tsx';
import { OptimizePromptTab } from './optimize-prompt-tab.tsx';
import { TemplateList } from './template-list.tsx';
import { TipsTab } from './tips-tab.tsx';

export interface EngineeringProps {
  /** What stands in the form. */
  readonly draft: PromptDraft;
  readonly onChange: (draft: PromptDraft) => void;
}

interface PromptEngineeringProps extends EngineeringProps {
  /** Changes the form and goes there, for what is to be filled in. */
  readonly onFill: (draft: PromptDraft) => void;
}

/** Helps to write a better prompt: by filling in, by wrapping, by looking at it, by advice. */
export const PromptEngineering = ({ draft, onChange, onFill }: PromptEngineeringProps) => {
  const { templates, optimize, analyze, tips } = engineeringStrings.tabs;
  return (
    <DockSection title={engineeringStrings.panel}>
      <Tabs
        label={engineeringStrings.panel}
        tabs={[
          { id: 'templates', label: templates, content: <TemplateList draft={draft} onChange={onFill} /> },
          { id: 'optimize', label: optimize, content: <OptimizePromptTab draft={draft} onChange={onChange} /> },
          { id: 'analyze', label: analyze, content: <AnalysisTab prompt={draft.prompt} /> },
          { id: 'tips', label: tips, content: <TipsTab /> },
        ]}
      />
    </DockSection>
  );
};
