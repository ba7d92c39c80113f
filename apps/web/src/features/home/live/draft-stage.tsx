import { findDiagramType } from '@diagloom/types/catalog';
import { DraftPicture } from '../../../components/draft/draft-picture.tsx';
import { Spinner } from '../../../components/spinner.tsx';
import { liveStrings } from '../../../strings/home.ts';
import { useWorkspace } from '../workspace/workspace-context.ts';
import { useLive } from './live-context.ts';

/** A draft changes with each word, so more of it is shown at once than of an open diagram. */
const smallest = 0.75;

/** The draft of the text in the form, in the place of the canvas. */
export const DraftStage = () => {
  const { draft, links, isDrawing } = useLive();
  const { diagramId, mode } = useWorkspace();
  if (draft === undefined) return null;
  const label = findDiagramType(draft.type)?.label ?? draft.type;
  return (
    <section aria-label={liveStrings.label} className="dotted-sheet relative flex size-full min-h-0 flex-col">
      <p className="flex min-h-9 flex-wrap items-center gap-x-2 gap-y-1 px-4 pt-2 text-[13px] text-ink-soft">
        <span className="rounded-full border bg-surface px-2.5 py-0.5 font-medium text-ink" title={draft.reason}>
          {liveStrings.draft(label)}
        </span>
        <span>{liveStrings.hint[diagramId === undefined || mode === 'change' ? 'first' : mode]}</span>
        {isDrawing && <Spinner className="ml-auto size-3.5" />}
      </p>
      <div className="min-h-0 flex-1 p-4 sm:p-5">
        <DraftPicture draft={draft} links={links} smallest={smallest} />
      </div>
    </section>
  );
};
