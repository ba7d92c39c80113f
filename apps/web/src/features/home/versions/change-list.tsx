import { useQuery } from '@tanstack/react-query';
import { Button } from '../../../components/button.tsx';
import { Spinner } from '../../../components/spinner.tsx';
import { messageOf } from '../../../lib/api-error.ts';
import { shellStrings } from '../../../strings/shell.ts';
import { versionStrings } from '../../../strings/versions.ts';
import { comparisonQuery } from '../api/versions.ts';

interface ChangeListProps {
  readonly id: number;
  readonly between: { readonly from: number; readonly to: number };
}

/** What changed between two versions, a line for each thing. */
export const ChangeList = ({ id, between }: ChangeListProps) => {
  const { data, error, refetch } = useQuery(comparisonQuery(id, between));
  if (data !== undefined) {
    if (data.said.length === 0) return <p className="mt-2 text-ink-soft text-sm">{versionStrings.nothing}</p>;
    return (
      <ul className="mt-2 grid gap-1.5 text-sm">
        {data.said.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two lines may say the same, and the list never changes.
          <li key={index} className="break-words border-changed border-l-2 pl-3">
            {line}
          </li>
        ))}
      </ul>
    );
  }
  if (error === null) {
    return (
      <p role="status" className="mt-2 flex items-center gap-2 text-ink-soft text-sm">
        <Spinner className="size-4" />
        {versionStrings.comparing}
      </p>
    );
  }
  return (
    <div role="alert" className="mt-2 flex flex-wrap items-center gap-3 text-ink-soft text-sm">
      <p>{messageOf(error, versionStrings.notCompared)}</p>
      <Button variant="secondary" size="small" onClick={() => void refetch()}>
        {shellStrings.tryAgain}
      </Button>
    </div>
  );
};
