import { useModels } from '../../hooks/use-models.ts';
import { whatLeaves } from '../../lib/models/what-leaves.ts';
import { codeStrings } from '../../strings/code.ts';
import { modelStrings } from '../../strings/models.ts';
import { SelectField } from '../select-field.tsx';

interface BodyWriterProps {
  /** The id of a model; undefined where people write them. */
  readonly value: string | undefined;
  readonly onChange: (model: string | undefined) => void;
}

/** Stands for nobody: a choice may not have an empty value. */
const nobody = 'nobody';

/** Who writes the methods that the diagram only names. Nothing where no model is set up. */
export const BodyWriter = ({ value, onChange }: BodyWriterProps) => {
  const { models } = useModels();
  const chosen = models.find(({ id }) => id === value);
  if (models.length === 0) return null;
  return (
    <div>
      <SelectField
        label={codeStrings.bodies}
        value={chosen?.id ?? nobody}
        options={[
          { value: nobody, label: codeStrings.leftOpen },
          ...models.map(({ id, label, model }) => ({ value: id, label: modelStrings.named(label, model) })),
        ]}
        onChange={(id) => onChange(id === nobody ? undefined : id)}
      />
      {chosen !== undefined && (
        <p className="mt-1.5 text-[13px] text-ink-soft">
          {whatLeaves(chosen, 'code')} {codeStrings.bodiesText}
        </p>
      )}
    </div>
  );
};
