import type { DrawioLimits } from '../drawio-limits.ts';

/** A kind of file that can hold a diagram: one file, one line in the registry. */
export interface Container {
  /** As people call the kind of file. */
  readonly id: string;
  /** Whether the bytes look like a file of this kind, whatever its name says. */
  readonly isKindOf: (bytes: Uint8Array) => boolean;
  /** The draw.io XML inside. Throws a `DrawioError` where there is none or where it is beyond a limit. */
  readonly extract: (bytes: Uint8Array, limits: DrawioLimits) => string;
}

/** Keeps the literal type of the id, which an annotation would widen to `string`. */
export const defineContainer = <const Id extends string>(
  container: Container & { readonly id: Id },
): Container & { readonly id: Id } => container;
