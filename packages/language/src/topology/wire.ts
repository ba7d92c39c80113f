import { lastSureRank } from './areas.ts';
import { isWithin, type Landscape, type Part } from './landscape.ts';

/**
 * Who stands before whom where a text only lists its parts: the further to the left, the nearer to the people who use
 * it. Parts of one step stand side by side. Parts of a leaf step are joined to the nearest step that is none.
 */
interface Order {
  readonly steps: readonly (readonly string[])[];
  readonly leaves: readonly string[];
  /** Leaves that prefer one of these before them, where there is one. */
  readonly preferred: Readonly<Record<string, string>>;
}

const wired = [
  'server',
  'storage',
  'database',
  'desktop',
  'printer',
  'phone',
  'camera',
  'plain',
  'dns',
  'proxy',
  'external',
  'cache',
];
const wireless = ['laptop', 'tablet', 'mobile', 'sensor', 'user'];

const networkOrder: Order = {
  steps: [
    ['internet'],
    ['modem'],
    ['router'],
    ['vpn'],
    ['firewall'],
    ['load-balancer', 'gateway'],
    ['core'],
    ['switch'],
    ['access-point'],
  ],
  leaves: [...wired, ...wireless],
  preferred: Object.fromEntries([
    ...wireless.map((role): [string, string] => [role, 'access-point']),
    ...wired.map((role): [string, string] => [role, 'switch']),
  ]),
};

const systemOrder: Order = {
  steps: [
    ['user'],
    ['browser', 'mobile', 'client', 'desktop', 'laptop', 'tablet'],
    ['dns'],
    ['cdn'],
    ['firewall'],
    ['load-balancer'],
    ['gateway', 'proxy'],
    ['web'],
    ['runtime'],
    ['plain', 'api', 'server', 'function', 'artefact', 'container', 'pod', 'identity'],
  ],
  leaves: ['worker', 'database', 'cache', 'queue', 'storage', 'search', 'external', 'mail', 'model', 'monitoring'],
  preferred: {},
};

/** More lines than this between two steps say nothing. */
const mostLines = 12;

/**
 * Joins what the text only lists, in the usual order. Where the text joins nothing, all of it; otherwise only what is
 * left alone. A network that a firewall, router or modem guards gets the internet that it guards against.
 */
export const wire = (landscape: Landscape): void => {
  const isNetwork = landscape.type.id === 'network';
  const order = isNetwork ? networkOrder : systemOrder;
  const isBare = landscape.lines.length === 0;
  if (isNetwork && isBare) addInternet(landscape);
  const nodes = landscape.parts.filter(
    (part) => part.rank > lastSureRank && !landscape.parts.some((other) => other.parent === part),
  );
  const ranked = nodes.map((part) => ({
    part,
    role: roleIn(part, isNetwork),
    isOpen: isBare || ((isNetwork || part.parent === undefined) && isAlone(part, landscape)),
  }));
  let before: readonly Part[] = [];
  for (const roles of order.steps) {
    const step = ranked.filter(({ role }) => roles.includes(role));
    join(
      landscape,
      before,
      step.flatMap(({ part, isOpen }) => (isOpen ? [part] : [])),
    );
    if (step.length > 0 && !(isNetwork && roles.includes('access-point'))) before = step.map(({ part }) => part);
  }
  ranked
    .filter(({ role, isOpen }) => isOpen && order.leaves.includes(role))
    .forEach(({ part, role }, index) => {
      const wanted = ranked.filter((other) => other.role === order.preferred[role]).map((other) => other.part);
      const ends = wanted.length > 0 ? wanted : before;
      const one = ends[index % Math.max(1, ends.length)];
      join(landscape, isNetwork && one !== undefined ? [one] : ends, [part]);
    });
};

const addInternet = (landscape: Landscape): void => {
  const isGuarded = landscape.parts.some(({ role }) => role === 'firewall' || role === 'router' || role === 'modem');
  if (isGuarded && !landscape.parts.some(({ role }) => role === 'internet')) landscape.add('Internet', 'repair');
};

const isAlone = (part: Part, landscape: Landscape): boolean =>
  !landscape.lines.some(({ from, to }) => from === part || to === part || isWithin(from, part));

const join = (landscape: Landscape, from: readonly Part[], to: readonly Part[]): void => {
  if (from.length * to.length > mostLines) return;
  for (const target of to) {
    const near = from.filter((part) => part.parent !== undefined && part.parent === target.parent);
    const others = from.filter((part) => isNear(part, target));
    landscape.link(near.length > 0 ? near : others, [target], { origin: 'repair', label: target.purpose });
  }
};

/** Parts of two different areas are not joined unless one of the areas holds the other. */
const isNear = (a: Part, b: Part): boolean =>
  a.parent === undefined || b.parent === undefined || a.parent === b.parent || a.parent.parent === b.parent.parent;

const roleIn = (part: Part, isNetwork: boolean): string => {
  const text = part.words.join(' ');
  if (isNetwork)
    return part.role === 'switch' && /\b(?:core|distribution|backbone|main)\b/.test(text) ? 'core' : part.role;
  return /\bweb (?:server|tier|app|service|front ?end)\b/.test(text) ? 'web' : part.role;
};
