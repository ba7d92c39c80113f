import type { Diagram } from '@diagloom/contract';
import { useMemo } from 'react';
import { refineStrings } from '../../../strings/refine.ts';
import { useCurrentPage } from '../api/current-page.ts';
import { type ChangeIdea, changeIdeas } from './change-ideas.ts';

interface ChangeIdeaListProps {
  readonly diagram: Diagram;
  readonly onPick: (idea: ChangeIdea) => void;
}

/** Beginnings of instructions that the open page understands. */
export const ChangeIdeaList = ({ diagram, onPick }: ChangeIdeaListProps) => {
  const { xmlContent, diagramType } = diagram;
  const page = useCurrentPage(diagram);
  const ideas = useMemo(() => changeIdeas(xmlContent, diagramType, page), [xmlContent, diagramType, page]);
  if (ideas.length === 0) return null;
  return (
    <ul
      aria-label={refineStrings.ideasLabel}
      className="flex shrink-0 gap-1.5 max-md:overflow-x-auto max-md:[scrollbar-width:none] md:flex-wrap peek:flex-nowrap"
    >
      {ideas.map((idea) => (
        <li key={idea.label} className="max-w-full shrink-0">
          <button
            type="button"
            onClick={() => onPick(idea)}
            className="max-w-full truncate max-md:max-w-64 rounded-full border bg-surface px-2.5 py-1 text-ink-soft text-xs hover:border-line-control hover:text-ink pointer-coarse:py-2"
          >
            {idea.label}
          </button>
        </li>
      ))}
    </ul>
  );
};
