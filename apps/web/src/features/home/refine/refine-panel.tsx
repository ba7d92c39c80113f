import type { Diagram } from '@diagloom/contract';
import { SendHorizontal, Undo2 } from 'lucide-react';
import { type FormEvent, type KeyboardEvent, useRef, useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { controlClasses } from '../../../components/control-classes.ts';
import { Field } from '../../../components/field.tsx';
import { Panel } from '../../../components/panel.tsx';
import { classNames } from '../../../lib/class-names.ts';
import { refineStrings } from '../../../strings/refine.ts';
import { useDiagram } from '../api/get-diagram.ts';
import { useRefineDiagram, useRefinements, useUndoChange } from '../api/refine-diagram.ts';
import { canChange } from '../can-change.ts';
import { Conversation } from './conversation.tsx';
import { Readings } from './readings.tsx';
import { RefineFailure } from './refine-failure.tsx';
import { requestProblem } from './request-problem.ts';

/** Changes the open diagram as people say; nothing for a diagram that one may only look at. */
export const RefinePanel = ({ diagramId }: { readonly diagramId: number }) => {
  const diagram = useDiagram(diagramId).data?.diagram;
  const isChangeable = canChange(diagram);
  return diagram !== undefined && isChangeable ? <RefineForm diagram={diagram} /> : null;
};

const RefineForm = ({ diagram }: { readonly diagram: Diagram }) => {
  const [request, setRequest] = useState('');
  const [isChecked, setIsChecked] = useState(false);
  const boxRef = useRef<HTMLTextAreaElement>(null);
  const { done } = useRefinements(diagram.id);
  const undo = useUndoChange(diagram.id);
  const { refine, stop, isBusy, failure, unsure } = useRefineDiagram(diagram.id, () => setRequest(''));
  const problem = requestProblem(request);

  const submit = (): void => {
    if (isBusy || request.trim() === '') return;
    setIsChecked(problem !== undefined);
    if (problem === undefined) refine({ updateRequest: request.trim() });
    boxRef.current?.focus();
  };
  const handleSubmit = (event: FormEvent): void => {
    event.preventDefault();
    submit();
  };
  const handleKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    submit();
  };
  const insert = (label: string): void => {
    setRequest((before) => `${before.trimEnd()} "${label}"`.trimStart());
    boxRef.current?.focus();
  };

  return (
    <Panel
      title={refineStrings.panel}
      actions={
        diagram.version > 1 && (
          <Button variant="ghost" size="small" isBusy={undo.isPending} disabled={isBusy} onClick={() => undo.mutate()}>
            <Undo2 aria-hidden="true" className="size-4" />
            {refineStrings.undo}
          </Button>
        )
      }
    >
      <form noValidate onSubmit={handleSubmit} className="grid gap-4 p-5">
        <Conversation requests={diagram.conversationHistory} done={done} />
        <Field label={refineStrings.request} error={isChecked ? problem : undefined}>
          {(parts) => (
            <textarea
              {...parts}
              ref={boxRef}
              rows={2}
              value={request}
              placeholder={refineStrings.placeholder}
              onChange={({ target }) => setRequest(target.value)}
              onKeyDown={handleKeyDown}
              className={classNames(controlClasses, 'block resize-y px-3.5 py-2.5 leading-relaxed')}
            />
          )}
        </Field>
        {!isBusy && failure !== undefined && <RefineFailure failure={failure} />}
        {!isBusy && unsure !== undefined && (
          <Readings
            unsure={unsure}
            onTake={(take) => refine({ updateRequest: unsure.updateRequest, take })}
            onPick={insert}
          />
        )}
        <div className="flex items-center gap-3">
          <Button type="submit" isBusy={isBusy} disabled={request.trim() === ''}>
            {!isBusy && <SendHorizontal aria-hidden="true" className="size-4" />}
            {isBusy ? refineStrings.sending : refineStrings.send}
          </Button>
          {isBusy && (
            <Button variant="secondary" onClick={stop}>
              {refineStrings.stop}
            </Button>
          )}
          <p className="text-ink-soft text-xs">{refineStrings.hint}</p>
        </div>
      </form>
    </Panel>
  );
};
