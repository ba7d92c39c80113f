import { type Diagram, versionPicturePath } from '@diagloom/contract';
import { Columns2, RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { classNames } from '../../../lib/class-names.ts';
import { versionStrings } from '../../../strings/versions.ts';
import { useRestoreVersion } from '../api/versions.ts';
import { StoredPicture } from '../preview/stored-picture.tsx';
import { ChangeList } from './change-list.tsx';
import { ComparisonDialog } from './comparison-dialog.tsx';
import { VersionName } from './version-name.tsx';

interface VersionDetailProps {
  readonly diagram: Diagram;
  readonly version: number;
  /** The one before it; 0 for the first. */
  readonly earlier: number;
  readonly name: string | null;
  readonly onRestored: () => void;
}

/** A version as a picture and in words, and the way back to it. */
export const VersionDetail = ({ diagram, version, earlier, name, onRestored }: VersionDetailProps) => {
  const restore = useRestoreVersion(diagram);
  const isNow = version === diagram.version;
  return (
    <section aria-label={versionStrings.version(version)} className="grid min-w-0 content-start gap-4">
      <div className="h-44 rounded-lg border bg-picture p-3">
        <StoredPicture path={versionPicturePath(diagram.id, version)} alt={versionStrings.picture(version)} />
      </div>
      <VersionName key={name} id={diagram.id} version={version} name={name} />
      <Changes diagram={diagram} version={version} earlier={earlier} />
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

type ChangesProps = Pick<VersionDetailProps, 'diagram' | 'version' | 'earlier'>;

/** What the version changed, or what was changed after it. */
const Changes = ({ diagram, version, earlier }: ChangesProps) => {
  const { id, version: now } = diagram;
  const [isComparing, setComparing] = useState(false);
  const hasBefore = earlier > 0;
  const hasAfter = version < now;
  const [side, setSide] = useState<'before' | 'after'>('before');
  const between = side === 'before' ? { from: earlier, to: version } : { from: version, to: now };
  const isFirst = side === 'before' && !hasBefore;
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
                  'h-7 pointer-coarse:h-10 whitespace-nowrap rounded-sm px-2.5 font-medium text-xs transition-colors',
                  choice === side ? 'bg-select-wash text-select-ink' : 'text-ink-soft hover:text-ink',
                )}
              >
                {choice === 'after'
                  ? versionStrings.untilNow
                  : hasBefore
                    ? versionStrings.since(earlier)
                    : versionStrings.beginning}
              </button>
            ))}
          </fieldset>
        )}
      </div>
      {isFirst ? (
        <p className="mt-2 text-ink-soft text-sm">{versionStrings.first}</p>
      ) : (
        <>
          <ChangeList id={id} between={between} />
          <Button variant="secondary" size="small" className="mt-3" onClick={() => setComparing(true)}>
            <Columns2 aria-hidden="true" className="size-3.5" />
            {versionStrings.sideBySide}
          </Button>
        </>
      )}
      {isComparing && <ComparisonDialog diagram={diagram} between={between} onClose={() => setComparing(false)} />}
    </div>
  );
};
