import type { Diagram, ReadabilityFinding } from '@diagloom/contract';
import { CircleCheck, Sparkles, TriangleAlert, Undo2, Wrench } from 'lucide-react';
import { useId, useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { readabilityStrings } from '../../../strings/readability.ts';
import { useUndoChange } from '../api/refine-diagram.ts';
import { useTidyDiagram } from '../api/tidy-diagram.ts';
import { canChange } from '../can-change.ts';
import { FindingList } from './finding-list.tsx';

const ways = [
  { extent: 'repair', label: readabilityStrings.repair, Icon: Wrench, variant: 'secondary' },
  { extent: 'whole', label: readabilityStrings.tidy, Icon: Sparkles, variant: 'ghost' },
] as const;

interface ReadabilityStripProps {
  readonly diagram: Diagram;
  readonly focused: ReadabilityFinding | undefined;
  readonly onFocus: (finding: ReadabilityFinding | undefined) => void;
}

/** How well the diagram can be read, what stands in the way, and the way to mend it. */
export const ReadabilityStrip = ({ diagram, focused, onFocus }: ReadabilityStripProps) => {
  const { total } = diagram.readability;
  const listId = useId();
  const [isOpen, setIsOpen] = useState(false);
  const tidy = useTidyDiagram(diagram.id);
  const undo = useUndoChange(diagram.id);
  const isChangeable = canChange(diagram);
  const isBusy = tidy.isPending || undo.isPending;
  const done = tidy.data?.diagram.version === diagram.version ? tidy.data : undefined;
  const run = (extent: 'repair' | 'whole'): void => {
    onFocus(undefined);
    if (!isBusy) tidy.mutate(extent);
  };
  // What is well needs no words.
  if (total === 0 && done === undefined && !tidy.isPending) return null;
  return (
    <section aria-label={readabilityStrings.title} className="border-t pt-3 text-sm">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <p role="status" className="flex items-center gap-2">
          {total === 0 ? (
            <CircleCheck aria-hidden="true" className="size-4 text-accent" />
          ) : (
            <TriangleAlert aria-hidden="true" className="size-4 text-warning" />
          )}
          {tidy.isPending ? readabilityStrings.working : total === 0 ? done?.said : readabilityStrings.problems(total)}
        </p>
        {total > 0 && (
          <Button
            variant="ghost"
            size="small"
            aria-expanded={isOpen}
            aria-controls={listId}
            onClick={() => setIsOpen((open) => !open)}
          >
            {isOpen ? readabilityStrings.hide : readabilityStrings.show}
          </Button>
        )}
        {isChangeable && total > 0 && (
          <div className="-ml-2.5 flex flex-wrap gap-2">
            {ways.map(({ extent, label, Icon, variant }) => (
              <Button
                key={extent}
                variant={variant}
                size="small"
                isBusy={tidy.isPending && tidy.variables === extent}
                disabled={isBusy && tidy.variables !== extent}
                onClick={() => run(extent)}
              >
                <Icon aria-hidden="true" className="size-4" />
                {label}
              </Button>
            ))}
          </div>
        )}
      </div>
      {done !== undefined && (
        <div className="mt-2 flex flex-wrap items-center gap-x-2 text-ink-soft">
          {total > 0 && <p role="status">{done.said}</p>}
          {diagram.version > 1 && (
            <Button
              variant="ghost"
              size="small"
              isBusy={undo.isPending}
              onClick={() => undo.mutate(done.diagram.version)}
            >
              <Undo2 aria-hidden="true" className="size-4" />
              {readabilityStrings.undo}
            </Button>
          )}
        </div>
      )}
      {isOpen && total > 0 && (
        <FindingList id={listId} readability={diagram.readability} focused={focused} onFocus={onFocus} />
      )}
    </section>
  );
};
