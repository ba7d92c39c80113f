import type { ReactNode } from 'react';
import { SelectField } from '../../../components/select-field.tsx';
import { TextField } from '../../../components/text-field.tsx';
import { userListStrings } from '../../../strings/admin.ts';
import type { UserFilters } from './use-user-list.ts';

interface UserFilterBarProps {
  readonly filters: UserFilters;
  readonly onChange: (change: Partial<UserFilters>) => void;
  /** Stands beside the filters. */
  readonly children: ReactNode;
}

const optionsOf = (every: string, labels: Readonly<Record<string, string>>) => [
  { value: '', label: every },
  ...Object.entries(labels).map(([value, label]) => ({ value, label })),
];

export const UserFilterBar = ({ filters, onChange, children }: UserFilterBarProps) => (
  <search className="grid grid-cols-2 gap-3 border-b px-5 py-4 lg:grid-cols-[minmax(0,1fr)_160px_160px_160px]">
    <TextField
      type="search"
      label={userListStrings.search}
      placeholder={userListStrings.searchHint}
      autoComplete="off"
      maxLength={100}
      value={filters.search}
      onChange={({ target }) => onChange({ search: target.value })}
      className="max-lg:col-span-2"
    />
    <SelectField
      label={userListStrings.role}
      value={filters.role}
      options={optionsOf(userListStrings.everyRole, userListStrings.roles)}
      onChange={(role) => onChange({ role })}
    />
    <SelectField
      label={userListStrings.status}
      value={filters.status}
      options={optionsOf(userListStrings.everyStatus, userListStrings.statuses)}
      onChange={(status) => onChange({ status })}
    />
    <SelectField
      label={userListStrings.tier}
      value={filters.tier}
      options={optionsOf(userListStrings.everyTier, userListStrings.tiers)}
      onChange={(tier) => onChange({ tier })}
    />
    {children}
  </search>
);
