import { type Call, pathOf } from '@diagloom/contract';
import type * as z from 'zod/mini';
import { shellStrings } from '../strings/shell.ts';
import { ApiError } from './api-error.ts';
import { endedSession } from './ended-session.ts';
import { readSessionToken, removeSessionToken } from './session-token.ts';
import { showToast } from './toast-store.ts';
import { whenOnline } from './when-online.ts';

/** A call of the contract, by what goes in and what comes out. */
interface ApiCall<Body extends z.ZodMiniType, Answer extends z.ZodMiniType> extends Pick<Call, 'method' | 'path'> {
  readonly body?: Body;
  readonly response: Answer;
}

interface CallInput<Body extends z.ZodMiniType> {
  readonly params?: Readonly<Record<string, string | number>>;
  readonly query?: Readonly<Record<string, string | number>>;
  readonly body?: z.input<Body>;
  readonly signal?: AbortSignal;
}

/** Makes a call of the contract and checks its answer. Throws an `ApiError` for any answer but a success. */
export const callApi = async <Body extends z.ZodMiniType, Answer extends z.ZodMiniType>(
  call: ApiCall<Body, Answer>,
  input: CallInput<Body> = {},
): Promise<z.output<Answer>> => {
  const response = await requestApi(call, input);
  return call.response.parse(await response.json());
};

/** Reads data: as `callApi`, except that somebody who is not signed in gets null. */
export const readApi = async <Body extends z.ZodMiniType, Answer extends z.ZodMiniType>(
  call: ApiCall<Body, Answer>,
  input: CallInput<Body> = {},
): Promise<z.output<Answer> | null> => {
  try {
    return await callApi(call, input);
  } catch (error) {
    if (error instanceof ApiError && (error.status === 401 || error.failure?.code === 'account_blocked')) return null;
    throw error;
  }
};

/** Makes a call and gives the raw answer, for streams. Throws an `ApiError` for any answer but a success. */
export const requestApi = <Body extends z.ZodMiniType, Answer extends z.ZodMiniType>(
  { method, path }: ApiCall<Body, Answer>,
  { params, query, body, signal }: CallInput<Body>,
  accept = 'application/json',
): Promise<Response> => requestPath(pathOf({ path }, params) + queryString(query), { method, body, signal, accept });

interface PathRequest {
  readonly method?: Call['method'];
  readonly body?: unknown;
  readonly signal?: AbortSignal | undefined;
  readonly accept: string;
}

/** Sends a form with files to a call and checks its answer, as `callApi` does with JSON. */
export const sendForm = async <Body extends z.ZodMiniType, Answer extends z.ZodMiniType>(
  { path, response: answer }: ApiCall<Body, Answer>,
  { form, query, signal }: { readonly form: FormData } & Pick<CallInput<Body>, 'query' | 'signal'>,
): Promise<z.output<Answer>> => {
  const response = await requestPath(path + queryString(query), {
    method: 'POST',
    body: form,
    signal,
    accept: 'application/json',
  });
  return answer.parse(await response.json());
};

/** Asks for a path as `requestApi` does, for downloads. */
export const requestPath = async (path: string, { method, body, signal, accept }: PathRequest): Promise<Response> => {
  if (method !== undefined && method !== 'GET') await whenOnline(signal);
  const response = await fetch(path, {
    method: method ?? 'GET',
    credentials: 'include',
    headers: {
      accept,
      // The browser itself says where the parts of a form begin.
      ...(body === undefined || body instanceof FormData ? {} : { 'content-type': 'application/json' }),
      ...authorization(readSessionToken()),
    },
    body: body instanceof FormData ? body : body === undefined ? null : JSON.stringify(body),
    signal: signal ?? null,
  });
  if (response.ok) return response;
  const error = new ApiError(response.status, response.statusText, await response.text(), retryAfterOf(response));
  if (error.failure?.code === 'unauthenticated') endSession();
  if (error.failure?.code === 'account_blocked') endSession(error.failure.error);
  throw error;
};

/** In seconds; the other form of the header, a date, is none that our server sends. */
const retryAfterOf = ({ headers }: Response): number | undefined => {
  const seconds = Number(headers.get('retry-after') ?? Number.NaN);
  return seconds > 0 ? seconds : undefined;
};

/** The server no longer knows the session that this page believed in; `why` where its account is blocked. */
const endSession = (why?: string): void => {
  if (readSessionToken() === null || endedSession.end(why)) return;
  removeSessionToken();
  showToast({ title: shellStrings.sessionEnded, description: why ?? shellStrings.sessionEndedText });
};

const authorization = (token: string | null): Readonly<Record<string, string>> =>
  token === null ? {} : { authorization: `Bearer ${token}` };

const queryString = (query: Readonly<Record<string, string | number>> | undefined): string => {
  if (query === undefined) return '';
  const pairs = Object.entries(query).map(([name, value]): [string, string] => [name, String(value)]);
  return `?${new URLSearchParams(pairs)}`;
};
