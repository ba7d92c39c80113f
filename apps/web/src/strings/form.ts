/** Words that several forms share. */
export const formStrings = {
  email: 'Email',
  password: 'Password',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  optional: 'Optional',
  checkFields: 'Please check the marked fields.',
  networkFailed: 'The server cannot be reached. Check the connection and try again.',
} as const;
