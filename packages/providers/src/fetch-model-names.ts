import { failureOf, failureOfAnswer } from './model-failure.ts';

interface Fetching {
  readonly headers: Readonly<Record<string, string>>;
  readonly fetch: typeof fetch;
  readonly signal: AbortSignal;
  /** Finds the names in a list that is neither of `{ id }` nor of `{ name }`, or leaves some out. */
  readonly read?: (body: unknown) => readonly string[];
}

/** More than anybody chooses from. */
const mostNames = 500;

const longestName = 200;

/** The entries of a list that a service answers with under that name, each a record; none where there is no such list. */
export const entriesOf = (body: unknown, name: string): readonly Readonly<Record<string, unknown>>[] => {
  const list: unknown = Object(body)[name];
  return Array.isArray(list) ? list.map(Object) : [];
};

/** The names in a service's list of models, sorted; lists of `{ id }` and of `{ name }` are read alike. Throws a `ModelFailure`. */
export const fetchModelNames = async (
  url: string,
  { headers, fetch, signal, read = namesIn }: Fetching,
): Promise<readonly string[]> => {
  try {
    const response = await fetch(url, { headers, signal });
    if (!response.ok) throw failureOfAnswer(response);
    const body: unknown = await response.json();
    return [...new Set(read(body))]
      .filter((name) => name.length <= longestName)
      .toSorted()
      .slice(0, mostNames);
  } catch (error) {
    throw failureOf(error);
  }
};

const namesIn = (body: unknown): readonly string[] =>
  entriesOf(body, 'data' in Object(body) ? 'data' : 'models').flatMap(({ id, name }) => textsIn([id ?? name]));

/** The texts among values of any kind. */
export const textsIn = (values: readonly unknown[]): readonly string[] =>
  values.filter((value) => typeof value === 'string');
