import type * as z from 'zod/mini';

/** One HTTP call, described once for the server that answers it and the clients that make it. */
export interface Call {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** The path with `:name` for each parameter, such as `/api/diagrams/:id`. */
  readonly path: `/api/${string}`;
  readonly params?: z.ZodMiniType;
  readonly query?: z.ZodMiniType;
  readonly body?: z.ZodMiniType;
  /** What a success answers, as JSON. Failures answer `failureSchema`. */
  readonly response: z.ZodMiniType;
}

/** Keeps the exact types of the schemas, which an annotation would widen. */
export const defineCall = <const Shape extends Call>(call: Shape): Shape => call;

/**
 * The path of a call with its parameters filled in: `pathOf(getDiagram, { id: 7 })` is `/api/diagrams/7`.
 * Throws where a parameter of the path is missing.
 */
export const pathOf = (call: Pick<Call, 'path'>, params: Readonly<Record<string, string | number>> = {}): string =>
  call.path.replace(/:(\w+)/g, (_match, name: string) => {
    const value = params[name];
    if (value === undefined) throw new Error(`The path ${call.path} needs a value for "${name}".`);
    return encodeURIComponent(String(value));
  });
