import { useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx';
import { Panel } from '../../../components/panel.tsx';
import { Spinner } from '../../../components/spinner.tsx';
import { sessionsStrings } from '../../../strings/profile.ts';
import { shellStrings } from '../../../strings/shell.ts';
import { useEndSessions } from '../api/end-sessions.ts';
import { useSessions } from '../api/list-sessions.ts';
import { SessionRow } from './session-row.tsx';

export const SessionsPanel = () => {
  const { data, isError, refetch } = useSessions();
  const endSessions = useEndSessions();
  const [isAsking, setIsAsking] = useState(false);
  const sessions = data?.sessions ?? [];
  const hasOthers = sessions.some(({ isCurrent }) => !isCurrent);
  const endOthers = (): void => endSessions.mutate('others', { onSettled: () => setIsAsking(false) });
  return (
    <Panel
      title={sessionsStrings.title}
      actions={
        hasOthers && (
          <Button variant="secondary" size="small" onClick={() => setIsAsking(true)}>
            {sessionsStrings.endOthers}
          </Button>
        )
      }
    >
      {isError && <SessionsUnavailable onRetry={() => void refetch()} />}
      {!isError && data === undefined && (
        <p role="status" className="flex items-center gap-2 px-5 py-4 text-ink-soft text-sm">
          <Spinner className="size-4" />
          {sessionsStrings.loading}
        </p>
      )}
      <ul className="divide-y px-5">
        {sessions.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            isEnding={endSessions.isPending && endSessions.variables === session.id}
            onEnd={() => endSessions.mutate(session.id)}
          />
        ))}
      </ul>
      <ConfirmDialog
        isOpen={isAsking}
        isBusy={endSessions.isPending}
        title={sessionsStrings.confirmTitle}
        text={sessionsStrings.confirmText}
        confirmLabel={sessionsStrings.endOthers}
        cancelLabel={sessionsStrings.cancel}
        onConfirm={endOthers}
        onClose={() => setIsAsking(false)}
      />
    </Panel>
  );
};

const SessionsUnavailable = ({ onRetry }: { readonly onRetry: () => void }) => (
  <div role="alert" className="flex flex-wrap items-center justify-between gap-3 px-5 py-4 text-sm">
    <p>{sessionsStrings.unavailable}</p>
    <Button variant="secondary" size="small" onClick={onRetry}>
      {shellStrings.tryAgain}
    </Button>
  </div>
);
