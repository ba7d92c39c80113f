import { smallSelectClasses } from '../../../components/select-classes.ts';
import { modelStrings } from '../../../strings/models.ts';
import { useWorkspace } from '../workspace/workspace-context.ts';
import { engineChoice } from './use-model-choice.ts';

/** Who drafts: the engine that is built in, or one of the models that are set up. Nothing where there is none. */
export const ModelSelect = () => {
  const { offered, chosen, choose } = useWorkspace().model;
  if (offered.length === 0) return null;
  return (
    <span
      className="inline-flex min-w-0"
      title={chosen === undefined ? modelStrings.engineHint : modelStrings.modelHint}
    >
      <select
        aria-label={modelStrings.choice}
        value={chosen?.id ?? engineChoice}
        onChange={({ target }) => choose(target.value)}
        className={`${smallSelectClasses} max-w-60`}
      >
        <option value={engineChoice}>{modelStrings.engine}</option>
        {offered.map(({ id, label, model }) => (
          <option key={id} value={id}>
            {modelStrings.named(label, model)}
          </option>
        ))}
      </select>
    </span>
  );
};
