import { hostileValues } from './hostile-values.ts';

/** One operation of the OpenAPI document, as far as a request needs it. */
export interface Operation {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly path: string;
  readonly query: readonly string[];
  readonly fields: readonly string[];
}

export interface BadRequest {
  readonly method: Operation['method'];
  readonly url: string;
  /** Absent for a request without a body. */
  readonly body: string | undefined;
}

interface PathItem {
  readonly parameters?: readonly { readonly in: string; readonly name: string }[];
  readonly requestBody?: { readonly content?: Readonly<Record<string, { readonly schema?: JsonSchema }>> };
}

interface JsonSchema {
  readonly properties?: Readonly<Record<string, unknown>>;
  readonly allOf?: readonly JsonSchema[];
}

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;

/** The operations of a document, in its order. */
export const operationsOf = (
  paths: Readonly<Record<string, Readonly<Record<string, PathItem>>>>,
): readonly Operation[] =>
  Object.entries(paths).flatMap(([path, items]) =>
    methods.flatMap((method) => {
      const item = items[method.toLowerCase()];
      if (item === undefined) return [];
      const query = (item.parameters ?? []).filter((parameter) => parameter.in === 'query').map(({ name }) => name);
      return [{ method, path, query, fields: fieldsOf(item.requestBody?.content?.['application/json']?.schema) }];
    }),
  );

const fieldsOf = (schema: JsonSchema | undefined): readonly string[] => [
  ...Object.keys(schema?.properties ?? {}),
  ...(schema?.allOf ?? []).flatMap(fieldsOf),
];

/** A request that is wrong in some way; the same numbers give the same request. `random` gives numbers from 0 up to 1. */
export const badRequest = (operation: Operation, random: () => number): BadRequest => {
  const pick = <Item>(items: readonly Item[]): Item | undefined => items[Math.floor(random() * items.length)];
  // Half a surrogate pair cannot stand in an address: it goes there as its replacement.
  const text = (): string => Buffer.from(toText(pick(hostileValues)).slice(0, 3000)).toString();
  const path = operation.path.replace(/\{\w+\}/g, () => (random() < 0.3 ? '1' : encodeURIComponent(text())));
  const query = operation.query.flatMap((name) => (random() < 0.7 ? [`${name}=${encodeURIComponent(text())}`] : []));
  const url = query.length === 0 ? path : `${path}?${query.join('&')}`;
  if (operation.method === 'GET') return { method: operation.method, url, body: undefined };
  const chance = random();
  if (chance < 0.05) return { method: operation.method, url, body: text() };
  if (chance < 0.15) return { method: operation.method, url, body: JSON.stringify(pick(hostileValues)) };
  const entries = operation.fields.flatMap((name) => (random() < 0.85 ? [[name, pick(hostileValues)] as const] : []));
  return { method: operation.method, url, body: JSON.stringify(Object.fromEntries(entries)) };
};

const toText = (value: unknown): string => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''));

/** Numbers from 0 up to 1 that are the same for the same seed (Mulberry32, by Tommy Ettinger, public domain). */
export const seededRandom = (seed: number): (() => number) => {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
};
