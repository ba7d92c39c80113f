import type { KnowledgeDocument } from '@diagloom/contract';
import { BookOpen, Ellipsis, FileText, Pencil, Sparkles, Trash2 } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import { Badge } from '../../components/badge.tsx';
import { menuItemClasses } from '../../components/menu-classes.ts';
import { MenuContent } from '../../components/menu-content.tsx';
import { Spinner } from '../../components/spinner.tsx';
import { sizeText } from '../../lib/storage-text.ts';
import { knowledgeStrings } from '../../strings/knowledge.ts';
import { useDeleteDocument } from './api/documents.ts';

export type DocumentAction = 'read' | 'draw' | 'edit';

interface DocumentRowProps {
  readonly document: KnowledgeDocument;
  readonly onAction: (action: DocumentAction) => void;
}

const sign = 'size-4 text-ink-soft';

export const DocumentRow = ({ document, onAction }: DocumentRowProps) => {
  const { title, category, state, problem, setAside } = document;
  const remove = useDeleteDocument();
  const isReady = state === 'ready';
  return (
    <li className="flex items-center gap-3 rounded-md px-3 py-2.5 hover:bg-sunken">
      {state === 'waiting' ? (
        <Spinner className="size-4 shrink-0 text-accent" />
      ) : (
        <FileText aria-hidden="true" className="size-4 shrink-0 text-ink-soft" />
      )}
      <div className="min-w-0 flex-1">
        <div className="flex min-w-0 items-center gap-2">
          {isReady ? (
            <button
              type="button"
              onClick={() => onAction('read')}
              className="min-w-0 truncate rounded-xs text-left font-medium text-sm hover:text-accent-ink hover:underline"
            >
              {title}
            </button>
          ) : (
            <span className="min-w-0 truncate font-medium text-sm">{title}</span>
          )}
          {category !== '' && <Badge tone="plain">{category}</Badge>}
        </div>
        <p className="truncate text-[13px] text-ink-soft" title={document.source}>
          {factsOf(document).join(' · ')}
        </p>
        {problem !== null && <p className="text-[13px] text-danger">{problem}</p>}
        {setAside > 0 && <p className="text-[13px] text-warning">{knowledgeStrings.setAside(setAside)}</p>}
      </div>
      <DropdownMenu.Root modal={false}>
        <DropdownMenu.Trigger
          aria-label={knowledgeStrings.actions(title)}
          className="grid size-8 shrink-0 place-items-center rounded-sm text-ink-soft hover:bg-line hover:text-ink"
        >
          <Ellipsis aria-hidden="true" className="size-4" />
        </DropdownMenu.Trigger>
        <MenuContent>
          {isReady && (
            <>
              <DropdownMenu.Item onSelect={() => onAction('draw')} className={menuItemClasses}>
                <Sparkles aria-hidden="true" className={sign} />
                {knowledgeStrings.draw}
              </DropdownMenu.Item>
              <DropdownMenu.Item onSelect={() => onAction('read')} className={menuItemClasses}>
                <BookOpen aria-hidden="true" className={sign} />
                {knowledgeStrings.open}
              </DropdownMenu.Item>
              <DropdownMenu.Item onSelect={() => onAction('edit')} className={menuItemClasses}>
                <Pencil aria-hidden="true" className={sign} />
                {knowledgeStrings.edit}
              </DropdownMenu.Item>
              <DropdownMenu.Separator className="my-1.5 h-px bg-line" />
            </>
          )}
          <DropdownMenu.Item onSelect={() => remove.mutate(document.id)} className={menuItemClasses}>
            <Trash2 aria-hidden="true" className={sign} />
            {knowledgeStrings.remove}
          </DropdownMenu.Item>
        </MenuContent>
      </DropdownMenu.Root>
    </li>
  );
};

const factsOf = ({ state, pages, chunks, sizeBytes, source }: KnowledgeDocument): readonly string[] => {
  const size = sizeText(sizeBytes);
  if (state === 'waiting') return [knowledgeStrings.notRead, size, source];
  return [
    ...(pages === null ? [] : [knowledgeStrings.pages(pages)]),
    ...(state === 'ready' ? [knowledgeStrings.passages(chunks)] : []),
    size,
    source,
  ];
};
