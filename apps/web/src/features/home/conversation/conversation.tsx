import type { Diagram } from '@diagloom/contract';
import { Suspense, useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { lazyPart } from '../../../components/lazy-part.tsx';
import { classNames } from '../../../lib/class-names.ts';
import { useRefineDiagram } from '../api/refine-diagram.ts';
import { canChange } from '../can-change.ts';
import { ChangeForm } from '../composer/change-form.tsx';
import { NewDiagramForm } from '../composer/new-diagram-form.tsx';
import { ChangeIdeaList } from '../refine/change-idea-list.tsx';
import type { ChangeIdea } from '../refine/change-ideas.ts';
import { isMouse } from '../workspace/is-mouse.ts';
import { useWorkspace } from '../workspace/workspace-context.ts';
import { CheckChip } from './check-chip.tsx';
import { LatestReply } from './latest-reply.tsx';
import { Log } from './log.tsx';
import { ModeSwitch } from './mode-switch.tsx';
import { Said } from './said.tsx';
import { useRequestText } from './use-request-text.ts';
import { useWriting } from './use-writing.ts';

/** Most sessions do without them. */
const Ideas = lazyPart(async () => (await import('../ideas/ideas.tsx')).Ideas);

interface ConversationProps {
  readonly diagram: Diagram;
  /** What stands above the place to write: what was said, or ideas for what to say. */
  readonly tab: 'conversation' | 'ideas';
}

/** Everything that was said about the open diagram and what came of it, or ideas, and the place to say more. */
export const Conversation = ({ diagram, tab }: ConversationProps) => {
  const { userId, mode, setMode, draft, setDraft, dock, selection } = useWorkspace();
  const { conversationHistory } = diagram;
  const { text, setText, ...message } = useRequestText(`diagloom.request.${userId}.${diagram.id}`, conversationHistory);
  const boxRef = useRef<HTMLTextAreaElement>(null);
  const control = useRefineDiagram(diagram.id, {
    onSent: message.take,
    onDone: message.drop,
    onRefused: message.giveBack,
  });
  const { isBusy } = control;
  const isChangeable = canChange(diagram);
  const isElsewhere = tab !== 'conversation';
  // A phone has room for them as soon as one writes.
  const { isWriting, around } = useWriting(boxRef);
  const hiddenTools = isElsewhere ? 'max-md:hidden' : !isWriting && 'max-md:peek:hidden';
  const isSilent = conversationHistory.length === 0 && text === '';
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
  // What comes of a message is said in the conversation.
  const { show } = dock;
  const latestShow = useRef(show);
  useEffect(() => {
    latestShow.current = show;
  });
  const { failure, unsure } = control;
  const needsAnswer = failure !== undefined || unsure !== undefined;
  useEffect(() => {
    if (isBusy && isElsewhere) latestShow.current('conversation');
  }, [isBusy, isElsewhere]);
  useEffect(() => {
    if (needsAnswer) latestShow.current('conversation');
  }, [needsAnswer]);
  return (
    <>
      <Log key={tab}>
        {tab === 'ideas' ? (
          <Suspense>
            <Ideas {...(isChangeable && { onBegin: begin })} />
          </Suspense>
        ) : (
          <Said diagram={diagram} control={control} onPick={insert} />
        )}
      </Log>
      <div
        {...around}
        className="grid grid-cols-[minmax(0,1fr)] gap-2 border-t p-3 md:p-4 peek:gap-1.5 peek:border-t-0 peek:px-2 peek:py-1.5"
      >
        <LatestReply diagram={diagram} control={control} onOpen={() => dock.show('conversation')} />
        {/* Where the rest is put away, all of it is one row. */}
        <div className="grid grid-cols-[minmax(0,1fr)] gap-2 peek:flex peek:items-center peek:gap-1.5 peek:overflow-x-auto peek:[scrollbar-width:none] peek:short:hidden">
          <CheckChip diagram={diagram} onOpen={() => dock.show('conversation')} />
          {isChangeable && (
            <div className={classNames('contents', mode === 'change' && hiddenTools)}>
              <ModeSwitch
                mode={mode}
                version={diagram.version + 1}
                isNarrowed={selection.length > 0}
                onChange={(next) => {
                  setMode(next);
                  if (next === 'change') window.requestAnimationFrame(() => boxRef.current?.focus());
                  // Whoever draws a diagram again starts from the text that it was made from.
                  if (next === 'again' && draft.prompt === '')
                    setDraft({ prompt: diagram.prompt, diagramType: diagram.diagramType });
                }}
              />
              {mode === 'change' && !isElsewhere && isSilent && (
                // Their room is kept, so that nothing moves when a shape is selected.
                <div className={classNames('contents', selection.length > 0 && 'invisible')}>
                  <ChangeIdeaList diagram={diagram} onPick={begin} />
                </div>
              )}
            </div>
          )}
        </div>
        {isChangeable && mode === 'change' ? (
          <ChangeForm text={text} onChange={setText} boxRef={boxRef} isAlone={isElsewhere} {...control} />
        ) : (
          <NewDiagramForm />
        )}
      </div>
    </>
  );
};
