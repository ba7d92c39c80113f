const day = 24 * 60 * 60_000;

const longDateFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' });

const shortDateFormat = new Intl.DateTimeFormat('en-US', { day: 'numeric', month: 'short', year: 'numeric' });

const dateTimeFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short' });

/** Such as `March 3, 2026`, in the time zone of whoever looks. */
export const longDate = (moment: string): string => longDateFormat.format(new Date(moment));

/** Such as `Mar 3, 2026`, in the time zone of whoever looks. */
export const shortDate = (moment: string): string => shortDateFormat.format(new Date(moment));

/** Such as `March 3, 2026 at 2:05 PM`, in the time zone of whoever looks. */
export const dateAndTime = (moment: string): string => dateTimeFormat.format(new Date(moment));

/** Whole days from one moment to another. */
export const daysBetween = (from: Date, to: Date): number =>
  Math.max(0, Math.floor((to.getTime() - from.getTime()) / day));
