import {
  connect as connectCall,
  disconnect,
  getCurrentUser,
  listConnections,
  register,
  type SocialProviderId,
} from '@diagloom/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { insertInvitation } from '../../../platform/accounts/invitation-repository.ts';
import { users } from '../../../platform/database/schema/index.ts';
import { buildBrowser, type TestBrowser } from '../../../testing/build-browser.ts';
import { buildMailbox } from '../../../testing/build-mailbox.ts';
import { buildRegistration, buildUser } from '../../../testing/build-user.ts';
import { startIdentityService } from '../../../testing/identity-service.ts';
import { startTestServer } from '../../../testing/test-server.ts';

const service = await startIdentityService();
afterAll(service.close);
const mailbox = buildMailbox();
const credentials = { clientId: service.clientId, clientSecret: service.clientSecret, issuer: service.issuer };
const server = await startTestServer({
  mail: mailbox.transport,
  social: { google: credentials, facebook: credentials, microsoft: credentials },
});

const byInvitation = await startTestServer({
  registration: 'invite',
  // No account is the first one at this machine, which needs none.
  trustProxy: 1,
  social: { google: credentials, facebook: credentials, microsoft: credentials },
});

describe('where accounts need an invitation', () => {
  test('a sign-in makes one with it alone, and finds the account again without', async () => {
    buildPerson('google');
    expect(problemOf(await signIn('google', buildBrowser(byInvitation)))).toBe('invitation_needed');
    const { token } = await insertInvitation(byInvitation.database, {
      email: undefined,
      expiresInDays: 1,
      madeBy: null,
    });
    const invited = (browser: TestBrowser) => browser.go(`/api/auth/google?invitation=${token}`);
    expect((await invited(buildBrowser(byInvitation))).searchParams.get('auth')).toBe('success');
    expect((await signIn('google', buildBrowser(byInvitation))).searchParams.get('auth')).toBe('success');
    buildPerson('google');
    expect(problemOf(await invited(buildBrowser(byInvitation)))).toBe('invitation_ended');
  });
});

let count = 0;

/** Somebody whom no test has used before, as each service tells of them; proven where the service can say so. */
const buildPerson = (provider: SocialProviderId, over: Readonly<Record<string, unknown>> = {}) => {
  count += 1;
  const [id, email] = [`account-${count}`, `person-${count}@gmail.com`];
  const tellers = {
    google: { sub: id, email, email_verified: true, given_name: 'Ada', family_name: 'Lovelace' },
    facebook: { id, email, first_name: 'Ada', last_name: 'Lovelace' },
    microsoft: { sub: id, tid: 'tenant', email, xms_edov: true, name: 'Ada Lovelace' },
  } as const satisfies Record<SocialProviderId, unknown>;
  service.person = { ...tellers[provider], ...over };
  return { email };
};

beforeEach(() => {
  service.forged = {};
  service.isRefusing = false;
});

const problemOf = (url: URL) => (url.pathname === '/sign-in-problem' ? url.searchParams.get('reason') : url.href);

const whoIs = async (url: URL) => {
  expect([url.pathname, url.searchParams.get('auth')]).toEqual(['/', 'success']);
  return server.succeed(getCurrentUser, { as: { sessionToken: url.searchParams.get('token') ?? '' } });
};

const signIn = async (provider: SocialProviderId, browser: TestBrowser = buildBrowser(server)): Promise<URL> =>
  browser.go(`/api/auth/${provider}`);

const confirmAddress = (email: string) =>
  server.database.update(users).set({ isEmailVerified: true }).where(eq(users.email, email));

describe.each(['google', 'facebook', 'microsoft'] as const)('a sign-in with %s', (provider) => {
  test('makes an account, and finds it again', async () => {
    const { email } = buildPerson(provider);
    const first = await whoIs(await signIn(provider));
    const second = await whoIs(await signIn(provider));
    expect(first.user).toMatchObject({ email, firstName: 'Ada', lastName: 'Lovelace', role: 'user' });
    expect(second.user.id).toBe(first.user.id);
    expect(first.user.isEmailVerified).toBe(provider !== 'facebook');
  });

  test('is not taken from a browser that did not begin it', async () => {
    buildPerson(provider);
    const browser = buildBrowser(server);
    const atService = (await browser.step(`/api/auth/${provider}`)) ?? '';
    const back = (await browser.step(atService)) ?? '';
    expect(problemOf(await buildBrowser(server).go(back))).toBe('expired');
  });

  test('is not taken with another state, nor twice', async () => {
    buildPerson(provider);
    const browser = buildBrowser(server);
    const back = new URL((await browser.step((await browser.step(`/api/auth/${provider}`)) ?? '')) ?? '');
    const kept = new Map(browser.cookies);
    back.searchParams.set('state', 'another');
    expect(problemOf(await browser.go(back.href))).toBe('not_confirmed');
    expect(problemOf(await browser.go(back.href))).toBe('expired');
    expect(kept.has('diagloom_sign_in')).toBe(true);
  });

  test('is not taken with another verifier', async () => {
    buildPerson(provider);
    const browser = buildBrowser(server);
    const back = (await browser.step((await browser.step(`/api/auth/${provider}`)) ?? '')) ?? '';
    changeFlow(browser, { codeVerifier: 'v'.repeat(43) });
    expect(problemOf(await browser.go(back))).toBe('not_confirmed');
  });

  test('opens nobody else’s account by an address that the service does not vouch for', async () => {
    const { email } = buildPerson(provider, { email_verified: false, xms_edov: undefined });
    await buildUser(server, { email });
    await confirmAddress(email);
    expect(problemOf(await signIn(provider))).toBe('email_taken');
  });

  test('says so where the person says no', async () => {
    buildPerson(provider);
    service.isRefusing = true;
    expect(problemOf(await signIn(provider))).toBe('cancelled');
  });

  test('says so where the service gives no address', async () => {
    buildPerson(provider, { email: undefined });
    expect(problemOf(await signIn(provider))).toBe('no_email');
  });

  test('does not let a blocked person in', async () => {
    buildPerson(provider);
    const { user } = await whoIs(await signIn(provider));
    await server.database.update(users).set({ isBlocked: true }).where(eq(users.id, user.id));
    expect(problemOf(await signIn(provider))).toBe('account_blocked');
  });
});

