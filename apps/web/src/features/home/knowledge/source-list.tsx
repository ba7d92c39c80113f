import type { Diagram } from '@diagloom/contract';
import { BookOpen } from 'lucide-react';
import { useState } from 'react';
import { DocumentDialog } from '../../../components/document/document-dialog.tsx';
import { knowledgeStrings } from '../../../strings/knowledge.ts';
import { useCitations } from '../api/citations.ts';
import { useWorkspace } from '../workspace/workspace-context.ts';
import { groupSources, type Source } from './group-sources.ts';

/** Where the diagram comes from, section by section; with shapes selected, where those stand. Nothing where no document was used. */
export const SourceList = ({ diagram }: { readonly diagram: Diagram }) => {
  const { selection } = useWorkspace();
  const [open, setOpen] = useState<Source>();
  const found = useCitations(diagram);
  // A shape that was removed since then needs no source.
  const citations = found?.citations.filter(({ part }) => diagram.xmlContent.includes(`id="${part}"`)) ?? [];
  if (found === undefined || citations.length === 0) return null;
  const selected = groupSources(citations.filter(({ part }) => selection.includes(part)));
  return (
    <section aria-label={knowledgeStrings.sources} className="rounded-lg border p-3 text-sm">
      <h3 className="flex items-center gap-2 font-medium text-sm tracking-normal">
        <BookOpen aria-hidden="true" className="size-4 text-ink-soft" />
        {knowledgeStrings.sources}
      </h3>
      {selection.length > 0 && (
        <div className="mt-2 rounded-md bg-accent-wash p-2">
          <p className="px-1 text-accent-ink text-xs">
            {selected.length === 0 ? knowledgeStrings.noSourceOfSelection : knowledgeStrings.sourceOfSelection}
          </p>
          <Sources sources={selected} onOpen={setOpen} />
        </div>
      )}
      <Sources sources={groupSources(citations)} onOpen={setOpen} hasCounts />
      {found.unused.length > 0 && (
        <details className="mt-2">
          <summary className="cursor-pointer rounded-sm px-1 text-ink-soft text-xs hover:text-ink">
            {knowledgeStrings.unused(found.unused.length)}
          </summary>
          <Sources sources={groupSources(found.unused)} onOpen={setOpen} />
        </details>
      )}
      {open !== undefined && open.documentId !== null && (
        <DocumentDialog
          documentId={open.documentId}
          title={open.title ?? ''}
          spans={open.spans}
          onClose={() => setOpen(undefined)}
        />
      )}
    </section>
  );
};

interface SourcesProps {
  readonly sources: readonly Source[];
  readonly onOpen: (source: Source) => void;
  readonly hasCounts?: boolean;
}

const Sources = ({ sources, onOpen, hasCounts = false }: SourcesProps) => (
  <ul className="mt-1 grid">
    {sources.map((source) => (
      <li key={source.key}>
        {source.documentId === null ? (
          <p className="px-1 py-1.5 text-ink-soft">{source.title ?? knowledgeStrings.sourceRemoved}</p>
        ) : (
          <button
            type="button"
            title={knowledgeStrings.showPassage}
            onClick={() => onOpen(source)}
            className="block w-full rounded-sm px-1 py-1.5 text-left hover:bg-sunken"
          >
            <span className="block truncate">{source.title}</span>
            <span className="block truncate text-ink-soft text-xs">
              {[
                ...source.headingPath.filter((heading) => heading !== source.title).slice(-2),
                ...(source.page === null ? [] : [knowledgeStrings.page(source.page)]),
                ...(hasCounts ? [knowledgeStrings.sourceShapes(source.parts)] : []),
              ].join(' · ')}
            </span>
          </button>
        )}
      </li>
    ))}
  </ul>
);
