/** Calls the API of a running server as a program does. */
export interface Api {
  /** Answers the parsed body. Throws where the answer is not a success. */
  readonly post: (path: string, body: unknown) => Promise<unknown>;
  readonly get: (path: string) => Promise<unknown>;
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
    post: (to, content) => call(address, to, { method: 'POST', body: content, token }),
    get: (from) => call(address, from, { method: 'GET', token }),
  };
};

interface CallOptions {
  readonly method: 'GET' | 'POST';
  readonly body?: unknown;
  readonly token?: string;
}

const call = async (address: string, path: string, { method, body, token }: CallOptions): Promise<unknown> => {
  const response = await fetch(`${address}${path}`, {
    method,
    headers: {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}: ${await response.text()}`);
  return response.json();
};

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
