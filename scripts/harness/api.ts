/** Calls the API of a running server as a program does. */
export interface Api {
  /** Answers the parsed body, or the bytes of what is no JSON. Throws where the answer is not a success. */
  readonly post: (path: string, body: unknown, signal?: AbortSignal) => Promise<unknown>;
  readonly get: (path: string, signal?: AbortSignal) => Promise<unknown>;
  /** What goes with every request, for whoever sends them in another way. */
  readonly headers: Readonly<Record<string, string>>;
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

const apiOf = ({ address, from }: Way, token: string | undefined): Api => {
  const headers = {
    ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    ...(from === undefined ? {} : { 'x-forwarded-for': from }),
  };
  const call = async (path: string, init: RequestInit): Promise<unknown> =>
    answerOf(path, await fetch(`${address}${path}`, init));
  return {
    headers,
    get: (path, signal) => call(path, { headers, signal: signal ?? null }),
    post: (path, body, signal) =>
      call(path, {
        method: 'POST',
        signal: signal ?? null,
        headers: { ...headers, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      }),
  };
};

const answerOf = async (path: string, response: Response): Promise<unknown> => {
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
  const isJson = response.headers.get('content-type')?.startsWith('application/json') === true;
  return isJson ? response.json() : response.arrayBuffer();
};

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
