import { type Diagram, versionPicturePath } from '@diagloom/contract';
import { RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { classNames } from '../../../lib/class-names.ts';
import { versionStrings } from '../../../strings/versions.ts';
import { useRestoreVersion } from '../api/versions.ts';
import { ChangeList } from './change-list.tsx';

interface VersionDetailProps {
  readonly diagram: Diagram;
  readonly version: number;
  readonly onRestored: () => void;
}

/** A version as a picture and in words, and the way back to it. */
export const VersionDetail = ({ diagram, version, onRestored }: VersionDetailProps) => {
  const restore = useRestoreVersion(diagram);
  const isNow = version === diagram.version;
  return (
    <section aria-label={versionStrings.version(version)} className="grid min-w-0 content-start gap-4">
      <div className="h-44 rounded-lg border bg-white p-3">
        <img
          src={versionPicturePath(diagram.id, version)}
          alt={versionStrings.picture(version)}
          className="size-full object-contain"
        />
      </div>
      <Changes id={diagram.id} version={version} now={diagram.version} />
      {!isNow && (
        <Button
          variant="secondary"
          size="small"
          className="justify-self-start"
          isBusy={restore.isPending}
          onClick={() => restore.mutate(version, { onSuccess: onRestored })}
        >
          {!restore.isPending && <RotateCcw aria-hidden="true" className="size-3.5" />}
          {versionStrings.restore}
        </Button>
      )}
    </section>
  );
};

interface ChangesProps {
  readonly id: number;
  readonly version: number;
  readonly now: number;
}

/** What the version changed, or what was changed after it. */
const Changes = ({ id, version, now }: ChangesProps) => {
  const hasBefore = version > 1;
  const hasAfter = version < now;
  const [side, setSide] = useState<'before' | 'after'>('before');
  return (
    <div>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="text-sm tracking-normal">{versionStrings.changes}</h2>
        {hasAfter && (
          <fieldset className="flex rounded-md border bg-surface p-0.5">
            <legend className="sr-only">{versionStrings.against}</legend>
            {(['before', 'after'] as const).map((choice) => (
              <button
                key={choice}
                type="button"
                aria-pressed={choice === side}
                onClick={() => setSide(choice)}
                className={classNames(
                  'h-7 whitespace-nowrap rounded-sm px-2.5 font-medium text-xs transition-colors',
                  choice === side ? 'bg-accent-wash text-accent-ink' : 'text-ink-soft hover:text-ink',
                )}
              >
                {choice === 'after'
                  ? versionStrings.untilNow
                  : hasBefore
                    ? versionStrings.since(version - 1)
                    : versionStrings.beginning}
              </button>
            ))}
          </fieldset>
        )}
      </div>
      {side === 'before' && !hasBefore ? (
        <p className="mt-2 text-ink-soft text-sm">{versionStrings.first}</p>
      ) : (
        <ChangeList
          id={id}
          between={side === 'before' ? { from: version - 1, to: version } : { from: version, to: now }}
        />
      )}
    </div>
  );
};
