import { smallSelectClasses } from '../../../components/select-classes.ts';
import { Spinner } from '../../../components/spinner.tsx';
import { codeStrings } from '../../../strings/code.ts';
import type { Comparison } from './use-comparison.ts';

const none = 'none';

/** Chooses an earlier version to compare the code with, and says what came of it. */
export const ComparisonBar = ({ comparison }: { readonly comparison: Comparison }) => {
  const { versions, since, choose, files, failure } = comparison;
  if (versions.length === 0) return null;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b px-5 py-2 text-sm">
      <label className="flex items-center gap-2">
        <span className="font-medium text-[13px]">{codeStrings.compare}</span>
        <select
          value={since ?? none}
          onChange={({ target }) => choose(target.value === none ? undefined : Number(target.value))}
          className={smallSelectClasses}
        >
          <option value={none}>{codeStrings.noComparison}</option>
          {versions.map((version) => (
            <option key={version} value={version}>
              {codeStrings.sinceVersion(version)}
            </option>
          ))}
        </select>
      </label>
      {since !== undefined && (
        <p role="status" className="flex items-center gap-2 text-ink-soft">
          {failure === undefined && files === undefined && <Spinner className="size-4" />}
          {failure ?? sayWhatChanged(comparison, since)}
        </p>
      )}
    </div>
  );
};

const sayWhatChanged = ({ files }: Comparison, since: number): string => {
  if (files === undefined) return codeStrings.comparing(since);
  const changed = files.filter(({ state }) => state !== 'same').length;
  return changed === 0 ? codeStrings.nothingChanged(since) : codeStrings.changedFiles(changed, since);
};
