import { useDocumentTitle } from '../../hooks/use-document-title.ts';
import { knowledgeStrings } from '../../strings/knowledge.ts';
import { DocumentPanel } from './document-panel.tsx';
import { QuestionPanel } from './question-panel.tsx';
import { UploadPanel } from './upload/upload-panel.tsx';

/** People's own documents: what there is, and what it says. */
export const KnowledgePage = () => {
  useDocumentTitle(knowledgeStrings.title);
  return (
    <div className="mx-auto max-w-[1280px] px-4 py-10 sm:px-6 sm:py-14">
      <h1 className="text-2xl sm:text-3xl">{knowledgeStrings.title}</h1>
      <p className="mt-2 max-w-[60ch] text-ink-soft">{knowledgeStrings.intro}</p>
      <div className="mt-8 grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_400px]">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
          <UploadPanel />
          <DocumentPanel />
        </div>
        <QuestionPanel />
      </div>
    </div>
  );
};
