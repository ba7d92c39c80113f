import type { Pattern } from '@diagloom/diagram/model';

/** Protocols that say who somebody is. Message order after RFC 6749, RFC 7636, OpenID Connect Core 1.0 and the SAML 2.0 web browser profile. */
export const identityPatterns: readonly Pattern[] = [
  {
    id: 'oauth-authorization-code',
    title: 'OAuth 2.0 authorization code flow',
    aliases: [
      'oauth',
      'authorization code',
      'oauth authorization code',
      'oauth login',
      'social login',
      'login with google',
      'google login',
      'facebook login',
      'oauth grant',
    ],
    keywords: [
      'grant',
      'token',
      'google',
      'github',
      'third party',
      'access token',
      'authorisation',
      'web',
      'delegation',
    ],
    notation: `
a(actor) User
b Browser
c Client application
d Authorization server
e Resource server
a -> b: Choose "Sign in"
b -> c: Open the sign-in page
c --> b: Redirect with client id, scope and state
b -> d: Authorization request
d --> b: Login and consent page
a -> b: Enter credentials and consent
b -> d: Credentials and consent
d --> b: Redirect with authorization code and state
b -> c: Authorization code and state
c -> c: Compare the state
c -> d: Code, client id and secret
d -> d: Check code and client
d --> c: Access token and refresh token
c -> e: API request with access token
e -> e: Validate the token
e --> c: Protected resource
c --> b: Signed-in page
`,
    options: [
      {
        title: 'PKCE',
        when: ['pkce', 'proof key', 'public client', 'single page app', 'mobile', 'spa'],
        changes: [
          {
            without: ['c --> b: Redirect with client id, scope and state', 'b -> d: Authorization request'],
            with: `
c -> c: Create code verifier and challenge
c --> b: Redirect with client id, scope, state and challenge
b -> d: Authorization request with challenge
d -> d: Keep the code challenge
`,
          },
          {
            without: ['c -> d: Code, client id and secret', 'd -> d: Check code and client'],
            with: 'c -> d: Code and code verifier\nd -> d: Hash the verifier and compare',
          },
        ],
      },
      {
        title: 'a token refresh',
        when: ['refresh', 'refresh token', 'token refresh', 'token expiry', 'expired token'],
        changes: [
          {
            with: `
[r(opt)] access token expired
c -> e@r: API request with expired token
e --> c@r: 401 invalid token
c -> d@r: Refresh token
d --> c@r: New access token
c -> e@r: API request repeated
e --> c@r: Protected resource
`,
          },
        ],
      },
    ],
  },
  {
    id: 'oauth-client-credentials',
    title: 'OAuth 2.0 client credentials flow',
    aliases: [
      'client credentials',
      'oauth client credentials',
      'machine to machine',
      'service to service login',
      'm2m',
    ],
    keywords: ['token', 'grant', 'service', 'api', 'oauth'],
    notation: `
[r(opt)] no valid token in the cache
[x(alt)] ""
[y(section)@x] Token and scope valid
[z(section)@x] Otherwise
a Calling service
b Token cache
c Authorization server
d Called API
a -> b: Look for a token
b --> a: Token or nothing
a -> c@r: Client id, secret and scope
c -> c@r: Authenticate the client
c --> a@r: Access token with lifetime
a -> b@r: Store until it expires
a -> d: Request with bearer token
d -> d: Check signature and scope
d --> a@y: Response
d --> a@z: 401 or 403
`,
  },
  {
    id: 'openid-connect',
    title: 'OpenID Connect sign-in',
    aliases: ['oidc', 'oidc login', 'oidc authorization code', 'id token'],
    keywords: ['oauth', 'token', 'sso', 'identity', 'provider'],
    notation: `
a(actor) Person
b Browser
c Relying party
d OpenID provider
a -> b: Open a protected page
b -> c: Request the page
c --> b: Redirect with scope openid, state and nonce
b -> d: Authentication request
d --> b: Sign-in form
a -> b: Enter credentials
b -> d: Submit credentials
d --> b: Redirect with code
b -> c: Code and state
c -> d: Exchange code for tokens
d --> c: ID token and access token
c -> d: Fetch the signing keys
d --> c: JSON Web Key Set
c -> c: Verify signature, issuer, audience and nonce
c -> d: Ask for the user's claims
d --> c: Name, email and picture
c --> b: Session cookie and page
`,
  },
  {
    id: 'saml-single-sign-on',
    title: 'SAML single sign-on',
    aliases: ['saml', 'saml sso', 'sso', 'enterprise sso', 'saml login', 'sso login', 'federated login'],
    keywords: ['identity provider', 'identity', 'provider', 'service provider', 'assertion', 'employee', 'federation'],
    notation: `
[x(alt)] ""
[y(section)@x] Assertion valid
[z(section)@x] Otherwise
[o(opt)] no session at the identity provider
a(actor) Employee
b Browser
c Service provider
d Identity provider
e(database) Directory
a -> b: Open the application
b -> c: Request a resource
c --> b: Redirect with AuthnRequest
b -> d: AuthnRequest and relay state
d --> b@o: Login page
a -> b@o: Enter credentials
b -> d@o: Post credentials
d -> e@o: Look up the account
e --> d@o: Account and groups
d --> b: Form with signed assertion
b -> c: Post assertion to the consumer URL
c -> c: Check signature, audience and time
c --> b@y: Session cookie and resource
c --> b@z: Error page
`,
  },
  {
    id: 'token-sign-in',
    title: 'Sign-in with a JSON Web Token',
    aliases: [
      'login',
      'jwt',
      'jwt login',
      'token login',
      'user login',
      'login with jwt',
      'token based login',
      'api login',
      'session login',
      'refresh token',
      'login with token',
    ],
    keywords: ['password', 'backend', 'frontend', 'api', 'database', 'web', 'mobile', 'authentication'],
    notation: `
[x(alt)] ""
[y(section)@x] Password matches
[z(section)@x] Otherwise
a(actor) Visitor
b Web app
c API
d Token service
e(database) User database
a -> b: Enter email and password
b -> c: POST /login
c -> e: Find the user by email
e --> c: User with password hash
c -> c: Compare the hash
c -> d@y: Sign a token for the user
d --> c@y: Access and refresh token
c --> b@y: 200 with tokens
b -> a@y: Show the home page
c --> b@z: 401 Unauthorized
b -> a@z: Show "Wrong email or password"
`,
    options: [
      {
        title: 'a second factor',
        when: ['2fa', 'sms code', 'authenticator app'],
        changes: [
          {
            without: ['c -> d@y: Sign a token for the user'],
            with: `
m Message gateway
c -> m@y: Send a one-time code
m -async-> a@y: Code by text message
c --> b@y: 202 code required
a -> b@y: Enter the code
b -> c@y: POST /login/code
c -> c@y: Compare the code
c -> d@y: Sign a token for the user
`,
          },
        ],
      },
    ],
  },
  {
    id: 'password-reset-messages',
    title: 'Password reset by email',
    aliases: ['password reset by e-mail', 'password reset'],
    keywords: ['email', 'link', 'token', 'user'],
    notation: `
[x(alt)] ""
[y(section)@x] Token valid
[z(section)@x] Expired or used
a(actor) Account owner
b Website
c Account service
d(database) Account store
e Mail service
a -> b: Choose "Forgot password"
b -> c: Reset for this address
c -> d: Save hash of a random token
c -async-> e: Mail with reset link
c --> b: Same answer for every address
e -async-> a: Reset link
a -> b: Open the link
b -> c: Token from the link
c -> d: Find token and expiry
d --> c: Token record
c --> b@y: Form for a new password
a -> b@y: Type the new password
b -> c@y: New password and token
c -> d@y: Store hash, delete token and sessions
c --> b@y: Password changed
c --> b@z: Ask for a new link
`,
  },
];
