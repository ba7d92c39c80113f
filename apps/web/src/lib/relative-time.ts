const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

/** How long ago something was: 'Just now' under a minute, then minutes, hours and days. */
export const relativeTime = (then: Date, now: Date): string => {
  const elapsed = now.getTime() - then.getTime();
  if (elapsed < minute) return 'Just now';
  if (elapsed < hour) return ago(elapsed / minute, 'minute');
  if (elapsed < day) return ago(elapsed / hour, 'hour');
  return ago(elapsed / day, 'day');
};

const ago = (amount: number, unit: string): string => {
  const whole = Math.floor(amount);
  return `${whole} ${unit}${whole === 1 ? '' : 's'} ago`;
};
