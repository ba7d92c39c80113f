import { findDiagramType, offeredDiagramTypes } from '@diagloom/types/catalog';
import { smallSelectClasses } from '../../../components/select-classes.ts';
import { promptStrings } from '../../../strings/home.ts';

interface TypeChoiceProps {
  readonly value: string;
  readonly onChange: (diagramType: string) => void;
}

/** The type of the next diagram, small enough to stand beside a button. */
export const TypeChoice = ({ value, onChange }: TypeChoiceProps) => (
  <span className="inline-flex min-w-0" title={findDiagramType(value)?.description ?? promptStrings.autoHint}>
    <select
      aria-label={promptStrings.type}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      className={`${smallSelectClasses} max-w-44`}
    >
      <option value="auto">{promptStrings.autoType}</option>
      {offeredDiagramTypes.map(({ id, label }) => (
        <option key={id} value={id}>
          {label}
        </option>
      ))}
    </select>
  </span>
);
