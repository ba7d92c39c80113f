import type { AdminUser } from '@diagloom/contract';
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx';
import { changeStrings, userListStrings } from '../../../strings/admin.ts';
import { usePromote } from '../api/change-user.ts';
import { nameOf } from '../users/name-of.ts';
import { BlockDialog } from './block-dialog.tsx';
import { DetailsDialog } from './details-dialog.tsx';

/** Which window is open, and about whom. */
export interface UserDialog {
  readonly kind: 'details' | 'promote' | 'block';
  readonly user: AdminUser;
}

interface UserDialogsProps {
  readonly dialog: UserDialog | undefined;
  readonly onClose: () => void;
}

export const UserDialogs = ({ dialog, onClose }: UserDialogsProps) => {
  const promote = usePromote();
  if (dialog === undefined) return null;
  const { kind, user } = dialog;
  if (kind === 'details') return <DetailsDialog userId={user.id} name={nameOf(user)} onClose={onClose} />;
  if (kind === 'block') return <BlockDialog user={user} onClose={onClose} />;
  return (
    <ConfirmDialog
      isOpen
      isBusy={promote.isPending}
      title={changeStrings.promoteTitle(nameOf(user))}
      text={changeStrings.promoteText}
      confirmLabel={userListStrings.promote}
      cancelLabel={changeStrings.cancel}
      onConfirm={() => promote.mutate({ user, input: undefined }, { onSettled: onClose })}
      onClose={onClose}
    />
  );
};
