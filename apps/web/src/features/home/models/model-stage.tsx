import { findDiagramType } from '@diagloom/types/catalog';
import { DraftPicture } from '../../../components/draft/draft-picture.tsx';
import { Spinner } from '../../../components/spinner.tsx';
import { StopButton } from '../../../components/stop-button.tsx';
import { classNames } from '../../../lib/class-names.ts';
import { useLiveDraft } from '../../../lib/drafting/use-live-draft.ts';
import type { PartLinks } from '../../../lib/drafting/use-part-links.ts';
import { modelStrings } from '../../../strings/models.ts';
import type { Generation } from '../use-generation.ts';
import { useWorkspace } from '../workspace/workspace-context.ts';
import { useAcceptedPicture } from './use-accepted-picture.ts';
import { useGhost } from './use-ghost.ts';

interface ModelStageProps {
  readonly generation: Extract<Generation, { readonly state: 'running' }>;
  readonly onStop: () => void;
}

/** A generation with a model: the engine's draft stands, the model's shapes come over it, and one movement takes its place. */
export const ModelStage = ({ generation, onStop }: ModelStageProps) => {
  const { model, paper } = useWorkspace();
  const { offered } = model;
  const isDark = paper.shown === 'drawn';
  const { request, writing, accepted } = generation;
  const { prompt = '', diagramType } = request;
  const base = useLiveDraft({ prompt, type: findDiagramType(diagramType)?.id ?? 'auto', isDark }).draft;
  const ghost = useGhost(writing, isDark);
  const moving = useAcceptedPicture(base, accepted, isDark);
  const isOver = ghost !== undefined;
  const label = offered.find(({ id }) => id === request.model)?.label ?? '';
  return (
    <section aria-label={modelStrings.stage} className="dotted-sheet relative flex size-full min-h-0 flex-col">
      <div className="flex min-h-12 flex-wrap items-center gap-x-3 gap-y-1 px-4 py-2 text-[13px] text-ink-soft">
        <Spinner className="size-4 shrink-0" />
        <p role="status" className="min-w-0 flex-1">
          {says(generation, label)}
        </p>
        {accepted === undefined && <StopButton size="small" onStop={onStop} />}
      </div>
      {/* What lies over each other needs a sheet of its own, of the colour that both are drawn on. */}
      <div
        className={classNames(
          'relative isolate min-h-0 flex-1 p-5',
          isOver && moving === undefined && (isDark ? 'bg-sheet' : 'bg-white'),
        )}
      >
        {moving === undefined ? (
          <>
            {base !== undefined && (
              <div className={classNames('absolute inset-5 transition-opacity duration-300', isOver && 'opacity-15')}>
                <DraftPicture draft={base} links={noLinks} />
              </div>
            )}
            {ghost !== undefined && (
              <div
                className={classNames(
                  'absolute inset-5 opacity-85',
                  isDark ? 'mix-blend-lighten' : 'mix-blend-multiply',
                )}
              >
                <DraftPicture draft={ghost} links={noLinks} />
              </div>
            )}
          </>
        ) : (
          <img src={moving} alt={accepted?.title ?? ''} className="size-full object-contain" />
        )}
      </div>
    </section>
  );
};

/** Nothing is pointed at while the model draws. */
const noLinks: PartLinks = { pieces: [], activeIds: new Set(), pointAtText: () => {}, pointAtPart: () => {} };

const says = ({ request, writing, accepted }: ModelStageProps['generation'], label: string): string => {
  if (accepted !== undefined) return modelStrings.accepted;
  const shapes = writing?.lines.filter(isShape).length ?? 0;
  if (shapes > 0) return modelStrings.writing(writing?.model ?? label, shapes);
  return request.imageData === undefined ? modelStrings.waiting(label) : modelStrings.waitingPicture(label);
};

/** A line that declares a node: it has a key, and no arrow after it. */
const isShape = (line: string, index: number): boolean =>
  index > 0 && /^[\p{L}\p{N}_]{1,3}(?:[?(@#]|\s(?!-|=|→))/u.test(line.trim());
