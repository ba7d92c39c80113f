/** How everything looks that cannot be used right now: pale words, and nothing of what invites to press. */
export const disabledLook =
  'disabled:cursor-not-allowed disabled:border-line disabled:text-ink-off disabled:shadow-none';
