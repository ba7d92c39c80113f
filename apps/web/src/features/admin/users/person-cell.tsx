import type { AdminUser } from '@diagloom/contract';
import { initialsOf } from '../../../lib/person-name.ts';
import { nameOf } from './name-of.ts';

/** Who somebody is: initials, name and address. */
export const PersonCell = ({ user }: { readonly user: AdminUser }) => (
  <div className="flex items-center gap-3">
    <span
      aria-hidden="true"
      className="grid size-9 shrink-0 place-items-center rounded-full bg-accent-wash font-semibold text-[13px] text-accent-ink"
    >
      {initialsOf(user)}
    </span>
    <span className="min-w-0">
      <span className="block max-w-44 truncate xl:max-w-64 font-medium" title={nameOf(user)}>
        {nameOf(user)}
      </span>
      <span className="block max-w-44 truncate xl:max-w-64 text-[13px] text-ink-soft" title={user.email}>
        {user.email}
      </span>
    </span>
  </div>
);
