/**
 * Why a model gave no reply. `key`: the key is missing or refused. `busy`: asked too often, or the account is spent. `down`: a fault of
 * the service. `unreachable`: no connection. `request`: the service did not take the request, such as an unknown model. `long`: the text does not fit
 * into the model. `private`: the address is one of this server's own network, and may not be. `memory`: running it took more than it may. `slow`: nothing came for too long. `cut`: the reply ended in the middle. `full`: all that it may write went into thoughts. `refused`: the service would not answer. `stopped`: nobody waits any more.
 */
export type ModelFailureKind =
  | 'key'
  | 'busy'
  | 'down'
  | 'unreachable'
  | 'request'
  | 'long'
  | 'private'
  | 'memory'
  | 'slow'
  | 'cut'
  | 'full'
  | 'refused'
  | 'stopped';

/** A sentence for people for each kind. What the service itself said is never shown: it may repeat keys and prompts. */
const sentences: Readonly<Record<ModelFailureKind, string>> = {
  key: 'The model didn’t accept the key. Ask your administrator to check it in the settings.',
  busy: 'The model is getting too many requests right now, or its account has run out of credit. Try again later.',
  down: 'The model isn’t working right now. Try again later.',
  unreachable: 'Couldn’t reach the model. Try again later.',
  request: 'The model didn’t accept the request. Ask your administrator to check the model’s name in the settings.',
  long: 'This is too long or too large for the model. Shorten it, or choose another model.',
  private:
    'The model’s address is inside this server’s own network, which isn’t allowed. Ask your administrator to enter another address.',
  memory:
    'The model needs more memory than it’s allowed. Ask your administrator to raise LOCAL_MODEL_MB or add a smaller model.',
  slow: 'The model took too long.',
  cut: 'The model’s answer was cut off.',
  full: 'The model used its whole allowance thinking and wrote nothing. Choose another model, or ask for less at once.',
  refused: 'The model declined to answer.',
  stopped: 'The model was stopped.',
};

export class ModelFailure extends Error {
  override readonly name = 'ModelFailure';
  readonly kind: ModelFailureKind;
  /** Seconds after which the service wants to be asked again. */
  readonly retryAfter: number | undefined;

  constructor(kind: ModelFailureKind, retryAfter?: number) {
    super(sentences[kind]);
    this.kind = kind;
    this.retryAfter = retryAfter;
  }
}

/**
 * What an error of the library, of the network, or a refusing answer means. The library's errors are told by their shape: it is loaded only
 * where a model is asked.
 */
export const failureOf = (error: unknown): ModelFailure => {
  const own = ownFailureIn(error);
  if (own !== undefined) return own;
  const { statusCode, responseHeaders } = Object(error);
  if (typeof statusCode !== 'number') return new ModelFailure(isUnread(error) ? 'cut' : 'unreachable');
  const retryAfter: unknown = Object(responseHeaders)['retry-after'];
  // An answer that began well and could not be read to its end.
  if (statusCode === 200) return new ModelFailure('cut');
  return ofStatus(statusCode, typeof retryAfter === 'string' ? retryAfter : undefined);
};

/** Whether something came that is no answer of the service, or only its beginning; the network has errors of its own. */
export const isUnread = (error: unknown): boolean =>
  error instanceof Error &&
  !(error instanceof TypeError || error.name === 'AI_APICallError') &&
  error.cause === undefined &&
  !('code' in error);

/** A failure of ours that the network and the library wrapped into their own. */
const ownFailureIn = (error: unknown): ModelFailure | undefined => {
  if (error instanceof ModelFailure) return error;
  return error instanceof Error && error.cause !== undefined ? ownFailureIn(error.cause) : undefined;
};

/** What an answer means that refuses. */
export const failureOfAnswer = ({ status, headers }: Pick<Response, 'status' | 'headers'>): ModelFailure =>
  ofStatus(status, headers.get('retry-after') ?? undefined);

const ofStatus = (status: number, retryAfter: string | undefined): ModelFailure => {
  if (status === 401 || status === 403) return new ModelFailure('key');
  if (status === 429 || status === 402) return new ModelFailure('busy', secondsOf(retryAfter));
  if (status === 413) return new ModelFailure('long');
  if (status === 408) return new ModelFailure('slow');
  return status >= 500 ? new ModelFailure('down', secondsOf(retryAfter)) : new ModelFailure('request');
};

/** The header holds seconds or a date. */
const secondsOf = (header: string | undefined): number | undefined => {
  if (header === undefined) return undefined;
  const seconds = /^\d+$/.test(header) ? Number(header) : (Date.parse(header) - Date.now()) / 1000;
  return Number.isFinite(seconds) ? Math.max(0, Math.ceil(seconds)) : undefined;
};
