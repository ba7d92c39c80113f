import { findDiagramType, offeredDiagramTypes } from '@diagloom/types/catalog';
import { SelectField } from '../../../components/select-field.tsx';
import { promptStrings } from '../../../strings/home.ts';

interface TypeSelectProps {
  readonly value: string;
  readonly onChange: (diagramType: string) => void;
}

export const TypeSelect = ({ value, onChange }: TypeSelectProps) => (
  <div>
    <SelectField
      label={promptStrings.type}
      value={value}
      options={offeredDiagramTypes.map(({ id, label }) => ({ value: id, label }))}
      onChange={onChange}
    />
    <p className="mt-1.5 text-[13px] text-ink-soft">{findDiagramType(value)?.description}</p>
  </div>
);
