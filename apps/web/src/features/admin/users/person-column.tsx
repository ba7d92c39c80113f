import type { AdminUser } from '@diagloom/contract';
import { userListStrings } from '../../../strings/admin.ts';
import type { Column } from '../table/data-table.tsx';
import { PersonCell } from './person-cell.tsx';

/** Heads every list of accounts. */
export const personColumn: Column<AdminUser> = {
  id: 'user',
  header: userListStrings.user,
  sort: 'email',
  part: 'title',
  cell: (user) => <PersonCell user={user} />,
};
