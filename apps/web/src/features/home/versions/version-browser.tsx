import type { Diagram } from '@diagloom/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { LoadFailed } from '../../../components/load-failed.tsx';
import { Spinner } from '../../../components/spinner.tsx';
import { versionStrings } from '../../../strings/versions.ts';
import { versionsQuery } from '../api/versions.ts';
import { VersionDetail } from './version-detail.tsx';
import { VersionList } from './version-list.tsx';

/** What the diagram was like, what changed since, and the way back to an earlier state. */
export const VersionBrowser = ({ diagram }: { readonly diagram: Diagram }) => {
  const [page, setPage] = useState(1);
  const [chosen, setChosen] = useState(diagram.version);
  const { data, error, refetch } = useQuery(versionsQuery(diagram, page));
  if (data === undefined) {
    return error === null ? (
      <p role="status" className="flex items-center gap-2 text-ink-soft text-sm">
        <Spinner className="size-4" />
        {versionStrings.loading}
      </p>
    ) : (
      <div>
        <LoadFailed
          title={versionStrings.notLoaded}
          error={error}
          fallback={versionStrings.networkFailed}
          onRetry={() => void refetch()}
        />
      </div>
    );
  }
  const earlier = data.versions.find(({ version }) => version < chosen)?.version ?? chosen - 1;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <VersionList list={data} now={diagram.version} chosen={chosen} onChoose={setChosen} onTurn={setPage} />
      <VersionDetail
        key={chosen}
        diagram={diagram}
        version={chosen}
        earlier={earlier}
        name={data.versions.find(({ version }) => version === chosen)?.name ?? null}
        onRestored={() => setChosen(diagram.version + 1)}
      />
    </div>
  );
};
