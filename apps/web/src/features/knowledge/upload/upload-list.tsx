import { Check, CircleAlert, Clock, X } from 'lucide-react';
import { Button } from '../../../components/button.tsx';
import { buttonClasses } from '../../../components/button-classes.ts';
import { Spinner } from '../../../components/spinner.tsx';
import { classNames } from '../../../lib/class-names.ts';
import { knowledgeStrings } from '../../../strings/knowledge.ts';
import type { Upload } from './use-uploads.ts';

interface UploadListProps {
  readonly uploads: readonly Upload[];
  readonly onStop: (key: number) => void;
  readonly onClear: () => void;
}

/** How far each file is. */
export const UploadList = ({ uploads, onStop, onClear }: UploadListProps) => {
  if (uploads.length === 0) return null;
  // The list of documents below has what is ready by name.
  const open = uploads.filter(({ state }) => state !== 'done');
  const finished = uploads.length - open.length;
  const isOver = uploads.every(({ state }) => state !== 'waiting' && state !== 'reading');
  return (
    <div className="relative mt-3 rounded-xl border bg-surface px-4 py-2">
      <ul aria-label={knowledgeStrings.uploads} aria-live="polite" className="max-h-72 overflow-y-auto">
        {open.toSorted(failedFirst).map((upload) => (
          <li key={upload.key} className="flex items-start gap-3 border-b py-2 text-sm last:border-b-0">
            <Sign state={upload.state} />
            <div className="min-w-0 flex-1">
              <p className="truncate">{upload.name}</p>
              <p className={upload.state === 'failed' ? 'text-[13px] text-danger' : 'text-[13px] text-ink-soft'}>
                {upload.problem ?? words[upload.state]}
              </p>
            </div>
            {(upload.state === 'waiting' || upload.state === 'reading') && (
              <Button variant="ghost" size="small" onClick={() => onStop(upload.key)}>
                {knowledgeStrings.stop}
              </Button>
            )}
          </li>
        ))}
        {finished > 0 && (
          <li className="flex items-center gap-3 py-2 text-sm">
            <Sign state="done" />
            {knowledgeStrings.finished(finished)}
          </li>
        )}
      </ul>
      {isOver && (
        <button
          type="button"
          aria-label={knowledgeStrings.clear}
          title={knowledgeStrings.clear}
          onClick={onClear}
          className={classNames(
            buttonClasses({ variant: 'ghost', size: 'icon' }),
            'absolute right-1.5 bottom-2 pointer-coarse:bottom-1',
          )}
        >
          <X aria-hidden="true" className="size-4" />
        </button>
      )}
    </div>
  );
};

/** What needs somebody to do something is seen without scrolling. */
const failedFirst = (a: Upload, b: Upload): number => Number(b.state === 'failed') - Number(a.state === 'failed');

const words = {
  waiting: knowledgeStrings.waiting,
  reading: knowledgeStrings.reading,
  done: knowledgeStrings.done,
  known: knowledgeStrings.known,
  stopped: knowledgeStrings.stopped,
  failed: knowledgeStrings.uploadFailed,
} as const satisfies Readonly<Record<Upload['state'], string>>;

const Sign = ({ state }: Pick<Upload, 'state'>) => {
  const look = 'mt-0.5 size-4 shrink-0';
  if (state === 'reading') return <Spinner className={`${look} text-accent`} />;
  if (state === 'waiting') return <Clock aria-hidden="true" className={`${look} text-ink-soft`} />;
  if (state === 'failed') return <CircleAlert aria-hidden="true" className={`${look} text-danger`} />;
  if (state === 'stopped') return <X aria-hidden="true" className={`${look} text-ink-soft`} />;
  return <Check aria-hidden="true" className={`${look} text-accent`} />;
};
