/** A small open model that is known to be published under a licence that allows any use. */
export interface KnownModel {
  readonly name: string;
  readonly about: string;
  readonly licence: string;
  readonly bytes: number;
  readonly sha256: string;
  /** Below the address that models are fetched from: a fixed revision, so that the checksum stays right. */
  readonly path: string;
}

/**
 * Sizes and checksums are as public repositories give them for these revisions. None of them was run while this was written: how well they
 * draw is not known.
 */
export const knownModels: readonly KnownModel[] = [
  {
    name: 'qwen2.5-1.5b-instruct',
    about: 'quickest, 29 languages',
    licence: 'Apache-2.0',
    bytes: 1_117_320_736,
    sha256: '6a1a2eb6d15622bf3c96857206351ba97e1af16c30d7a74ee38970e434e9407e',
    path: '/Qwen/Qwen2.5-1.5B-Instruct-GGUF/resolve/91cad51170dc346986eccefdc2dd33a9da36ead9/qwen2.5-1.5b-instruct-q4_k_m.gguf',
  },
  {
    name: 'granite-3.3-2b-instruct',
    about: 'made for instructions, 12 languages',
    licence: 'Apache-2.0',
    bytes: 1_545_303_328,
    sha256: 'ac71e9e32c0bea919b409c5918f69ca74339854b0319c5065e4e9fb6d95c4852',
    path: '/ibm-granite/granite-3.3-2b-instruct-GGUF/resolve/7cdf86ccd1f1bb3491c9b7017b033f2e51367397/granite-3.3-2b-instruct-Q4_K_M.gguf',
  },
  {
    name: 'qwen3-4b',
    about: 'largest, over 100 languages',
    licence: 'Apache-2.0',
    bytes: 2_497_280_256,
    sha256: '7485fe6f11af29433bc51cab58009521f205840f5b4ae3a32fa7f92e8534fdf5',
    path: '/Qwen/Qwen3-4B-GGUF/resolve/bc640142c66e1fdd12af0bd68f40445458f3869b/Qwen3-4B-Q4_K_M.gguf',
  },
];
