import { isShareRole, type ShareRole, shareRoles } from '@diagloom/contract';
import { controlClasses } from '../../../components/control-classes.ts';
import { classNames } from '../../../lib/class-names.ts';
import { roleChoices } from '../../../strings/sharing.ts';

interface RoleSelectProps {
  readonly label: string;
  readonly value: ShareRole;
  readonly onChange: (role: ShareRole) => void;
}

export const RoleSelect = ({ label, value, onChange }: RoleSelectProps) => (
  <select
    aria-label={label}
    value={value}
    onChange={({ target }) => isShareRole(target.value) && onChange(target.value)}
    className={classNames(controlClasses, 'h-10 pl-3 text-sm')}
  >
    {shareRoles.map((role) => (
      <option key={role} value={role}>
        {roleChoices[role]}
      </option>
    ))}
  </select>
);
