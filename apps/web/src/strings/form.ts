/** Words that several forms share. */
export const formStrings = {
  email: 'Email',
  password: 'Password',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  passwordNotProcessed: 'Failed to process password. Please try again.',
  waitTitle: 'Too many attempts',
  wait: (minutes: number, seconds: number) =>
    `You can try again in ${minutes === 0 ? '' : `${minutes} min `}${seconds} s.`,
  networkFailed: 'Couldn’t reach the server. Check your connection and try again.',
} as const;
