import { Check, CircleAlert, Clock, X } from 'lucide-react';
import { Button } from '../../../components/button.tsx';
import { Spinner } from '../../../components/spinner.tsx';
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
  const isOver = uploads.some(({ state }) => state !== 'waiting' && state !== 'reading');
  return (
    <div className="mt-3 rounded-xl border bg-surface px-4 py-2">
      <ul aria-label={knowledgeStrings.uploads} aria-live="polite" className="max-h-72 overflow-y-auto">
        {uploads.toSorted(failedFirst).map((upload) => (
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
      </ul>
      {isOver && (
        <Button variant="ghost" size="small" className="-ml-3 mt-1" onClick={onClear}>
          {knowledgeStrings.clear}
        </Button>
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
