import type { Diagram } from '@diagloom/contract';
import { useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { Spinner } from '../../../components/spinner.tsx';
import { refineStrings } from '../../../strings/refine.ts';
import { useRefineDiagram, useRefinements } from '../api/refine-diagram.ts';
import { canChange } from '../can-change.ts';
import { ChangeForm } from '../composer/change-form.tsx';
import { NewDiagramForm } from '../composer/new-diagram-form.tsx';
import { SourceList } from '../knowledge/source-list.tsx';
import { GenerationFailure } from '../preview/generation-failure.tsx';
import { GenerationProgress } from '../preview/generation-progress.tsx';
import { ReadabilityStrip } from '../preview/readability-strip.tsx';
import { UnderstandingReport } from '../preview/understanding-report.tsx';
import { ChangeIdeaList } from '../refine/change-idea-list.tsx';
import type { ChangeIdea } from '../refine/change-ideas.ts';
import { Readings } from '../refine/readings.tsx';
import { RefineFailure } from '../refine/refine-failure.tsx';
import { GuestNotice } from '../sharing/guest-notice.tsx';
import { SharedBy } from '../sharing/shared-by.tsx';
import { isMouse } from '../workspace/is-mouse.ts';
import { useKeptText } from '../workspace/use-kept-text.ts';
import { useWorkspace } from '../workspace/workspace-context.ts';
import { FirstTurn } from './first-turn.tsx';
import { ModeSwitch } from './mode-switch.tsx';
import { Turn } from './turn.tsx';

/** Everything that was said about the open diagram, what came of it, and the place to say more. */
export const Conversation = ({ diagram }: { readonly diagram: Diagram }) => {
  const { userId, mode, setMode, draft, setDraft, draw, startNew, generation, finding, setFinding, selection } =
    useWorkspace();
  const [text, setText] = useKeptText(`diagloom.request.${userId}.${diagram.id}`);
  const boxRef = useRef<HTMLTextAreaElement>(null);
  const endRef = useRef<HTMLDivElement>(null);
  const { done } = useRefinements(diagram.id);
  const control = useRefineDiagram(diagram.id, () => setText(''));
  const { refine, isBusy, failure, unsure, asked } = control;
  const isChangeable = canChange(diagram);
  const { conversationHistory } = diagram;
  const { state } = generation.generation;
  const insert = (label: string): void => {
    setText((before) => `${before.trimEnd()} "${label}"`.trimStart());
    boxRef.current?.focus();
  };
  const begin = ({ text: beginning, caret }: ChangeIdea): void => {
    flushSync(() => setText(beginning));
    boxRef.current?.focus();
    boxRef.current?.setSelectionRange(caret, caret);
  };
  useEffect(() => {
    // Where the form that had the focus is gone, as after a generation, this is where one goes on.
    if (document.activeElement === document.body && isMouse()) boxRef.current?.focus();
  }, []);
  // What is new stands at the end; nothing to see for whoever opens the diagram.
  const parts = `${conversationHistory.length} ${isBusy} ${failure?.error} ${unsure?.question} ${state}`;
  const earlier = useRef(parts);
  useEffect(() => {
    if (earlier.current !== parts) endRef.current?.scrollIntoView({ block: 'nearest' });
    earlier.current = parts;
  }, [parts]);
  return (
    <>
      <div className="min-h-0 flex-1 overflow-y-auto">
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
                <Turn key={index} request={request} said={done[index] ?? []} />
              ))}
            </ol>
          )}
          {isBusy && asked !== undefined && (
            <ol>
              <Turn request={asked} said={[]}>
                <p role="status" className="flex items-center gap-2 text-ink-soft text-sm">
                  <Spinner className="size-4" />
                  {refineStrings.sending}
                </p>
              </Turn>
            </ol>
          )}
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
              onPick={insert}
            />
          )}
          {generation.generation.state === 'running' && (
            <GenerationProgress generation={generation.generation} onStop={generation.stop} />
          )}
          {generation.generation.state === 'failed' && <GenerationFailure generation={generation.generation} />}
          <ReadabilityStrip diagram={diagram} focused={finding} onFocus={setFinding} />
          <div ref={endRef} />
        </div>
      </div>
      <div className="grid gap-2 border-t p-3">
        {isChangeable && (
          <ModeSwitch
            mode={mode}
            onChange={(next) => {
              setMode(next);
              if (next === 'change') window.requestAnimationFrame(() => boxRef.current?.focus());
              // Whoever draws a diagram again starts from the text that it was made from.
              if (next === 'again' && draft.prompt === '')
                setDraft({ prompt: diagram.prompt, diagramType: diagram.diagramType });
            }}
          />
        )}
        {isChangeable && mode === 'change' ? (
          <>
            {conversationHistory.length === 0 && text === '' && selection.length === 0 && (
              <ChangeIdeaList xml={diagram.xmlContent} onPick={begin} />
            )}
            <ChangeForm text={text} onChange={setText} boxRef={boxRef} {...control} />
          </>
        ) : (
          <NewDiagramForm />
        )}
      </div>
    </>
  );
};