const changeFlow = (browser: TestBrowser, change: Readonly<Record<string, string>>): void => {
  const name = 'diagloom_sign_in';
  const flow: unknown = JSON.parse(Buffer.from(browser.cookies.get(name) ?? '', 'base64url').toString('utf8'));
  if (typeof flow !== 'object') throw new Error('The cookie holds no flow.');
  browser.cookies.set(name, Buffer.from(JSON.stringify({ ...flow, ...change })).toString('base64url'));
};

describe.each(['google', 'microsoft'] as const)('an id token of %s', (provider) => {
  test.each([
    ['another nonce', { nonce: 'another' }],
    ['no nonce', { nonce: undefined }],
    ['another audience', { aud: 'somebody-else' }],
    ['another issuer', { iss: 'https://accounts.example.com' }],
  ])('with %s is refused', async (_what, forged) => {
    buildPerson(provider);
    service.forged = forged;
    expect(problemOf(await signIn(provider))).toBe('not_confirmed');
  });

  test('opens the account with the same address where both sides have proven it', async () => {
    const { email } = buildPerson(provider);
    const { user } = await buildUser(server, { email });
    await confirmAddress(email);
    expect((await whoIs(await signIn(provider))).user.id).toBe(user.id);
  });

  test('does not open an account whose own address was never confirmed', async () => {
    const { email } = buildPerson(provider);
    await buildUser(server, { email });
    expect(problemOf(await signIn(provider))).toBe('email_taken');
  });
});

describe('a service’s word about an address', () => {
  const isVerifiedBy = async (
    provider: SocialProviderId,
    over: Readonly<Record<string, unknown>>,
  ): Promise<boolean> => {
    buildPerson(provider, over);
    return (await whoIs(await signIn(provider))).user.isEmailVerified;
  };

  test('counts from Google for its own addresses and those of a Workspace only', async () => {
    expect(await isVerifiedBy('google', { email: 'a@company.example' })).toBe(false);
    expect(await isVerifiedBy('google', { email: 'b@company.example', hd: 'company.example' })).toBe(true);
    expect(
      await isVerifiedBy('google', { email: 'c@company.example', hd: 'company.example', email_verified: false }),
    ).toBe(false);
  });

  test('counts from Microsoft only where the tenant owns the domain', async () => {
    expect(await isVerifiedBy('microsoft', { xms_edov: undefined })).toBe(false);
    expect(await isVerifiedBy('microsoft', { xms_edov: false, email_verified: true })).toBe(false);
    expect(await isVerifiedBy('microsoft', { xms_edov: '1' })).toBe(true);
  });

  test('that does not count is asked of the person by mail', async () => {
    const { email } = buildPerson('facebook');
    await signIn('facebook');
    expect((await mailbox.read(email, 'Confirm')).text).toContain('/verify-email#');
  });
});

describe('the address of an account', () => {
  test('is not enough: two tenants of Microsoft may have the same subject', async () => {
    buildPerson('microsoft', { sub: 'same', tid: 'one', email: 'one@tenants.example' });
    const one = await whoIs(await signIn('microsoft'));
    buildPerson('microsoft', { sub: 'same', tid: 'two', email: 'two@tenants.example' });
    expect((await whoIs(await signIn('microsoft'))).user.id).not.toBe(one.user.id);
  });

  test('follows the service’s account, not its present address', async () => {
    buildPerson('google', { sub: 'moved' });
    const before = await whoIs(await signIn('google'));
    buildPerson('google', { sub: 'moved' });
    expect((await whoIs(await signIn('google'))).user).toMatchObject({ id: before.user.id, email: before.user.email });
  });
});

