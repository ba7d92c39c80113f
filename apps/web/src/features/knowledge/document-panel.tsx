import type { KnowledgeDocument } from '@diagloom/contract';
import { useState } from 'react';
import { controlClasses } from '../../components/control-classes.ts';
import { DocumentDialog } from '../../components/document/document-dialog.tsx';
import { Notice } from '../../components/notice.tsx';
import { Panel } from '../../components/panel.tsx';
import { Spinner } from '../../components/spinner.tsx';
import { useDebounced } from '../../hooks/use-debounced.ts';
import { useDocuments } from '../../hooks/use-documents.ts';
import { classNames } from '../../lib/class-names.ts';
import { knowledgeStrings } from '../../strings/knowledge.ts';
import { type DocumentAction, DocumentRow } from './document-row.tsx';
import { DrawDialog } from './draw-dialog.tsx';
import { EditDialog } from './edit-dialog.tsx';
import { usageText } from './usage-text.ts';

/** The list of documents, and what opens from it. */
export const DocumentPanel = () => {
  const [search, setSearch] = useState('');
  const [open, setOpen] = useState<{ readonly action: DocumentAction; readonly document: KnowledgeDocument }>();
  const { data, isError } = useDocuments(useDebounced(search.trim(), 250));
  const close = (): void => setOpen(undefined);
  return (
    <Panel
      title={knowledgeStrings.documents}
      actions={data && <span className="text-[13px] text-ink-soft tabular-nums">{usageText(data.usage)}</span>}
    >
      <div className="flex items-center gap-4 p-5 pb-2">
        <input
          type="search"
          aria-label={knowledgeStrings.search}
          placeholder={knowledgeStrings.search}
          value={search}
          onChange={({ target }) => setSearch(target.value)}
          className={classNames(controlClasses, 'h-9 min-w-0 flex-1 px-3 text-sm')}
        />
        <span className="shrink-0 text-[13px] text-ink-soft">{knowledgeStrings.newestFirst}</span>
      </div>
      {data === undefined && !isError && <Spinner className="mx-auto my-8 size-6 text-ink-soft" />}
      {isError && data === undefined && (
        <div className="p-4">
          <Notice tone="danger" title={knowledgeStrings.loadFailed} />
        </div>
      )}
      {data?.documents.length === 0 && (
        <p className="px-5 pt-3 pb-6 text-ink-soft text-sm">
          {search.trim() === '' ? knowledgeStrings.noDocuments : knowledgeStrings.noMatch}
        </p>
      )}
      <ul aria-label={knowledgeStrings.documents} className="px-2 pb-2">
        {data?.documents.map((document) => (
          <DocumentRow key={document.id} document={document} onAction={(action) => setOpen({ action, document })} />
        ))}
      </ul>
      {open?.action === 'read' && (
        <DocumentDialog documentId={open.document.id} title={open.document.title} spans={[]} onClose={close} />
      )}
      {open?.action === 'draw' && <DrawDialog document={open.document} onClose={close} />}
      {open?.action === 'edit' && (
        <EditDialog document={open.document} categories={data?.categories ?? []} onClose={close} />
      )}
    </Panel>
  );
};
