import type { Failure } from '@diagloom/contract';
import { Notice } from '../../../components/notice.tsx';
import { refineStrings } from '../../../strings/refine.ts';

interface RefineFailureProps {
  readonly failure: Failure;
  /** Takes the label of what was meant. */
  readonly onPick: (label: string) => void;
}

/** Why nothing was changed, and what the words could have meant. */
export const RefineFailure = ({ failure, onPick }: RefineFailureProps) => {
  const labels = [...new Set(failure.candidates?.map(({ label }) => label))];
  return (
    <Notice role="alert" tone={failure.code === 'not_understood' ? 'warning' : 'danger'} title={refineStrings.failed}>
      <p>{failure.error}</p>
      {labels.length > 0 && (
        <>
          <p className="mt-2">{refineStrings.candidates}</p>
          <ul className="mt-1.5 flex flex-wrap gap-1.5">
            {labels.map((label) => (
              <li key={label}>
                <button
                  type="button"
                  onClick={() => onPick(label)}
                  className="rounded-md border bg-surface px-2 py-1 text-left text-ink text-xs transition-colors hover:border-accent hover:bg-accent-wash"
                >
                  {label}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </Notice>
  );
};
