import type { DraftRequest, DraftResult } from '@diagloom/drafting';

/** What the page sends to the drafting worker: a text to draw, or that one is about to come whose type is left to it. */
export type DraftingRequest =
  | (DraftRequest & { readonly kind: 'draft'; readonly id: number })
  | { readonly kind: 'prepare' };

/** What the worker sends: that it loads something, and that it has all it needs; and an answer per request, without a result where drawing failed. */
export type DraftingMessage =
  | { readonly kind: 'loading' }
  | { readonly kind: 'ready' }
  | { readonly kind: 'answer'; readonly id: number; readonly result: DraftResult | undefined };
