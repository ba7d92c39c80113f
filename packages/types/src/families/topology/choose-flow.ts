import type { DiagramSpec, SpecEdge } from '@diagloom/diagram/model';

/**
 * Which lines are read against their direction. Lines between the same two neighbours (parts, or the frames that hold them)
 * count together; the pairs are taken from the most lines to the fewest, and a pair that would close a circle with those taken
 * before leads back. So a consumer stands among the services although its messages come from a queue further on.
 */
export const findLinesBack = (spec: Pick<DiagramSpec, 'nodes' | 'edges' | 'groups'>): ReadonlySet<string> => {
  const chainOf = chainsOf(spec);
  const pairs = new Map<string, Pair>();
  for (const { id, from, to } of spec.edges) {
    const pair = neighboursOf(chainOf(from), chainOf(to));
    if (pair === undefined) continue;
    const key = JSON.stringify(pair);
    const known = pairs.get(key) ?? { from: pair[0], to: pair[1], lines: [] };
    pairs.set(key, { ...known, lines: [...known.lines, id] });
  }
  const ahead = new Map<string, string[]>();
  const back = new Set<string>();
  for (const { from, to, lines } of [...pairs.values()].sort((one, other) => other.lines.length - one.lines.length)) {
    if (reaches(to, from, ahead)) for (const line of lines) back.add(line);
    else ahead.set(from, [...(ahead.get(from) ?? []), to]);
  }
  return back;
};

interface Pair {
  readonly from: string;
  readonly to: string;
  readonly lines: readonly string[];
}

/** A part and the groups around it, the outermost first. */
const chainsOf = ({ nodes, groups }: Pick<DiagramSpec, 'nodes' | 'groups'>): ((id: string) => readonly string[]) => {
  const parents = new Map<string, string | undefined>([
    ...groups.map(({ id, parent }) => [id, parent] as const),
    ...nodes.map(({ id, groups: [group] = [] }) => [id, group] as const),
  ]);
  return (id) => {
    const chain = [id];
    for (let at = parents.get(id); at !== undefined && !chain.includes(at); at = parents.get(at)) chain.unshift(at);
    return chain;
  };
};

/** The two that stand side by side where the chains part; undefined where one holds the other. */
const neighboursOf = (one: readonly string[], other: readonly string[]): readonly [string, string] | undefined => {
  const at = one.findIndex((id, index) => id !== other[index]);
  const [from, to] = [one[at], other[at]];
  return from === undefined || to === undefined ? undefined : [from, to];
};

const reaches = (from: string, to: string, ahead: ReadonlyMap<string, readonly string[]>): boolean => {
  const open = [from];
  const seen = new Set(open);
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    if (at === to) return true;
    for (const next of ahead.get(at) ?? []) {
      if (seen.has(next)) continue;
      seen.add(next);
      open.push(next);
    }
  }
  return false;
};

/**
 * How many links a device is away from the outermost ones, by rank; undefined where no way leads there. Links carry no
 * direction, so this tells which of its ends stands higher.
 */
export const findDistances = (spec: DiagramSpec, rankOf: (id: string) => number): ReadonlyMap<string, number> => {
  const links = new Map<string, string[]>();
  const add = (from: string, to: string): void => {
    links.set(from, [...(links.get(from) ?? []), to]);
  };
  for (const { from, to } of spec.edges) {
    add(from, to);
    add(to, from);
  }
  const distances = new Map<string, number>();
  const byRank = [...spec.nodes].sort((one, other) => rankOf(one.id) - rankOf(other.id));
  const outermost = byRank.filter(({ id }) => rankOf(id) === rankOf(byRank[0]?.id ?? ''));
  spread(
    outermost.map(({ id }) => id),
    links,
    distances,
  );
  for (const { id } of byRank) spread([id], links, distances);
  return distances;
};

/** Counts from all of these at once: two lines from providers stand side by side. */
const spread = (
  starts: readonly string[],
  links: ReadonlyMap<string, readonly string[]>,
  distances: Map<string, number>,
): void => {
  const queue = starts.filter((start) => !distances.has(start));
  for (const start of queue) distances.set(start, 0);
  for (const at of queue) {
    for (const next of links.get(at) ?? []) {
      if (distances.has(next)) continue;
      distances.set(next, (distances.get(at) ?? 0) + 1);
      queue.push(next);
    }
  }
};

/** How a link between devices is read, by how far its ends are from the outside. */
export const flowOfLink = (
  { from, to }: SpecEdge,
  distances: ReadonlyMap<string, number>,
): 'forward' | 'backward' | 'aside' => {
  const [start = 0, end = 0] = [distances.get(from), distances.get(to)];
  if (start === end) return 'aside';
  return start < end ? 'forward' : 'backward';
};
