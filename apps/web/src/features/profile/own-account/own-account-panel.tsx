import { Dialog } from 'radix-ui';
import { useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { Panel } from '../../../components/panel.tsx';
import { ownAccountStrings } from '../../../strings/profile.ts';
import { useExportAccount } from '../api/own-account.ts';
import { DeleteAccountDialog } from './delete-account-dialog.tsx';

interface OwnAccountPanelProps {
  readonly email: string;
  readonly hasPassword: boolean;
}

/** Taking everything along, and leaving. */
export const OwnAccountPanel = ({ email, hasPassword }: OwnAccountPanelProps) => {
  const exportAccount = useExportAccount();
  const [isAsking, setIsAsking] = useState(false);
  return (
    <Panel title={ownAccountStrings.title}>
      <div className="divide-y px-5">
        <div className="flex flex-wrap items-center justify-between gap-3 py-4">
          <p className="max-w-md text-ink-soft text-sm">{ownAccountStrings.exportText}</p>
          <Button variant="secondary" isBusy={exportAccount.isPending} onClick={() => exportAccount.mutate()}>
            {ownAccountStrings.export}
          </Button>
        </div>
        <div className="flex flex-wrap items-center justify-between gap-3 py-4">
          <p className="max-w-md text-ink-soft text-sm">{ownAccountStrings.deleteText}</p>
          <Dialog.Root open={isAsking} onOpenChange={setIsAsking}>
            <Dialog.Trigger asChild>
              <Button variant="secondary" className="text-danger!">
                {ownAccountStrings.delete}
              </Button>
            </Dialog.Trigger>
            <DeleteAccountDialog email={email} hasPassword={hasPassword} />
          </Dialog.Root>
        </div>
      </div>
    </Panel>
  );
};
