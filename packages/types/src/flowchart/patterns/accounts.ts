import type { Pattern } from '@diagloom/diagram/model';

/** Signing in and everything around an account. */
export const accountPatterns: readonly Pattern[] = [
  {
    id: 'sign-in',
    title: 'Sign-in',
    aliases: ['login', 'user login', 'login page', 'login form', 'login screen', 'login with password'],
    keywords: [
      'password',
      'username',
      'email',
      'credential',
      'web',
      'website',
      'secure',
      'account',
      'mobile',
      'validation',
    ],
    notation: `
a(start)
b(io) Enter username and password
c Verify the credentials
d? Credentials valid?
e Show an error message
f? Attempts left?
g Lock the account
h Create the session
i Open the dashboard
j(end) Signed in
k(end) Access denied
a -> b
b -> c
c -> d
d -> h: Yes
d -> e: No
e -> f
f -> b: Yes
f -> g: No
g -> k
h -> i
i -> j
`,
    options: [
      {
        title: 'a second factor',
        when: ['2fa', 'sms code', 'authenticator app', 'authenticator'],
        changes: [
          {
            without: ['d -> h: Yes'],
            with: `
p Send the verification code
q(io) Enter the verification code
r? Code valid?
s? Code expired?
d -> p: Yes
p -> q
q -> r
r -> h: Yes
r -> s: No
s -> p: Yes
s -> f: No
`,
          },
        ],
      },
      {
        title: 'a password reset',
        when: ['password reset', 'change password'],
        changes: [
          {
            without: ['e -> f'],
            with: `
t? Password forgotten?
u(io) Enter the email address
v Send a reset link
w(io) Choose a new password
e -> t
t -> u: Yes
t -> f: No
u -> v
v -> w
w -> b
`,
          },
        ],
      },
      {
        title: 'a registration for new users',
        when: ['registration', 'new user'],
        changes: [
          {
            without: ['a -> b'],
            with: `
x? Account exists?
y(io) Fill in the registration form
z Create the account
a -> x
x -> b: Yes
x -> y: No
y -> z
z -> b
`,
          },
        ],
      },
      {
        title: 'a session that is remembered',
        when: ['remember me', 'stay signed in', 'keep me signed in'],
        changes: [
          {
            without: ['h -> i'],
            with: `
m? Remember this device?
n Store a long-lived token
h -> m
m -> n: Yes
m -> i: No
n -> i
`,
          },
        ],
      },
    ],
  },
  {
    id: 'registration',
    title: 'User registration',
    aliases: ['registration', 'registration form', 'customer registration', 'account registration'],
    keywords: [
      'email',
      'website',
      'form',
      'verification',
      'confirmation',
      'validation',
      'account',
      'new',
      'customer',
      'web',
    ],
    notation: `
a(start)
b(io) Fill in the registration form
c Validate the fields
d? All fields valid?
e Mark the invalid fields
f? E-mail already registered?
g Suggest signing in instead
h Create an inactive account
i Send a confirmation email
j(io) Open the confirmation link
k? Link still valid?
l Activate the account
m Show the welcome page
n(end) Registered
o(end) Sent to sign-in
a -> b
b -> c
c -> d
d -> f: Yes
d -> e: No
e -> b
f -> g: Yes
f -> h: No
g -> o
h -> i
i -> j
j -> k
k -> l: Yes
k -> i: No
l -> m
m -> n
`,
  },
  {
    id: 'password-reset',
    title: 'Password reset',
    aliases: ['password change', 'reset link'],
    keywords: ['email', 'token', 'link', 'forgot'],
    notation: `
a(start)
b Choose "Forgot password"
c(io) Enter the email address
g Show "Check your inbox" in any case
d? Account known?
e Create a single-use token
f Send the reset link
h(io) Follow the link
i? Token valid and fresh?
j(io) Enter a new password
k? Password strong enough?
l Explain the password rules
m Store the new password hash
n Sign out all other sessions
o Confirm the change by email
p(end) Password changed
q(end) Nothing sent
a -> b
b -> c
c -> g
g -> d
d -> e: Yes
d -> q: No
e -> f
f -> h
h -> i
i -> j: Yes
i -> c: No
j -> k
k -> m: Yes
k -> l: No
l -> j
m -> n
n -> o
o -> p
`,
  },
  {
    id: 'magic-link-sign-in',
    title: 'Sign-in by magic link',
    aliases: ['magic link'],
    keywords: ['email', 'login'],
    notation: `
a(start)
b(io) Enter the email address
c? Address known?
d Offer to create an account
e Issue a one-time token
f Mail the magic link
g(io) Click the link in the mail
h? Link used before?
i? Older than 15 minutes?
j Reject the link
k Mark the token as used
l Start the session
m(end) Signed in
n(end) Left for registration
a -> b
b -> c
c -> e: Yes
c -> d: No
d -> n
e -> f
f -> g
g -> h
h -> j: Yes
h -> i: No
i -> j: Yes
i -> k: No
j -> b
k -> l
l -> m
`,
  },
  {
    id: 'account-deletion',
    title: 'Account deletion',
    aliases: ['delete account', 'close account', 'account closure', 'data erasure', 'right to be forgotten'],
    keywords: ['gdpr', 'privacy', 'personal', 'data', 'request', 'user'],
    notation: `
a(start)
b Request the deletion
c(io) Confirm the identity
d? Identity proven?
e? Unpaid invoices or disputes?
f Explain what must be settled
g Offer an export of the data
h Deactivate the account
i Wait for the grace period
j? Withdrawn in time?
k Reactivate the account
l Erase the personal data
m Keep what the law requires
n(document) Confirmation of the deletion
o(end) Deleted
p(end) Kept
a -> b
b -> c
c -> d
d -> e: Yes
d -> p: No
e -> f: Yes
e -> g: No
f -> p
g -> h
h -> i
i -> j
j -> k: Yes
j -> l: No
k -> p
l -> m
m -> n
n -> o
`,
  },
];
