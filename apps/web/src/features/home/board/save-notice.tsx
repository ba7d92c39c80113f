import { Check, CloudOff } from 'lucide-react';
import { Button } from '../../../components/button.tsx';
import { Spinner } from '../../../components/spinner.tsx';
import { classNames } from '../../../lib/class-names.ts';
import { boardStrings } from '../../../strings/board.ts';
import type { Autosave } from './api/use-autosave.ts';

interface SaveNoticeProps {
  readonly autosave: Autosave;
  readonly title: string;
  readonly onReload: () => void;
}

/** Whether what was drawn is stored, and what to do where it is not. */
export const SaveNotice = ({ autosave, title, onReload }: SaveNoticeProps) => {
  const { state, problem, stored, saveNow, fork } = autosave;
  if (state === 'conflict') {
    return (
      <span role="alert" className="flex flex-wrap items-center gap-2 text-[13px]" title={boardStrings.conflictText}>
        {boardStrings.conflict}
        <Button variant="secondary" size="small" onClick={onReload}>
          {boardStrings.loadTheirs}
        </Button>
        <Button variant="secondary" size="small" onClick={() => fork(boardStrings.copyOf(title))}>
          {boardStrings.keepMine}
        </Button>
      </span>
    );
  }
  if (state === 'unsaved') {
    return (
      <span role="alert" className="flex items-center gap-2 text-[13px] text-danger">
        <CloudOff aria-hidden="true" className="size-4 shrink-0" />
        <span className="max-w-72">{problem ?? boardStrings.unsavedText}</span>
        <Button variant="secondary" size="small" onClick={() => void saveNow()}>
          {boardStrings.retry}
        </Button>
      </span>
    );
  }
  const isNothing = stored === undefined && state === 'saved';
  return (
    // Its place is kept, so that the sheet stays where it is when something is stored for the first time.
    <span
      role="status"
      className={classNames('flex min-w-18 items-center gap-1.5 text-[13px] text-ink-soft', isNothing && 'invisible')}
    >
      {state === 'saving' ? <Spinner className="size-3.5" /> : <Check aria-hidden="true" className="size-3.5" />}
      {state === 'saving' ? boardStrings.saving : boardStrings.saved}
    </span>
  );
};
