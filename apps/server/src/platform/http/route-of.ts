import type { Call } from '@diagloom/contract';

/** The method, address and schemas of a call as Fastify takes them, types included. */
export const routeOf = <const C extends Call>(call: C): Route<C> => {
  const { method, path, params, query, body, response } = call;
  const schema = {
    ...(params === undefined ? {} : { params }),
    ...(query === undefined ? {} : { querystring: query }),
    ...(body === undefined ? {} : { body }),
    response: { 200: response },
  };
  // The object above has exactly the schemas that the type names; a spread cannot say so.
  return { method, url: path, schema: schema as Route<C>['schema'] };
};

interface Route<C extends Call> {
  readonly method: C['method'];
  readonly url: string;
  readonly schema: {
    readonly params: C['params'];
    readonly querystring: C['query'];
    readonly body: C['body'];
    readonly response: { readonly 200: C['response'] };
  };
}
