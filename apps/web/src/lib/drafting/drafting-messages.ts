import type { DraftRequest, DraftResult } from '@diagloom/drafting';

/** What the page sends to the drafting worker. */
export interface DraftingRequest extends DraftRequest {
  readonly id: number;
}

/** What the worker sends: that it loads something, and that it has all it needs; and an answer per request, without a result where drawing failed. */
export type DraftingMessage =
  | { readonly kind: 'loading' }
  | { readonly kind: 'ready' }
  | { readonly kind: 'answer'; readonly id: number; readonly result: DraftResult | undefined };
