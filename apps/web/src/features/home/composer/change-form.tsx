import { SendHorizontal } from 'lucide-react';
import { type FormEvent, type KeyboardEvent, type RefObject, useId, useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { refineStrings } from '../../../strings/refine.ts';
import type { RefineControl } from '../api/refine-diagram.ts';
import { LeavesLine } from '../models/leaves-line.tsx';
import { ModelSelect } from '../models/model-select.tsx';
import { requestProblem } from '../refine/request-problem.ts';
import { SelectionChip } from '../selection/selection-chip.tsx';
import { useWorkspace } from '../workspace/workspace-context.ts';
import { ComposerFrame } from './composer-frame.tsx';
import { GrowingText } from './growing-text.tsx';

interface ChangeFormProps extends Pick<RefineControl, 'refine' | 'isBusy'> {
  readonly text: string;
  readonly onChange: (text: string) => void;
  readonly boxRef: RefObject<HTMLTextAreaElement | null>;
  /** On a phone nothing stands above it: it is written below something else than the conversation. */
  readonly isAlone: boolean;
}

/** Says what shall change in the open diagram. */
export const ChangeForm = ({ text, onChange, boxRef, isAlone, refine, isBusy }: ChangeFormProps) => {
  const [isChecked, setIsChecked] = useState(false);
  const messageId = useId();
  const { selection } = useWorkspace();
  const problem = isChecked ? requestProblem(text) : undefined;
  const submit = (): void => {
    if (isBusy || text.trim() === '') return;
    const isRefused = requestProblem(text) !== undefined;
    setIsChecked(isRefused);
    if (!isRefused) refine({ updateRequest: text.trim(), about: selection });
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
  return (
    <div className="grid gap-2">
      <div className="relative grid grid-cols-[minmax(0,1fr)] peek:flex peek:items-center peek:gap-2">
        <SelectionChip isAlone={isAlone} />
        <ComposerFrame
          isInvalid={problem !== undefined}
          onSubmit={handleSubmit}
          className="flex items-end gap-1 p-1.5 max-md:peek:p-1 peek:flex-1 peek:items-center"
        >
          <GrowingText
            ref={boxRef}
            aria-label={refineStrings.request}
            aria-invalid={problem === undefined ? undefined : true}
            aria-describedby={problem === undefined ? undefined : messageId}
            rows={2}
            value={text}
            placeholder={refineStrings.placeholder}
            title={refineStrings.hint}
            onChange={({ target }) => onChange(target.value)}
            onKeyDown={handleKeyDown}
            className="max-h-40 min-h-14 px-2.5 pt-1.5 peek:min-h-9 peek:py-1.5"
          />
          <Button type="submit" size="icon" aria-label={refineStrings.send} disabled={isBusy || text.trim() === ''}>
            <SendHorizontal aria-hidden="true" className="size-4" />
          </Button>
        </ComposerFrame>
      </div>
      <div className="empty:hidden">
        <ModelSelect />
        <LeavesLine what="change" />
      </div>
      {problem !== undefined && (
        <p id={messageId} className="mt-1.5 px-1 text-[13px] text-danger">
          {problem}
        </p>
      )}
    </div>
  );
};
