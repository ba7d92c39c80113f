import { dateAndTime } from '../../../lib/dates.ts';
import { relativeTime } from '../../../lib/relative-time.ts';
import { userDialogStrings } from '../../../strings/admin.ts';
import { useActivity } from '../api/admin-queries.ts';
import { Loaded } from '../table/list-state.tsx';

/** What an account did lately, or had done to it. */
export const RecentActivity = ({ userId }: { readonly userId: number }) => (
  <section>
    <h3 className="text-sm tracking-normal">{userDialogStrings.recent}</h3>
    <Loaded query={useActivity({ userId, pageSize: 5 })}>
      {({ activity }) =>
        activity.length === 0 ? (
          <p className="mt-2 text-ink-soft text-sm">{userDialogStrings.noRecent}</p>
        ) : (
          <ul className="mt-2 grid gap-1.5 text-sm">
            {activity.map(({ id, description, timestamp }) => (
              <li key={id} className="flex justify-between gap-6">
                <span className="min-w-0 break-words">{description}</span>
                <time dateTime={timestamp} title={dateAndTime(timestamp)} className="shrink-0 text-ink-soft">
                  {relativeTime(new Date(timestamp), new Date())}
                </time>
              </li>
            ))}
          </ul>
        )
      }
    </Loaded>
  </section>
);
