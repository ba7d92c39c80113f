import { documentEndings, promptLimits } from '@diagloom/contract';
import { BookOpen, FileText, Lightbulb, Paperclip, Sparkles } from 'lucide-react';
import { type FormEvent, type KeyboardEvent, Suspense, useId, useRef, useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { MarkedText } from '../../../components/draft/marked-text.tsx';
import { lazyPart } from '../../../components/lazy-part.tsx';
import { Spinner } from '../../../components/spinner.tsx';
import { classNames } from '../../../lib/class-names.ts';
import { leavesWith } from '../../../lib/models/what-leaves.ts';
import { promptStrings } from '../../../strings/home.ts';
import { knowledgeStrings } from '../../../strings/knowledge.ts';
import { templateStrings } from '../../../strings/template.ts';
import { conversationStrings } from '../../../strings/workspace.ts';
import { useLive } from '../live/live-context.ts';
import { LeavesLine } from '../models/leaves-line.tsx';
import { ModelSelect } from '../models/model-select.tsx';
import { acceptedTypes } from '../picture/check-file.ts';
import type { PromptDraft } from '../prompt/prompt-draft.ts';
import { promptProblem } from '../prompt/prompt-problem.ts';
import { QuotaLine } from '../prompt/quota-line.tsx';
import { useWorkspace } from '../workspace/workspace-context.ts';
import { AttachmentChip } from './attachment-chip.tsx';
import { ComposerFrame } from './composer-frame.tsx';
import { ComposerTool } from './composer-tool.tsx';
import { TypeChoice } from './type-choice.tsx';
import { useAttachments } from './use-attachments.ts';

const DocumentChoice = lazyPart(async () => (await import('../knowledge/document-choice.tsx')).DocumentChoice);

/** Says what to draw, with the type and a template where there is one. `isLarge`: it is what the page is about. */
export const NewDiagramForm = ({ isLarge = false }: { readonly isLarge?: boolean }) => {
  const { draft, setDraft, draw, promptRef, generation, dock } = useWorkspace();
  const { links, problem: notDrawn } = useLive();
  const [isChecked, setIsChecked] = useState(false);
  const inputRef = useRef<HTMLInputElement>(null);
  const messageId = useId();
  const attachments = useAttachments(draft, setDraft);
  const { prompt, diagramType, templateName } = draft;
  const hasTemplate = draft.templateXml !== undefined;
  const { state } = generation.generation;
  const isGenerating = state === 'running';
  const problem = promptProblem(prompt, hasTemplate);
  const shownProblem = isChecked || prompt.trim().length > promptLimits.longest ? problem : undefined;
  const submit = (): void => {
    if (isGenerating) return;
    setIsChecked(problem !== undefined);
    if (problem === undefined) draw(draft);
    else promptRef.current?.focus();
  };
  const { useRAG = false, knowledge: _chosen, ...rest } = draft;
  const toggleDocuments = (): void => setDraft(useRAG ? rest : { ...rest, useRAG: true });
  const chooseDocuments = (knowledge: PromptDraft['knowledge']): void =>
    setDraft({ ...rest, useRAG: true, ...(knowledge === undefined ? {} : { knowledge }) });
  const handleSubmit = (event: FormEvent): void => {
    event.preventDefault();
    submit();
  };
  const handleKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submit();
  };
  return (
    <div>
      <ComposerFrame
        aria-label={promptStrings.panel}
        isInvalid={shownProblem !== undefined}
        onSubmit={handleSubmit}
        {...attachments.handlers}
        className={classNames(attachments.isOver && 'border-accent bg-accent-wash', isLarge && 'shadow-float')}
      >
        {draft.useRAG && (
          <div className="px-3 pt-3">
            <Suspense fallback={<Spinner className="size-3.5" />}>
              <DocumentChoice choice={draft.knowledge} onChange={chooseDocuments} />
            </Suspense>
          </div>
        )}
        {templateName !== undefined && (
          <AttachmentChip
            sign={<FileText aria-hidden="true" className="size-3.5 shrink-0 text-ink-soft" />}
            text={templateName}
            status={templateStrings.chosen(templateName)}
            removeLabel={templateStrings.remove}
            onRemove={attachments.removeTemplate}
          />
        )}
        {attachments.reading !== undefined && (
          <AttachmentChip
            sign={<Spinner className="size-3.5 shrink-0" />}
            text={knowledgeStrings.readingName(attachments.reading.name)}
            removeLabel={knowledgeStrings.stopReading}
            onRemove={attachments.reading.stop}
          />
        )}
        <MarkedText
          ref={promptRef}
          links={links}
          aria-label={promptStrings.prompt}
          aria-invalid={shownProblem === undefined ? undefined : true}
          aria-describedby={shownProblem === undefined ? undefined : messageId}
          rows={isLarge ? 4 : 3}
          value={prompt}
          placeholder={promptStrings.placeholder}
          onChange={({ target }) => setDraft({ ...draft, prompt: target.value })}
          onKeyDown={handleKeyDown}
          className={classNames('max-h-[40dvh] px-4 pt-3.5', isLarge ? 'min-h-28' : 'min-h-20')}
        />
        <div className="flex flex-wrap items-center gap-1.5 px-2.5 pt-1 pb-2.5">
          <ComposerTool
            label={conversationStrings.attach}
            word={conversationStrings.attachWord}
            Icon={Paperclip}
            onClick={() => inputRef.current?.click()}
          />
          <ComposerTool
            label={conversationStrings.ideas}
            word={conversationStrings.ideas}
            Icon={Lightbulb}
            isPressed={dock.isOpen && dock.tab === 'ideas'}
            onClick={() => dock.show('ideas')}
          />
          <ComposerTool
            label={knowledgeStrings.use}
            word={conversationStrings.documents}
            Icon={BookOpen}
            isPressed={draft.useRAG === true}
            onClick={toggleDocuments}
          />
          <TypeChoice value={diagramType} onChange={(type) => setDraft({ ...draft, diagramType: type })} />
          <ModelSelect />
          <span className="ml-auto flex items-center gap-2.5">
            <PromptCounter used={prompt.trim().length} />
            <Button type="submit" size="small" isBusy={isGenerating} disabled={prompt.trim() === '' && !hasTemplate}>
              {!isGenerating && <Sparkles aria-hidden="true" className="size-3.5" />}
              {isGenerating ? promptStrings.generating : promptStrings.generate}
            </Button>
          </span>
        </div>
        <input
          ref={inputRef}
          type="file"
          accept={accepted}
          hidden
          onChange={({ target }) => {
            void attachments.take(target.files?.[0]);
            // The same file can be chosen again after it was removed.
            target.value = '';
          }}
        />
      </ComposerFrame>
      {shownProblem !== undefined && (
        <p id={messageId} className="mt-1.5 px-1 text-[13px] text-danger">
          {shownProblem}
        </p>
      )}
      {shownProblem === undefined && notDrawn !== undefined && state !== 'failed' && (
        <p aria-live="polite" className="mt-1.5 px-1 text-[13px] text-ink-soft">
          {notDrawn}
        </p>
      )}
      <LeavesLine what={leavesWith(draft)} />
      <QuotaLine />
    </div>
  );
};

/** All that can go with a text. */
const accepted = ['.drawio', '.xml', ...acceptedTypes, ...documentEndings.map((ending) => `.${ending}`)].join(',');

const PromptCounter = ({ used }: { readonly used: number }) => (
  <span
    className={classNames(
      'text-xs tabular-nums',
      used > promptLimits.longest ? 'font-medium text-danger' : 'text-ink-soft',
    )}
  >
    <span aria-hidden="true">{promptStrings.counter(used, promptLimits.longest)}</span>
    <span className="sr-only">{promptStrings.counterLabel(used, promptLimits.longest)}</span>
  </span>
);
