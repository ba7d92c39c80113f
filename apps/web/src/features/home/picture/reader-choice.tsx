import { SelectField } from '../../../components/select-field.tsx';
import { whatLeaves } from '../../../lib/models/what-leaves.ts';
import { modelStrings } from '../../../strings/models.ts';
import { pictureStrings } from '../../../strings/picture.ts';
import { useWorkspace } from '../workspace/workspace-context.ts';

interface ReaderChoiceProps {
  /** The id of a model that looks at the image as well; empty for this server alone. */
  readonly value: string;
  readonly onChange: (model: string) => void;
}

/** Who reads an image, and where it goes for that. Nothing where no model is set up. */
export const ReaderChoice = ({ value, onChange }: ReaderChoiceProps) => {
  const { offered } = useWorkspace().model;
  const seeing = offered.filter(({ imageModel }) => imageModel !== null);
  const chosen = seeing.find(({ id }) => id === value);
  if (offered.length === 0) return null;
  if (seeing.length === 0) return <p className="text-[13px] text-ink-soft">{pictureStrings.noneSees}</p>;
  return (
    <div>
      <SelectField
        label={pictureStrings.reader}
        value={chosen?.id ?? ''}
        options={[
          { value: '', label: pictureStrings.readHere },
          ...seeing.map(({ id, label, imageModel }) => ({
            value: id,
            label: modelStrings.named(label, imageModel ?? ''),
          })),
        ]}
        onChange={onChange}
      />
      <p className="mt-1.5 text-[13px] text-ink-soft">
        {chosen === undefined
          ? pictureStrings.readHereText
          : `${whatLeaves(chosen, 'image')} ${pictureStrings.readerChecked}`}
      </p>
    </div>
  );
};
