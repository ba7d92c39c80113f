/** Words of the login and register pages. */
export const loginStrings = {
  title: 'Welcome back',
  text: 'Sign in to go on with your diagrams.',
  submit: 'Sign In',
  noAccount: 'No account yet?',
  createAccount: 'Create one',
  failed: 'Login failed',
  succeeded: 'Welcome back!',
  loggedInAs: (name: string) => `Successfully logged in as ${name}`,
} as const;

export const registerStrings = {
  title: 'Create your account',
  text: 'It takes a minute, and no credit card.',
  firstName: 'First name',
  lastName: 'Last name',
  username: 'Username',
  usernameHint: 'Optional, 3 to 20 characters',
  passwordHint: 'At least 6 characters',
  confirmPassword: 'Confirm password',
  agreeBefore: 'I agree to the ',
  terms: 'Terms of Service',
  agreeBetween: ' and the ',
  privacy: 'Privacy Policy',
  submit: 'Create Account',
  hasAccount: 'Already have an account?',
  signIn: 'Sign in',
  failed: 'Registration failed',
  succeeded: 'Account created successfully!',
  welcome: (name: string) => `Welcome to Diagloom, ${name}.`,
  planTitle: 'Free plan',
  planPrice: 'No credit card required',
} as const;