test.each(['googleId', 'facebookId', 'microsoftId', 'appleId'])('a client that sends %s is refused', async (name) => {
  const answer = await server.ask(register, { body: buildRegistration({ [name]: 'account-1' }) });
  expect([answer.status, answer.body]).toMatchObject([
    400,
    { fields: { [name]: expect.stringContaining('sign-in button') } },
  ]);
});

test('two first sign-ins of a person at the same moment make one account', async () => {
  const { email } = buildPerson('google');
  const pages = await Promise.all([signIn('google'), signIn('google'), signIn('google')]);
  const people = await Promise.all(pages.map(whoIs));
  expect(new Set(people.map(({ user }) => user.id)).size).toBe(1);
  expect(await server.database.$count(users, eq(users.email, email))).toBe(1);
});

test('a service without credentials, or one that does not answer, leads to a page that says so', async () => {
  const bare = await startTestServer({ social: { microsoft: { ...credentials, issuer: 'http://127.0.0.1:9' } } });
  expect(problemOf(await buildBrowser(bare).go('/api/auth/google'))).toBe('not_configured');
  expect(problemOf(await buildBrowser(bare).go('/api/auth/google/callback?code=a&state=b'))).toBe('expired');
  expect(problemOf(await buildBrowser(bare).go('/api/auth/microsoft'))).toBe('unreachable');
});

test('the token goes to our own page alone, which tells nobody where it was', async () => {
  buildPerson('google');
  const page = await signIn('google');
  const token = page.searchParams.get('token') ?? '';
  expect(service.asked.filter((address) => address.includes(token))).toEqual([]);
  const { headers } = await server.app.inject({ method: 'GET', url: page.pathname + page.search });
  expect([headers['referrer-policy'], headers['cache-control']]).toEqual(['no-referrer', 'no-store']);
});

describe('a connection', () => {
  /** As a browser does: the page asks with the bearer token, the way back brings the cookie. */
  const connectAs = async (sessionToken: string, provider: SocialProviderId): Promise<URL> => {
    const browser = buildBrowser(server);
    const answer = await server.ask(connectCall, { as: { sessionToken }, params: { provider } });
    const { url } = connectCall.response.parse(answer.body);
    const flow = /diagloom_sign_in=([^;]+)/.exec(String(answer.headers['set-cookie']))?.[1] ?? '';
    browser.cookies.set('diagloom_sign_in', flow);
    browser.cookies.set('diagloom_session', sessionToken);
    return browser.go(url);
  };

  const listed = async (sessionToken: string) => {
    const { connections, hasPassword } = await server.succeed(listConnections, { as: { sessionToken } });
    return {
      connected: connections.filter(({ isConnected }) => isConnected).map(({ provider }) => provider),
      hasPassword,
    };
  };

  test('is made from the profile, whatever the address there, and is told by mail', async () => {
    const { sessionToken, user } = await buildUser(server);
    buildPerson('facebook');
    expect((await connectAs(sessionToken, 'facebook')).pathname).toBe('/profile');
    expect(await listed(sessionToken)).toEqual({ connected: ['facebook'], hasPassword: true });
    expect((await whoIs(await signIn('facebook'))).user.id).toBe(user.id);
    expect((await mailbox.read(user.email, 'way to sign in')).text).toContain('Facebook');
  });

  test('is not made with an account that another person here has', async () => {
    buildPerson('google');
    await signIn('google');
    const { sessionToken } = await buildUser(server);
    expect(problemOf(await connectAs(sessionToken, 'google'))).toBe('already_connected');
  });

  test('is not made by a browser in which somebody else is signed in by then', async () => {
    const [owner, other] = [await buildUser(server), await buildUser(server)];
    buildPerson('google');
    const browser = buildBrowser(server);
    const answer = await server.ask(connectCall, { as: owner, params: { provider: 'google' } });
    browser.cookies.set(
      'diagloom_sign_in',
      /diagloom_sign_in=([^;]+)/.exec(String(answer.headers['set-cookie']))?.[1] ?? '',
    );
    browser.cookies.set('diagloom_session', other.sessionToken);
    expect(problemOf(await browser.go(connectCall.response.parse(answer.body).url))).toBe('expired');
    expect((await listed(other.sessionToken)).connected).toEqual([]);
  });

  test('is ended, but not where it is the last way in', async () => {
    buildPerson('google');
    const page = await signIn('google');
    const sessionToken = page.searchParams.get('token') ?? '';
    const end = (provider: SocialProviderId) => server.ask(disconnect, { as: { sessionToken }, params: { provider } });
    expect(await end('google')).toMatchObject({ status: 409, body: { code: 'last_way_in' } });
    buildPerson('facebook');
    await connectAs(sessionToken, 'facebook');
    expect((await end('google')).status).toBe(200);
    expect(await listed(sessionToken)).toEqual({ connected: ['facebook'], hasPassword: false });
    expect((await end('facebook')).status).toBe(409);
  });
});
