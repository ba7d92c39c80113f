const clock = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;

/** When something was, to the minute: today only by the clock. */
export const clockTime = (then: Date, now: Date): string =>
  then.toLocaleString('en-US', {
    ...(then.toDateString() !== now.toDateString() && { day: 'numeric', month: 'short' }),
    ...(then.getFullYear() !== now.getFullYear() && { year: 'numeric' }),
    ...clock,
  });
