import type { Diagram } from '@diagloom/contract';
import { useState } from 'react';
import { Badge } from '../../../components/badge.tsx';
import { Button } from '../../../components/button.tsx';
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx';
import { sharedWithStrings } from '../../../strings/shared-with.ts';
import { roleNames } from '../../../strings/sharing.ts';
import { useLeaveDiagram } from '../api/leave-diagram.ts';

interface SharedByProps {
  readonly diagram: Diagram;
  readonly onLeft: () => void;
}

/** What one is for a diagram of somebody else, and the way out; nothing for one's own. */
export const SharedBy = ({ diagram, onLeft }: SharedByProps) => {
  const { ownerName, access } = diagram;
  const [isAsking, setIsAsking] = useState(false);
  const leave = useLeaveDiagram(diagram.id, onLeft);
  if (ownerName === null) return null;
  return (
    <div className="flex flex-wrap items-center gap-x-2 gap-y-1 text-ink-soft text-sm">
      <Badge tone="plain">{roleNames[access]}</Badge>
      <span className="min-w-0 break-words">{sharedWithStrings.by(ownerName)}</span>
      <Button variant="ghost" size="small" onClick={() => setIsAsking(true)}>
        {sharedWithStrings.leave}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        isBusy={leave.isPending}
        title={sharedWithStrings.leaveTitle}
        text={sharedWithStrings.leaveText(diagram.title, ownerName)}
        confirmLabel={sharedWithStrings.leave}
        cancelLabel={sharedWithStrings.cancel}
        onConfirm={() => leave.mutate()}
        onClose={() => setIsAsking(false)}
      />
    </div>
  );
};
