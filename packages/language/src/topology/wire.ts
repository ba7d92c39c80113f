import { lastSureRank } from './areas.ts';
import type { Landscape } from './landscape/landscape.ts';
import { isWithin, type Part } from './landscape/part.ts';

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

/** Where the text joins other parts, one that is left alone is joined to no more than this. */
const mostGuesses = 2;

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
  if (isBare && /\b(?:pipeline|event|stream(?:ing)?|flow|chain|etl)\b/i.test(landscape.title)) {
    joinInTurn(landscape);
    return;
  }
  const nodes = landscape.parts.filter(
    (part) => part.rank > lastSureRank && !landscape.parts.some((other) => other.parent === part),
  );
  const ranked = nodes.map((part) => ({
    part,
    role: roleIn(part, isNetwork),
    isOpen: isBare || ((isNetwork || part.parent === undefined) && isAlone(part, landscape)),
  }));
  const passed: (readonly Part[])[] = [];
  for (const roles of order.steps) {
    const step = ranked.filter(({ role }) => roles.includes(role));
    for (const { part, isOpen } of step) if (isOpen) join(landscape, nearest(passed, part, isNetwork), part);
    if (step.length > 0 && !(isNetwork && roles.includes('access-point'))) passed.push(step.map(({ part }) => part));
  }
  if (!isNetwork) openEntries(ranked, order, landscape);
  ranked
    .filter(({ role, isOpen }) => isOpen && order.leaves.includes(role))
    .forEach(({ part, role }) => {
      const wanted = ranked.filter((other) => other.role === order.preferred[role]).map((other) => other.part);
      const ends = nearest(wanted.length > 0 ? [...passed, wanted] : passed, part, isNetwork);
      const one = leastBusy(landscape, ends);
      if (isNetwork && one !== undefined) join(landscape, [one], part);
      else if (isBare || ends.length <= mostGuesses) join(landscape, ends, part);
    });
};

/** What stands before the others and leads nowhere yet leads to those of the next step to which nothing leads. */
const openEntries = (
  ranked: readonly { readonly part: Part; readonly role: string }[],
  { steps }: Order,
  landscape: Landscape,
): void => {
  const { lines } = landscape;
  for (const [index, roles] of steps.entries()) {
    if (!roles.some((role) => entryRoles.has(role))) continue;
    for (const { part } of ranked.filter(({ role }) => entryRoles.has(role) && roles.includes(role))) {
      if (lines.some(({ from }) => from === part)) continue;
      const next = steps
        .slice(index + 1)
        .map((step) =>
          ranked.filter((one) => step.includes(one.role) && isNear(part, one.part, false)).map((one) => one.part),
        )
        .find((step) => step.length > 0);
      const unled = (next ?? []).filter((one) => !lines.some(({ to }) => to === one));
      if (unled.length <= mostLines) landscape.link([part], unled, { origin: 'repair' });
    }
  }
};

/** Parts that are there only to lead on. */
const entryRoles: ReadonlySet<string> = new Set(['load-balancer', 'gateway', 'proxy', 'cdn']);

/** The one with the fewest lines, so that devices spread over the switches. */
const leastBusy = (landscape: Landscape, parts: readonly Part[]): Part | undefined => {
  const count = (part: Part): number => landscape.lines.filter(({ from }) => from === part).length;
  return parts.reduce<Part | undefined>(
    (best, part) => (best === undefined || count(part) < count(best) ? part : best),
    undefined,
  );
};

/** The last step passed that has parts near this one, those of its own area first. */
const nearest = (passed: readonly (readonly Part[])[], target: Part, isNetwork: boolean): readonly Part[] => {
  const own = passed.findLast((step) =>
    step.some((part) => part.parent !== undefined && part.parent === target.parent),
  );
  if (own !== undefined) return own.filter((part) => part.parent === target.parent);
  const step = passed.findLast((parts) => parts.some((part) => isNear(part, target, isNetwork))) ?? [];
  return step.filter((part) => isNear(part, target, isNetwork));
};

/** A pipeline is listed from its source to its end. */
const joinInTurn = (landscape: Landscape): void => {
  const { parts } = landscape;
  const steps = parts.filter((part) => !parts.some((other) => other.parent === part));
  for (const [index, part] of steps.slice(1).entries()) join(landscape, steps.slice(index, index + 1), part);
};

const addInternet = (landscape: Landscape): void => {
  const isGuarded = landscape.parts.some(({ role }) => role === 'firewall' || role === 'router' || role === 'modem');
  if (isGuarded && !landscape.parts.some(({ role }) => role === 'internet')) landscape.add('Internet', 'repair');
};

const isAlone = (part: Part, landscape: Landscape): boolean =>
  !landscape.lines.some(({ from, to }) => from === part || to === part || isWithin(from, part));

const join = (landscape: Landscape, from: readonly Part[], to: Part): void => {
  if (from.length <= mostLines) landscape.link(from, [to], { origin: 'repair', label: to.purpose });
};

/** Parts of two areas are not joined, but for those of two neighbouring areas of one system, such as its tiers. */
const isNear = (a: Part, b: Part, isNetwork: boolean): boolean =>
  a.parent === undefined ||
  b.parent === undefined ||
  a.parent === b.parent ||
  (!isNetwork && a.parent.parent === b.parent.parent);

const roleIn = (part: Part, isNetwork: boolean): string => {
  const text = part.words.join(' ');
  if (isNetwork)
    return part.role === 'switch' && /\b(?:core|distribution|backbone|main)\b/.test(text) ? 'core' : part.role;
  return /\bweb (?:server|tier|app|service|front ?end)\b/.test(text) ? 'web' : part.role;
};
