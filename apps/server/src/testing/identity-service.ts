import { createHash, createHmac, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';

/**
 * A sign-in service on this machine that holds callers to the rules: the client's secret, the registered way back, PKCE, codes
 * that work once. It speaks OpenID Connect (RFC 6749, RFC 7636, OpenID Connect Core 1.0) with signed id tokens, and the plain
 * OAuth 2 of Facebook with its graph. It signs everybody in at once, as the person that the test names.
 */
export interface IdentityService {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** What the service says of the next person: claims of the id token, or fields of the graph's profile. */
  person: Readonly<Record<string, unknown>>;
  /** Claims that the next id token carries instead of the right ones. */
  forged: Readonly<Record<string, unknown>>;
  /** Whether the next person says no. */
  isRefusing: boolean;
  /** The addresses that browsers and servers asked for. */
  readonly asked: string[];
  readonly close: () => Promise<void>;
}

interface Grant {
  readonly challenge: string;
  readonly redirectUri: string;
  readonly nonce: string | null;
}

export const startIdentityService = async (port = 0): Promise<IdentityService> => {
  const { publicKey, privateKey } = await generateKeyPair('RS256');
  const key = { ...(await exportJWK(publicKey)), kid: 'one', alg: 'RS256', use: 'sig' };
  const grants = new Map<string, Grant>();
  const accessTokens = new Set<string>();

  const authorize = (url: URL, response: ServerResponse): void => {
    const { searchParams: asked } = url;
    const back = new URL(asked.get('redirect_uri') ?? 'about:blank');
    back.searchParams.set('state', asked.get('state') ?? '');
    const isRight =
      asked.get('client_id') === service.clientId &&
      asked.get('code_challenge_method') === 'S256' &&
      asked.has('scope');
    if (!isRight) return void response.writeHead(400).end('not a request of our client');
    if (service.isRefusing) back.searchParams.set('error', 'access_denied');
    else {
      const code = randomUUID();
      grants.set(code, {
        challenge: asked.get('code_challenge') ?? '',
        redirectUri: asked.get('redirect_uri') ?? '',
        nonce: asked.get('nonce'),
      });
      back.searchParams.set('code', code);
    }
    response.writeHead(302, { location: back.href }).end();
  };

  const trade = async (request: IncomingMessage, response: ServerResponse, hasIdToken: boolean): Promise<void> => {
    const form = new URLSearchParams(await readText(request));
    const code = form.get('code') ?? '';
    const grant = grants.get(code);
    grants.delete(code);
    const challenge = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url');
    const isRight =
      form.get('client_id') === service.clientId &&
      form.get('client_secret') === service.clientSecret &&
      grant?.redirectUri === form.get('redirect_uri') &&
      grant?.challenge === challenge;
    if (!isRight) return sendJson(response, { error: 'invalid_grant' }, 400);
    const access_token = randomUUID();
    accessTokens.add(access_token);
    const id_token = await new SignJWT({ nonce: grant?.nonce, ...service.person, ...service.forged })
      .setProtectedHeader({ alg: 'RS256', kid: 'one' })
      .setIssuer(String(service.forged.iss ?? service.issuer))
      .setAudience(String(service.forged.aud ?? service.clientId))
      .setIssuedAt()
      .setExpirationTime('5m')
      .sign(privateKey);
    sendJson(response, { access_token, token_type: 'bearer', expires_in: 300, ...(hasIdToken ? { id_token } : {}) });
  };

  const showProfile = (url: URL, request: IncomingMessage, response: ServerResponse): void => {
    const token = request.headers.authorization?.replace(/^Bearer /i, '') ?? '';
    const proof = createHmac('sha256', service.clientSecret).update(token).digest('hex');
    const isRight = accessTokens.has(token) && url.searchParams.get('appsecret_proof') === proof;
    const fields = (url.searchParams.get('fields') ?? '').split(',');
    const profile = Object.fromEntries(Object.entries(service.person).filter(([name]) => fields.includes(name)));
    if (isRight) sendJson(response, profile);
    else sendJson(response, { error: { message: 'Invalid appsecret_proof' } }, 400);
  };

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const url = new URL(request.url ?? '/', service.issuer);
    service.asked.push(url.href);
    if (url.pathname === '/.well-known/openid-configuration') return sendJson(response, describe(service.issuer));
    if (url.pathname === '/keys') return sendJson(response, { keys: [key] });
    if (url.pathname === '/authorize' || /^\/v\d+\.0\/dialog\/oauth$/.test(url.pathname))
      return authorize(url, response);
    if (url.pathname === '/token') return trade(request, response, true);
    if (/^\/v\d+\.0\/oauth\/access_token$/.test(url.pathname)) return trade(request, response, false);
    if (/^\/v\d+\.0\/me$/.test(url.pathname)) return showProfile(url, request, response);
    response.writeHead(404).end();
  };

  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => response.writeHead(500).end(String(error)));
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const address = server.address();
  const service: IdentityService = {
    issuer: `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : port}`,
    clientId: 'diagloom',
    clientSecret: 'secret of the test',
    person: {},
    forged: {},
    isRefusing: false,
    asked: [],
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return service;
};

const describe = (issuer: string) => ({
  issuer,
  authorization_endpoint: `${issuer}/authorize`,
  token_endpoint: `${issuer}/token`,
  jwks_uri: `${issuer}/keys`,
  response_types_supported: ['code'],
  subject_types_supported: ['public'],
  id_token_signing_alg_values_supported: ['RS256'],
  code_challenge_methods_supported: ['S256'],
});

const sendJson = (response: ServerResponse, body: unknown, status = 200): void => {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
};

const readText = async (request: IncomingMessage): Promise<string> => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks).toString('utf8');
};
