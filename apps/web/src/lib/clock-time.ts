const clock = { hour: 'numeric', minute: '2-digit' } as const;

/** When something was, to the minute: today only by the clock. */
export const clockTime = (then: Date, now: Date): string =>
  then.toLocaleString('en-US', {
    ...(then.toDateString() !== now.toDateString() && { day: 'numeric', month: 'short' }),
    ...(then.getFullYear() !== now.getFullYear() && { year: 'numeric' }),
    ...clock,
  });
