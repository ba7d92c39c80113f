import { promptLimits } from '@diagloom/contract';
import { Sparkles } from 'lucide-react';
import { type FormEvent, type KeyboardEvent, type RefObject, useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { controlClasses } from '../../../components/control-classes.ts';
import { Field } from '../../../components/field.tsx';
import { Panel } from '../../../components/panel.tsx';
import { classNames } from '../../../lib/class-names.ts';
import { promptStrings } from '../../../strings/home.ts';
import type { Template } from '../template/read-template.ts';
import { TemplatePanel } from '../template/template-panel.tsx';
import { promptProblem } from './prompt-problem.ts';
import { QuotaLine } from './quota-line.tsx';
import { TypeSelect } from './type-select.tsx';

export interface PromptDraft {
  readonly prompt: string;
  readonly diagramType: string;
  /** A draw.io file whose look the diagram takes over, and the name of that file. */
  readonly templateXml?: string;
  readonly templateName?: string;
}

interface PromptPanelProps {
  readonly draft: PromptDraft;
  readonly isGenerating: boolean;
  readonly promptRef: RefObject<HTMLTextAreaElement | null>;
  readonly onChange: (draft: PromptDraft) => void;
  readonly onGenerate: () => void;
}

export const PromptPanel = ({ draft, isGenerating, promptRef, onChange, onGenerate }: PromptPanelProps) => {
  const [isChecked, setIsChecked] = useState(false);
  const { prompt, diagramType, templateXml, templateName } = draft;
  const hasTemplate = templateXml !== undefined;
  const problem = promptProblem(prompt, hasTemplate);
  const isTooLong = prompt.trim().length > promptLimits.longest;
  const submit = (): void => {
    if (isGenerating) return;
    setIsChecked(problem !== undefined);
    if (problem === undefined) onGenerate();
    else promptRef.current?.focus();
  };
  const handleSubmit = (event: FormEvent): void => {
    event.preventDefault();
    submit();
  };
  const handleKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submit();
  };
  const takeTemplate = (template: Template | undefined): void => {
    const kept = { prompt, diagramType };
    onChange(
      template === undefined ? kept : { ...kept, templateXml: template.content, templateName: template.fileName },
    );
  };
  return (
    <div className="grid gap-6">
      <Panel title={promptStrings.panel}>
        <form noValidate onSubmit={handleSubmit} className="grid gap-4 p-5">
          <Field label={promptStrings.prompt} error={isChecked || isTooLong ? problem : undefined}>
            {(parts) => (
              <div className="relative">
                <textarea
                  {...parts}
                  ref={promptRef}
                  rows={6}
                  value={prompt}
                  placeholder={promptStrings.placeholder}
                  onChange={({ target }) => onChange({ ...draft, prompt: target.value })}
                  onKeyDown={handleKeyDown}
                  className={classNames(controlClasses, 'block resize-y px-3.5 pt-3 pb-8 leading-relaxed')}
                />
                <PromptCounter used={prompt.trim().length} />
              </div>
            )}
          </Field>
          <TypeSelect value={diagramType} onChange={(type) => onChange({ ...draft, diagramType: type })} />
          <Button
            type="submit"
            isBusy={isGenerating}
            disabled={prompt.trim() === '' && !hasTemplate}
            className="w-full"
          >
            {!isGenerating && <Sparkles aria-hidden="true" className="size-4" />}
            {isGenerating ? promptStrings.generating : promptStrings.generate}
          </Button>
          <QuotaLine />
        </form>
      </Panel>
      <TemplatePanel fileName={templateName} onChange={takeTemplate} />
    </div>
  );
};

const PromptCounter = ({ used }: { readonly used: number }) => (
  <p
    className={classNames(
      'pointer-events-none absolute right-3 bottom-2 rounded-sm bg-surface px-1 text-xs tabular-nums',
      used > promptLimits.longest ? 'font-medium text-danger' : 'text-ink-soft',
    )}
  >
    <span aria-hidden="true">{promptStrings.counter(used, promptLimits.longest)}</span>
    <span className="sr-only">{promptStrings.counterLabel(used, promptLimits.longest)}</span>
  </p>
);
