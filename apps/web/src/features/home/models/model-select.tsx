import { ChevronDown } from 'lucide-react';
import { modelStrings } from '../../../strings/models.ts';
import { useWorkspace } from '../workspace/workspace-context.ts';
import { engineChoice } from './use-model-choice.ts';

/** Who drafts: the engine that is built in, or one of the models that are set up. Nothing where there is none. */
export const ModelSelect = () => {
  const { offered, chosen, choose } = useWorkspace().model;
  if (offered.length === 0) return null;
  return (
    <span
      className="relative inline-flex min-w-0 items-center"
      title={chosen === undefined ? modelStrings.engineHint : modelStrings.modelHint}
    >
      <select
        aria-label={modelStrings.choice}
        value={chosen?.id ?? engineChoice}
        onChange={({ target }) => choose(target.value)}
        className="h-8 min-w-0 max-w-60 cursor-pointer appearance-none truncate rounded-md border bg-surface pr-7 pl-2.5 text-[13px] text-ink hover:border-line-control"
      >
        <option value={engineChoice}>{modelStrings.engine}</option>
        {offered.map(({ id, label, model }) => (
          <option key={id} value={id}>
            {modelStrings.named(label, model)}
          </option>
        ))}
      </select>
      <ChevronDown aria-hidden="true" className="pointer-events-none absolute right-2 size-3.5 text-ink-soft" />
    </span>
  );
};
