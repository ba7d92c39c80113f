import { failureOf, failureOfAnswer } from './model-failure.ts';

interface Fetching {
  readonly headers: Readonly<Record<string, string>>;
  readonly fetch: typeof fetch;
  readonly signal: AbortSignal;
}

/** More than anybody chooses from. */
const mostNames = 500;

/** The names in a service's list of models, sorted; lists of `{ id }` and of `{ name }` are read alike. Throws a `ModelFailure`. */
export const fetchModelNames = async (
  url: string,
  { headers, fetch, signal }: Fetching,
): Promise<readonly string[]> => {
  try {
    const response = await fetch(url, { headers, signal });
    if (!response.ok) throw failureOfAnswer(response);
    const body: unknown = await response.json();
    return [...new Set(namesIn(body))].toSorted().slice(0, mostNames);
  } catch (error) {
    throw failureOf(error);
  }
};

const namesIn = (body: unknown): readonly string[] => {
  const { data, models } = Object(body);
  const list: unknown = data ?? models;
  if (!Array.isArray(list)) return [];
  return list.flatMap((entry: unknown) => {
    const { id, name } = Object(entry);
    const found: unknown = id ?? name;
    return typeof found === 'string' && found.length <= 200 ? [found] : [];
  });
};
