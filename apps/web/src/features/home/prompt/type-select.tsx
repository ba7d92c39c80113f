import { findDiagramType, offeredDiagramTypes } from '@diagloom/types/catalog';
import { ChevronDown } from 'lucide-react';
import { controlClasses } from '../../../components/control-classes.ts';
import { Field } from '../../../components/field.tsx';
import { classNames } from '../../../lib/class-names.ts';
import { promptStrings } from '../../../strings/home.ts';

interface TypeSelectProps {
  readonly value: string;
  readonly onChange: (diagramType: string) => void;
}

export const TypeSelect = ({ value, onChange }: TypeSelectProps) => (
  <div>
    <Field label={promptStrings.type}>
      {(parts) => (
        <div className="relative">
          <select
            {...parts}
            value={value}
            onChange={({ target }) => onChange(target.value)}
            className={classNames(controlClasses, 'h-10 cursor-pointer appearance-none pr-10 pl-3')}
          >
            {offeredDiagramTypes.map(({ id, label }) => (
              <option key={id} value={id}>
                {label}
              </option>
            ))}
          </select>
          <ChevronDown aria-hidden="true" className="pointer-events-none absolute top-3 right-3 size-4 text-ink-soft" />
        </div>
      )}
    </Field>
    <p className="mt-1.5 text-[13px] text-ink-soft">{findDiagramType(value)?.description}</p>
  </div>
);
