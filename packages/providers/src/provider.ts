import type { EmbeddingModel, LanguageModel, streamText } from 'ai';

/** How a service is reached. */
export interface ProviderAccess {
  readonly apiKey?: string | undefined;
  /** Another address than the service's own, without a slash at its end. */
  readonly baseUrl?: string | undefined;
  /** Where a service stands in several places, such as `eu-central-1`. */
  readonly region?: string | undefined;
  readonly fetch: typeof fetch;
  /** Runs models on this very machine; absent where none is installed. */
  readonly runtime?: ModelRuntime | undefined;
}

/** What runs models on this machine, one text after the other. */
export interface ModelRuntime {
  /** Of the models that lie here. */
  readonly names: readonly string[];
  /** Writes a text, piece by piece. Rejects with a `ModelFailure`, and stops as soon as the signal says so. */
  readonly write: (task: RuntimeTask, listening: RuntimeListening) => Promise<RuntimeReply>;
}

export interface RuntimeTask {
  readonly model: string;
  readonly turns: readonly RuntimeTurn[];
  readonly maxOutputTokens: number;
  /** In GBNF: the text can be nothing that it does not allow. */
  readonly grammar?: string;
}

export interface RuntimeTurn {
  readonly by: 'system' | 'person' | 'model';
  readonly text: string;
}

export interface RuntimeListening {
  readonly onText: (piece: string) => void;
  readonly signal?: AbortSignal;
}

export interface RuntimeReply {
  readonly inputTokens: number;
  readonly outputTokens: number;
  /** True where the text was ended by the limit on its length. */
  readonly isFull: boolean;
}

/** A service or a local server that runs language models: one folder here, one line in the registry. */
export interface Provider {
  /** As it stands in requests and in the database, such as `openai-compatible`. */
  readonly id: string;
  /** For people, such as `Anthropic`. */
  readonly label: string;
  /** How its environment variables begin: `ANTHROPIC` for `ANTHROPIC_API_KEY`. */
  readonly prefix: string;
  /**
   * Whether a model of that name sees pictures; undefined where its name does not tell. One of which nothing is known gets none before a
   * test or the environment says that it sees them.
   */
  readonly seesImages?: (model: string) => boolean | undefined;
  /** What must be given before it can be used. */
  readonly needs: readonly ('apiKey' | 'baseUrl' | 'region')[];
  /** Set where it runs on this machine: nothing leaves it, and nothing is paid. */
  readonly isHere?: true;
  /** Where texts go where no other address is given; absent where one must be. */
  readonly home?: string;
  /** Models that are used where nobody names others; absent where every installation has names of its own. */
  readonly defaults?: { readonly model: string; readonly smallModel: string };
  /**
   * What keeps a model of that name from thinking long before it writes, which is paid like text and counts against the same limit; undefined
   * for one that does not think, or cannot be told.
   */
  readonly thinking?: (model: string) => Thinking | undefined;
  /** How long it may be silent, where that is longer than usual. */
  readonly patience?: { readonly firstTokenMs: number; readonly betweenTokensMs: number };
  /** Gives models by their names. The library is loaded by the first call. */
  readonly connect: (access: ProviderAccess) => Promise<(model: string) => Exclude<LanguageModel, string>>;
  /** Gives models that tell how near texts are in what they mean; absent where the service has none. */
  readonly connectEmbedding?: (access: ProviderAccess) => Promise<(model: string) => Exclude<EmbeddingModel, string>>;
  /** Names of the models that the service offers; absent where it does not tell. Throws a `ModelFailure`. */
  readonly listModels?: (access: ProviderAccess, signal: AbortSignal) => Promise<readonly string[]>;
}

/** How a model that reasons is asked. */
export interface Thinking {
  /** In the words of the library for this service. */
  readonly options: NonNullable<Parameters<typeof streamText>[0]['providerOptions']>;
  /** How much its thoughts may take beside the text. */
  readonly tokens: number;
}

/** Keeps the literal type of the id, which an annotation would widen to `string`. */
export const defineProvider = <const Id extends string>(
  provider: Provider & { readonly id: Id },
): Provider & { readonly id: Id } => provider;
