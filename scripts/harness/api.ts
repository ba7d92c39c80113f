/** Calls the API of a running server as a program does. */
export interface Api {
  /** Answers the parsed body, or the bytes of what is no JSON. Throws where the answer is not a success. */
  readonly post: (path: string, body: unknown, signal?: AbortSignal) => Promise<unknown>;
  readonly get: (path: string, signal?: AbortSignal) => Promise<unknown>;
}

/** What the browser sends instead of the password: any text of this shape is one. */
const derivedPassword = 'a1'.repeat(32);

export const registerPerson = async (address: string, email: string): Promise<Api> =>
  signedIn(address, '/api/auth/register', {
    email,
    firstName: 'Ada',
    lastName: 'Lovelace',
    password: derivedPassword,
    confirmPassword: derivedPassword,
  });

export const signInPerson = async (address: string, email: string): Promise<Api> =>
  signedIn(address, '/api/auth/login', { email, password: derivedPassword });

const signedIn = async (address: string, path: string, body: unknown): Promise<Api> => {
  const answer = await call(address, path, { method: 'POST', body });
  if (!isRecord(answer) || typeof answer.sessionToken !== 'string') throw new Error(`${path} gave no session token.`);
  const token = answer.sessionToken;
  return {
    post: (to, content, signal) => call(address, to, { method: 'POST', body: content, token, signal }),
    get: (from, signal) => call(address, from, { method: 'GET', token, signal }),
  };
};

interface CallOptions {
  readonly method: 'GET' | 'POST';
  readonly body?: unknown;
  readonly token?: string;
  readonly signal?: AbortSignal | undefined;
}

const call = async (address: string, path: string, { method, body, token, signal }: CallOptions): Promise<unknown> => {
  const response = await fetch(`${address}${path}`, {
    method,
    signal: signal ?? null,
    headers: {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}: ${await response.text()}`);
  const isJson = response.headers.get('content-type')?.startsWith('application/json') === true;
  return isJson ? response.json() : response.arrayBuffer();
};

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
