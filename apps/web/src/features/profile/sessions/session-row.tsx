import type { Session } from '@diagloom/contract';
import { Badge } from '../../../components/badge.tsx';
import { Button } from '../../../components/button.tsx';
import { dateAndTime } from '../../../lib/dates.ts';
import { relativeTime } from '../../../lib/relative-time.ts';
import { sessionsStrings } from '../../../strings/profile.ts';

interface SessionRowProps {
  readonly session: Session;
  readonly isEnding: boolean;
  readonly onEnd: () => void;
}

/** This session has no button of its own: logging out ends it. */
export const SessionRow = ({ session, isEnding, onEnd }: SessionRowProps) => {
  const { device, isCurrent, lastUsedAt } = session;
  const address = session.ipAddress ?? sessionsStrings.unknownAddress;
  return (
    <li className="flex items-center justify-between gap-4 py-3.5 text-sm">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 font-medium">
          <span className="break-words">{device}</span>
          {isCurrent && <Badge>{sessionsStrings.thisOne}</Badge>}
        </p>
        <p className="mt-0.5 break-words text-[13px] text-ink-soft">
          {address}
          {' · '}
          {isCurrent ? (
            sessionsStrings.usedNow
          ) : (
            <time dateTime={lastUsedAt} title={dateAndTime(lastUsedAt)}>
              {sessionsStrings.lastUsed(relativeTime(new Date(lastUsedAt), new Date()).toLowerCase())}
            </time>
          )}
        </p>
      </div>
      {!isCurrent && (
        <Button
          variant="secondary"
          size="small"
          isBusy={isEnding}
          aria-label={sessionsStrings.endNamed(device, address)}
          onClick={onEnd}
        >
          {sessionsStrings.end}
        </Button>
      )}
    </li>
  );
};
