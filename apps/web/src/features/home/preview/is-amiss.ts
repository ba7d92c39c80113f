/** Connections that were added by role and what documents gave are told, and nothing is amiss. */
const plain: ReadonlySet<string> = new Set(['inferred', 'from-documents']);

/** Whether warnings about a diagram tell of something to look at. */
export const isAmiss = (warnings: readonly { readonly code: string }[]): boolean =>
  warnings.some(({ code }) => !plain.has(code));
