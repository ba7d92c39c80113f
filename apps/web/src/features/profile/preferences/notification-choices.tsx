import { type MailedKind, mailedKinds, mailRhythms, notificationKinds, type Preferences } from '@diagloom/contract';
import { smallSelectClasses } from '../../../components/select-classes.ts';
import { useUpdatePreferences } from '../../../hooks/use-preferences.ts';
import { useSite } from '../../../hooks/use-site.ts';
import { notificationStrings } from '../../../strings/notifications.ts';

/** What somebody is told of, and how soon by mail as well where this server sends any. */
export const NotificationChoices = ({ preferences }: { readonly preferences: Preferences }) => {
  const { mutate } = useUpdatePreferences();
  const { mutedNotifications: muted, notificationMail: mail } = preferences;
  const sendsNews = useSite()?.sendsNews === true;
  const setMail = (kind: MailedKind, value: string): void => {
    const rhythm = mailRhythms.find((one) => one === value);
    if (rhythm !== undefined) mutate({ notificationMail: { ...mail, [kind]: rhythm } });
  };
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1.5 font-medium text-sm">{notificationStrings.preferences}</legend>
      {notificationKinds.map((kind) => {
        const mailed = mailedKinds.find((one) => one === kind);
        return (
          <div key={kind} className="flex min-h-8 items-center justify-between gap-3">
            <label className="flex items-center gap-2.5 text-sm">
              <input
                type="checkbox"
                checked={!muted.includes(kind)}
                onChange={({ target }) =>
                  mutate({
                    mutedNotifications: target.checked ? muted.filter((one) => one !== kind) : [...muted, kind],
                  })
                }
                className="size-4 shrink-0 accent-accent"
              />
              {notificationStrings.kinds[kind]}
            </label>
            {sendsNews && mailed !== undefined && (
              <select
                aria-label={notificationStrings.mailWhen(notificationStrings.kinds[kind])}
                value={mail[mailed]}
                disabled={muted.includes(kind)}
                onChange={({ target }) => setMail(mailed, target.value)}
                className={`${smallSelectClasses} shrink-0`}
              >
                {mailRhythms.map((rhythm) => (
                  <option key={rhythm} value={rhythm}>
                    {notificationStrings.rhythms[rhythm]}
                  </option>
                ))}
              </select>
            )}
          </div>
        );
      })}
    </fieldset>
  );
};
