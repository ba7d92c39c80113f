import { isShareRole, type ShareRole, shareRoles } from '@diagloom/contract';
import { ChevronDown } from 'lucide-react';
import { controlClasses } from '../../../components/control-classes.ts';
import { classNames } from '../../../lib/class-names.ts';
import { roleChoices } from '../../../strings/sharing.ts';

interface RoleSelectProps {
  readonly label: string;
  readonly value: ShareRole;
  readonly onChange: (role: ShareRole) => void;
}

export const RoleSelect = ({ label, value, onChange }: RoleSelectProps) => (
  <div className="relative">
    <select
      aria-label={label}
      value={value}
      onChange={({ target }) => isShareRole(target.value) && onChange(target.value)}
      className={classNames(controlClasses, 'h-10 cursor-pointer appearance-none pr-9 pl-3 text-sm')}
    >
      {shareRoles.map((role) => (
        <option key={role} value={role}>
          {roleChoices[role]}
        </option>
      ))}
    </select>
    <ChevronDown aria-hidden="true" className="pointer-events-none absolute top-3 right-2.5 size-4 text-ink-soft" />
  </div>
);
