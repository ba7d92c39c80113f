import type { Diagram } from '@diagloom/contract';
import { useEffect, useRef } from 'react';
import { refineStrings } from '../../../strings/refine.ts';
import { type useRefineDiagram, useReplies } from '../api/refine-diagram.ts';
import { SourceList } from '../knowledge/source-list.tsx';
import { GenerationFailure } from '../preview/generation-failure.tsx';
import { GenerationProgress } from '../preview/generation-progress.tsx';
import { ReadabilityStrip } from '../preview/readability-strip.tsx';
import { UnderstandingReport } from '../preview/understanding-report.tsx';
import { Readings } from '../refine/readings.tsx';
import { RefineFailure } from '../refine/refine-failure.tsx';
import { GuestNotice } from '../sharing/guest-notice.tsx';
import { SharedBy } from '../sharing/shared-by.tsx';
import { useWorkspace } from '../workspace/workspace-context.ts';
import { FirstTurn } from './first-turn.tsx';
import { ReplyActions } from './reply-actions.tsx';
import { Turn } from './turn.tsx';
import { UnderWay } from './under-way.tsx';

interface SaidProps {
  readonly diagram: Diagram;
  readonly control: ReturnType<typeof useRefineDiagram>;
  /** Takes a label into the message that is being written. */
  readonly onPick: (label: string) => void;
}

/** What was said about the open diagram, turn by turn, and what came of it. */
export const Said = ({ diagram, control, onPick }: SaidProps) => {
  const { draw, startNew, generation, finding, setFinding, dock } = useWorkspace();
  const newestRef = useRef<HTMLDivElement>(null);
  const repliesTo = useReplies(diagram);
  const { refine, stop, isBusy, failure, unsure, asked } = control;
  const { conversationHistory } = diagram;
  const { state } = generation.generation;
  // What is new stands at the end, also where a phone opens all that was said; nothing to see for whoever opens the diagram.
  const parts = `${conversationHistory.length} ${isBusy} ${failure?.error} ${unsure?.question} ${state} ${dock.isTall}`;
  const earlier = useRef(parts);
  useEffect(() => {
    // What is higher than its place is read from its beginning.
    if (earlier.current !== parts) newestRef.current?.scrollIntoView({ block: 'nearest' });
    earlier.current = parts;
  }, [parts]);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5 p-4">
      <SharedBy diagram={diagram} onLeft={startNew} />
      <GuestNotice diagram={diagram} />
      {diagram.description && <p className="text-ink-soft text-sm">{diagram.description}</p>}
      <FirstTurn diagram={diagram} />
      <UnderstandingReport diagram={diagram} onDrawAs={draw} />
      <SourceList diagram={diagram} />
      {conversationHistory.length > 0 && (
        <ol aria-label={refineStrings.history} aria-live="polite" className="grid gap-5">
          {conversationHistory.map((request, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: what was said keeps its place
            <Turn key={index} request={request} said={repliesTo(index)}>
              {index === conversationHistory.length - 1 && !isBusy && (
                // Below the words, beside their sign.
                <div className="ml-4">
                  <ReplyActions diagram={diagram} />
                </div>
              )}
            </Turn>
          ))}
        </ol>
      )}
      {isBusy && asked !== undefined && (
        <ol>
          <Turn request={asked} said={[]}>
            <UnderWay onStop={stop} />
          </Turn>
        </ol>
      )}
      <div ref={newestRef} className="grid grid-cols-[minmax(0,1fr)] gap-5">
        {!isBusy && failure !== undefined && <RefineFailure failure={failure} />}
        {!isBusy && unsure !== undefined && (
          <Readings
            unsure={unsure}
            onTake={(take) =>
              refine({
                updateRequest: unsure.updateRequest,
                take,
                ...(unsure.about === undefined ? {} : { about: unsure.about }),
              })
            }
            onPick={onPick}
          />
        )}
        {generation.generation.state === 'running' && (
          <GenerationProgress generation={generation.generation} onStop={generation.stop} />
        )}
        {generation.generation.state === 'failed' && <GenerationFailure generation={generation.generation} />}
      </div>
      <ReadabilityStrip diagram={diagram} focused={finding} onFocus={setFinding} />
    </div>
  );
};
