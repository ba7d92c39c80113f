import type { InventoryDecl, InventoryScenario, NameScope } from '../../program/index.ts';
import { plural } from '../../program/plural.ts';

type Asked = Omit<InventoryDecl, 'scenarios'>;

/** Reachability is tried from this many parts. */
const mostReachable = 4;

/** What each part is linked to, what can be reached, who is in which area, what starts before what; as far as it can be asked. */
export const linkScenarios = (inventory: Asked, names: NameScope): readonly InventoryScenario[] => {
  const { items, queries } = inventory;
  const neighborsOf = createNeighbors(inventory);
  const scenarios: InventoryScenario[] = [];
  const linked = items.filter(({ key }) => neighborsOf(key).length > 0);
  if (queries.includes('neighbors')) {
    for (const { key, label, about } of linked) {
      const name = names.sentence(neighborsSaid(inventory, label), about);
      scenarios.push({ name, query: 'neighbors', argument: key, expected: neighborsOf(key) });
    }
  }
  if (queries.includes('reachable')) {
    for (const { key, label, about } of linked.slice(0, mostReachable)) {
      const name = names.sentence(`finds what is reachable from ${label}`, about);
      scenarios.push({ name, query: 'reachable', argument: key, expected: reachable(key, neighborsOf) });
    }
  }
  if (queries.includes('inArea')) {
    for (const area of new Set(items.map((item) => item.area).filter((each) => each !== ''))) {
      const expected = items.filter((item) => item.area === area).map(({ key }) => key);
      scenarios.push({
        name: names.sentence(`finds the ${plural([inventory.item.label]).join('')} in ${area}`, []),
        query: 'inArea',
        argument: area,
        expected,
      });
    }
  }
  const dependenciesOf = queries.includes('dependencies') ? createDependencies(inventory) : neighborsOf;
  if (queries.includes('dependencies')) {
    for (const { key, label, about } of items.filter((item) => readsQueue(inventory, item.key))) {
      const name = names.sentence(`finds what ${label} depends on`, about);
      scenarios.push({ name, query: 'dependencies', argument: key, expected: dependenciesOf(key) });
    }
  }
  if (queries.includes('startOrder')) {
    const expected = startOrder(
      items.map(({ key }) => key),
      dependenciesOf,
    );
    scenarios.push({
      name: names.sentence('starts dependencies first', []),
      query: 'startOrder',
      argument: '',
      expected,
    });
  }
  return scenarios;
};

/** What is asked of lines, by whether they have a direction, and whether that says what waits for what. */
const neighborsSaid = ({ queries }: Asked, label: string): string => {
  if (!queries.includes('startOrder')) return `finds the neighbors of ${label}`;
  return queries.includes('dependencies') ? `finds where lines from ${label} lead` : `finds what ${label} depends on`;
};

const createNeighbors = ({ links }: Asked): ((key: string) => readonly string[]) => {
  const found = new Map<string, string[]>();
  const add = (from: string, to: string): void => {
    const known = found.get(from) ?? [];
    if (!known.includes(to)) found.set(from, [...known, to]);
  };
  for (const { from, to, isMutual } of links) {
    add(from, to);
    if (isMutual) add(to, from);
  }
  return (key) => found.get(key) ?? [];
};

/** What a part calls, and the queues whose messages it gets: a queue calls nobody. In the order of the lines. */
const createDependencies = ({ items, links }: Asked): ((key: string) => readonly string[]) => {
  const queues = new Set(items.flatMap(({ key, kind }) => (kind === 'queue' ? [key] : [])));
  const found = new Map<string, Set<string>>();
  for (const { from, to } of links) {
    const [waiting, awaited] = queues.has(from) ? [to, from] : [from, to];
    found.set(waiting, (found.get(waiting) ?? new Set()).add(awaited));
  }
  return (key) => [...(found.get(key) ?? [])];
};

const readsQueue = ({ items, links }: Asked, key: string): boolean =>
  links.some(({ from, to }) => to === key && items.some((item) => item.key === from && item.kind === 'queue'));

const reachable = (start: string, neighborsOf: (key: string) => readonly string[]): readonly string[] => {
  const found = new Set([start]);
  for (const key of found) for (const next of neighborsOf(key)) found.add(next);
  found.delete(start);
  return [...found];
};

/** Depth first: what a part depends on comes before it; what is under way already is not waited for. */
const startOrder = (keys: readonly string[], dependenciesOf: (key: string) => readonly string[]): readonly string[] => {
  const order: string[] = [];
  const seen = new Set<string>();
  const visit = (key: string): void => {
    if (seen.has(key)) return;
    seen.add(key);
    for (const next of dependenciesOf(key)) visit(next);
    order.push(key);
  };
  for (const key of keys) visit(key);
  return order;
};
