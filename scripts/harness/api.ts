/** Calls the API of a running server as a program does. */
export interface Api {
  /** Answers the parsed body, or the bytes of what is no JSON. Throws where the answer is not a success. */
  readonly post: (path: string, body: unknown, signal?: AbortSignal) => Promise<unknown>;
  readonly get: (path: string, signal?: AbortSignal) => Promise<unknown>;
}

/** What the browser sends instead of the password: any text of this shape is one. */
const derivedPassword = 'a1'.repeat(32);

/** `from` is the network address that a proxy in front of the server would tell of. */
export const registerPerson = async (address: string, email: string, from?: string): Promise<Api> =>
  signedIn({ address, from }, '/api/auth/register', {
    email,
    firstName: 'Ada',
    lastName: 'Lovelace',
    password: derivedPassword,
    confirmPassword: derivedPassword,
  });

export const signInPerson = async (address: string, email: string, from?: string): Promise<Api> =>
  signedIn({ address, from }, '/api/auth/login', { email, password: derivedPassword });

/** Somebody who has no account. */
export const visit = (address: string, from?: string): Api => apiOf({ address, from }, undefined);

interface Way {
  readonly address: string;
  readonly from: string | undefined;
}

const signedIn = async (way: Way, path: string, body: unknown): Promise<Api> => {
  const answer = await apiOf(way, undefined).post(path, body);
  if (!isRecord(answer) || typeof answer.sessionToken !== 'string') throw new Error(`${path} gave no session token.`);
  return apiOf(way, answer.sessionToken);
};

const apiOf = ({ address, from }: Way, token: string | undefined): Api => ({
  post: (path, body, signal) => call(address, path, { method: 'POST', body, token, from, signal }),
  get: (path, signal) => call(address, path, { method: 'GET', token, from, signal }),
});

interface CallOptions {
  readonly method: 'GET' | 'POST';
  readonly body?: unknown;
  readonly token: string | undefined;
  readonly from: string | undefined;
  readonly signal?: AbortSignal | undefined;
}

const call = async (
  address: string,
  path: string,
  { method, body, token, from, signal }: CallOptions,
): Promise<unknown> => {
  const response = await fetch(`${address}${path}`, {
    method,
    signal: signal ?? null,
    headers: {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(from === undefined ? {} : { 'x-forwarded-for': from }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}: ${await response.text()}`);
  const isJson = response.headers.get('content-type')?.startsWith('application/json') === true;
  return isJson ? response.json() : response.arrayBuffer();
};

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
