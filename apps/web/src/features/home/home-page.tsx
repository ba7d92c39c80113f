import { diagramTypeCatalog } from '@diagloom/types/catalog';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { useDocumentTitle } from '../../hooks/use-document-title.ts';
import { useSession } from '../../hooks/use-session.ts';
import { showToast } from '../../lib/toast-store.ts';
import { exampleStrings, homeStrings } from '../../strings/home.ts';
import { PromptAssistant } from './assistant/prompt-assistant.tsx';
import { DiagramList } from './diagrams/diagram-list.tsx';
import { PromptEngineering } from './engineering/prompt-engineering.tsx';
import { ExamplePromptsSection } from './examples/example-prompts-section.tsx';
import { PreviewPanel } from './preview/preview-panel.tsx';
import { UnderstandingReport } from './preview/understanding-report.tsx';
import { type PromptDraft, PromptPanel } from './prompt/prompt-panel.tsx';
import { RefinePanel } from './refine/refine-panel.tsx';
import { GuestNotice } from './sharing/guest-notice.tsx';
import { DiagramSuggestions } from './suggestions/diagram-suggestions.tsx';
import { PromptSuggestions } from './suggestions/prompt-suggestions.tsx';
import { useGeneration } from './use-generation.ts';

const emptyDraft: PromptDraft = { prompt: '', diagramType: diagramTypeCatalog[0].id };

/** The workspace. The address says which diagram is on screen; the text in the form is the page's own. */
export const HomePage = () => {
  useDocumentTitle(homeStrings.title);
  const session = useSession();
  const { diagram: openId } = useSearch({ from: '__root__' });
  const navigate = useNavigate();
  const preferred = session.status === 'signed-in' ? session.preferences.defaultDiagramType : null;
  const [draft, setDraft] = useState<PromptDraft>({ ...emptyDraft, diagramType: preferred ?? emptyDraft.diagramType });
  const promptRef = useRef<HTMLTextAreaElement>(null);
  const previewRef = useRef<HTMLDivElement>(null);

  const open = (diagram: number | undefined): void => {
    void navigate({ to: '/', search: { diagram }, resetScroll: false });
  };
  const [announcement, setAnnouncement] = useState('');
  const { generation, generate, stop, dismiss } = useGeneration((id) => {
    open(id);
    setAnnouncement(homeStrings.ready);
  });
  const showPreview = (): void => previewRef.current?.scrollIntoView({ block: 'nearest' });
  const fillPrompt = (filled: PromptDraft): void => {
    setDraft(filled);
    promptRef.current?.focus();
    promptRef.current?.scrollIntoView({ block: 'center' });
  };
  const startGeneration = (): void => {
    setAnnouncement('');
    void generate(draft);
    showPreview();
  };
  const pickExample = ({ prompt, diagramType }: PromptDraft): void => {
    fillPrompt({ prompt, diagramType });
    showToast({ title: exampleStrings.selected, description: exampleStrings.selectedText });
  };
  const drawAs = (other: PromptDraft): void => {
    setDraft(other);
    void generate(other);
    showPreview();
  };
  const openFromList = (id: number): void => {
    dismiss();
    open(id);
    showPreview();
  };
  const startAnew = (): void => {
    open(undefined);
    fillPrompt({ ...draft, prompt: '' });
  };

  return (
    <div className="mx-auto max-w-[1280px] px-4 pt-8 sm:px-6 sm:pt-10">
      <h1 className="text-3xl">{homeStrings.hello(session.status === 'signed-in' ? session.user.firstName : null)}</h1>
      <p className="mt-2 max-w-2xl text-ink-soft">{homeStrings.text}</p>
      <p role="status" className="sr-only">
        {announcement}
      </p>
      <div className="mt-6 grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(320px,384px)_minmax(0,1fr)] lg:grid-rows-[auto_1fr]">
        <PromptPanel
          draft={draft}
          isGenerating={generation.state === 'running'}
          promptRef={promptRef}
          onChange={setDraft}
          onGenerate={startGeneration}
        />
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6 lg:row-span-2">
          <div ref={previewRef} className="scroll-mt-20 scroll-mb-4">
            <PreviewPanel
              generation={generation}
              diagramId={openId}
              stop={stop}
              onTryAgain={() => generation.state === 'failed' && void generate(generation.request)}
              onExample={(prompt) => pickExample({ ...draft, prompt })}
              onReuse={(prompt, diagramType) => fillPrompt({ prompt, diagramType })}
              onNew={startAnew}
              onOpen={openFromList}
            />
          </div>
          {generation.state === 'idle' && openId !== undefined && (
            <DiagramSuggestions key={openId} diagramId={openId} />
          )}
        </div>
        <div className="grid gap-6">
          {generation.state === 'idle' && openId !== undefined && (
            <>
              <GuestNotice diagramId={openId} />
              <RefinePanel key={openId} diagramId={openId} />
              <UnderstandingReport diagramId={openId} onDrawAs={drawAs} />
            </>
          )}
          {openId === undefined && <PromptSuggestions draft={draft} onChange={setDraft} />}
        </div>
      </div>
      <div className="mt-16 grid gap-16">
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-2">
          <PromptAssistant onPick={pickExample} />
          <PromptEngineering draft={draft} onChange={setDraft} onFill={fillPrompt} />
        </div>
        <DiagramList openId={openId} onOpen={openFromList} onDeleted={(id) => id === openId && open(undefined)} />
        <ExamplePromptsSection onPick={pickExample} />
      </div>
    </div>
  );
};
