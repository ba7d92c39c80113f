import type { KnowledgePassage } from '@diagloom/contract';
import { type FormEvent, useState } from 'react';
import { Button } from '../../components/button.tsx';
import { DocumentDialog } from '../../components/document/document-dialog.tsx';
import { Notice } from '../../components/notice.tsx';
import { Panel } from '../../components/panel.tsx';
import { TextField } from '../../components/text-field.tsx';
import { useDocuments } from '../../hooks/use-documents.ts';
import { messageOf } from '../../lib/api-error.ts';
import { knowledgeStrings } from '../../strings/knowledge.ts';
import { useSearch } from './api/documents.ts';
import { RankingChoice } from './ranking-choice.tsx';

/** Asks the documents without drawing: which passages they answer with, best first. */
export const QuestionPanel = () => {
  const [question, setQuestion] = useState('');
  const [model, setModel] = useState('');
  const [open, setOpen] = useState<KnowledgePassage>();
  const search = useSearch();
  const isEmpty = useDocuments().data?.usage.documents === 0;
  const handleSubmit = (event: FormEvent): void => {
    event.preventDefault();
    if (question.trim() !== '') search.mutate({ question: question.trim(), model });
  };
  return (
    <Panel title={knowledgeStrings.ask}>
      <div className="p-5">
        <p className="text-ink-soft text-sm">{isEmpty ? knowledgeStrings.askLater : knowledgeStrings.askText}</p>
        <form onSubmit={handleSubmit} className="mt-4 grid gap-3">
          <TextField
            label={knowledgeStrings.question}
            value={question}
            maxLength={500}
            placeholder={knowledgeStrings.questionHint}
            onChange={({ target }) => setQuestion(target.value)}
          />
          <RankingChoice model={model} onChange={setModel} />
          <Button
            type="submit"
            variant="secondary"
            size="small"
            isBusy={search.isPending}
            disabled={question.trim() === '' || isEmpty}
            className="justify-self-start"
          >
            {knowledgeStrings.find}
          </Button>
        </form>
        <div aria-live="polite" className="mt-5 grid grid-cols-[minmax(0,1fr)] gap-3">
          {search.isError && <Notice tone="danger" title={messageOf(search.error, knowledgeStrings.failedText)} />}
          {search.data?.notice != null && <Notice title={search.data.notice} />}
          {search.data?.corrected.map(({ word, as }) => (
            <p key={word} className="text-[13px] text-ink-soft">
              {knowledgeStrings.corrected(word, as)}
            </p>
          ))}
          {search.data !== undefined && !search.data.isAnswered && (
            <p className="text-ink-soft text-sm">
              {search.data.passages.length === 0 ? knowledgeStrings.nothingFound : knowledgeStrings.weak}
            </p>
          )}
          <ol className="grid grid-cols-[minmax(0,1fr)] gap-3">
            {search.data?.passages.map((passage) => (
              <li key={`${passage.documentId}:${passage.start}`}>
                <button
                  type="button"
                  onClick={() => setOpen(passage)}
                  className="w-full rounded-lg border bg-surface p-3 text-left text-sm hover:border-line-control hover:bg-sunken"
                >
                  <span className="flex items-baseline justify-between gap-3">
                    <span className="min-w-0 truncate font-medium">{passage.title}</span>
                    <span className="shrink-0 text-ink-soft text-xs tabular-nums">
                      {knowledgeStrings.score(passage.score.toFixed(1))}
                    </span>
                  </span>
                  <span className="block truncate text-ink-soft text-xs">
                    {[
                      ...passage.headingPath,
                      ...(passage.page === null ? [] : [knowledgeStrings.page(passage.page)]),
                    ].join(' › ')}
                  </span>
                  <span className="mt-1.5 line-clamp-4 whitespace-pre-line break-words text-[13px]">
                    {passage.text}
                  </span>
                </button>
              </li>
            ))}
          </ol>
        </div>
      </div>
      {open !== undefined && (
        <DocumentDialog
          documentId={open.documentId}
          title={open.title}
          spans={[open]}
          onClose={() => setOpen(undefined)}
        />
      )}
    </Panel>
  );
};
