import type { VersionList as Versions } from '@diagloom/contract';
import { Badge } from '../../../components/badge.tsx';
import { Button } from '../../../components/button.tsx';
import { classNames } from '../../../lib/class-names.ts';
import { clockTime } from '../../../lib/clock-time.ts';
import { reasonNames, versionStrings } from '../../../strings/versions.ts';

interface VersionListProps {
  readonly list: Versions;
  /** The newest version. */
  readonly now: number;
  readonly chosen: number;
  readonly onChoose: (version: number) => void;
  readonly onTurn: (page: number) => void;
}

export const VersionList = ({ list, now, chosen, onChoose, onTurn }: VersionListProps) => {
  const pages = Math.ceil(list.total / list.pageSize);
  return (
    <nav aria-label={versionStrings.list} className="min-w-0">
      <ul className="-m-1 grid max-h-64 grid-cols-[minmax(0,1fr)] content-start gap-0.5 overflow-y-auto p-1">
        {list.versions.map((version) => (
          <li key={version.version}>
            <VersionRow
              {...version}
              isNow={version.version === now}
              isChosen={version.version === chosen}
              onChoose={() => onChoose(version.version)}
            />
          </li>
        ))}
      </ul>
      {pages > 1 && (
        <div className="mt-2 flex items-center justify-between gap-2 text-xs">
          <Button variant="ghost" size="small" disabled={list.page <= 1} onClick={() => onTurn(list.page - 1)}>
            {versionStrings.newer}
          </Button>
          <p aria-live="polite" className="text-ink-soft tabular-nums">
            {versionStrings.page(list.page, pages)}
          </p>
          <Button variant="ghost" size="small" disabled={list.page >= pages} onClick={() => onTurn(list.page + 1)}>
            {versionStrings.older}
          </Button>
        </div>
      )}
    </nav>
  );
};

type VersionRowProps = Versions['versions'][number] & {
  readonly isNow: boolean;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
};

const VersionRow = ({ version, reason, name, authorNames, createdAt, isNow, isChosen, onChoose }: VersionRowProps) => (
  <button
    type="button"
    aria-current={isChosen || undefined}
    onClick={onChoose}
    className={classNames(
      'block w-full rounded-md border px-3 py-2 text-left transition-colors',
      isChosen ? 'border-select bg-select-wash' : 'border-transparent hover:bg-sunken',
    )}
  >
    <span className="flex items-center justify-between gap-2">
      <span className="min-w-0 truncate font-medium text-sm tabular-nums">{versionStrings.named(version, name)}</span>
      {isNow && <Badge tone="plain">{versionStrings.now}</Badge>}
    </span>
    <span className="mt-0.5 block text-ink-soft text-xs">
      {`${reasonNames[reason]} · `}
      <time dateTime={createdAt} title={new Date(createdAt).toLocaleString()}>
        {clockTime(new Date(createdAt), new Date())}
      </time>
      {` · ${authorNames.length === 0 ? versionStrings.gone : versionStrings.by(authorNames)}`}
    </span>
  </button>
);
