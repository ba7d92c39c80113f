import type { Part } from '../landscape/part.ts';

/** What parts of a role are joined to where a text does not say it. */
export interface Order {
  /** Who stands before whom, from the people or the internet inwards. Parts of one step stand side by side. */
  readonly steps: readonly (readonly string[])[];
  /** Roles outside the steps, each with those that it hangs on, the first that is there; `*` is the innermost step. In the order in which they are joined. */
  readonly leaves: readonly (readonly [role: string, ...upstream: string[]])[];
  /** Roles that lead to others, each with those that it leads to, the first that is there. */
  readonly heads: readonly (readonly [role: string, ...downstream: string[]])[];
  /** Closer roles by the words of a name: the role that it has, what the name says, the role that it gets. */
  readonly closer: readonly (readonly [role: RegExp, words: RegExp, closer: string])[];
  /** A text that tells more often than this what leads where has told it all: nothing is added. */
  readonly mostTold: number;
}

const any = /./;
const plain = /^(?:plain|service|component|server|container|pod|browser|client)$/;
const anything = ['*'] as const;

const people: Order['steps'] = [
  ['user', 'internet'],
  ['browser', 'mobile', 'client', 'desktop', 'laptop', 'tablet', 'phone', 'sensor'],
];
const edge: Order['steps'] = [['dns'], ['cdn'], ['firewall'], ['load-balancer'], ['gateway', 'proxy']];
const compute: Order['steps'] = [
  ['web'],
  ['runtime'],
  ['main'],
  ['plain', 'api', 'server', 'function', 'artefact', 'container', 'pod', 'service'],
];

const systemLeaves: Order['leaves'] = [
  ['queue', ...anything],
  ['worker', 'queue', ...anything],
  ['notifier', 'queue', ...anything],
  ['database', ...anything],
  ['standby', 'database', ...anything],
  ['volume', 'database', ...anything],
  ['backup', 'database', ...anything],
  ['cache', ...anything],
  ['static', 'cdn', 'web', 'client', ...anything],
  ['storage', ...anything],
  ['search', ...anything],
  ['identity', 'gateway', ...anything],
  ['external', ...anything],
  ['mail', 'notifier', ...anything],
  ['model', ...anything],
  ['secrets', ...anything],
  ['certificates', 'gateway', ...anything],
  ['nat', ...(compute.at(-1) ?? [])],
  ['reports', 'database', 'search', 'storage', ...anything],
];

const systemHeads: Order['heads'] = [
  ['bastion', 'database', ...anything],
  ['registry', ...anything],
  ['builder', 'registry', ...anything],
  ['monitoring', ...anything],
  ['dashboard', 'monitoring', 'search', 'database', ...anything],
];

const systemCloser: Order['closer'] = [
  [
    /^plain$/,
    /^(?:merchants|customers|buyers|sellers|shoppers|students|teachers|patients|employees|staff|visitors|guests|members|subscribers|readers|admins|administrators)\b/,
    'user',
  ],
  [any, /\bnat\b/, 'nat'],
  [any, /\b(?:bastion|jump (?:host|server|box))\b/, 'bastion'],
  [
    any,
    /\b(?:jenkins|github actions|gitlab|circleci|argo ?cd|azure devops|bitbucket|ci|ci\/cd|build server)\b/,
    'builder',
  ],
  [any, /\b(?:ecr|acr|gcr|docker hub|harbor|artifactory|(?<!model |schema |service )registry)\b/, 'registry'],
  [any, /\b(?:key vault|vault|secrets? manager|kms|secrets)\b/, 'secrets'],
  [/^(?:plain|worker|service)$/, /\bcert-manager\b|\bcertificates?\b/, 'certificates'],
  [/^server$/, /\b(?:db|database)\b/, 'database'],
  [/^(?:plain|storage)$/, /\b(?:persistent volume|volume|pvc|pv|disk)\b/, 'volume'],
  [/^(?:database|plain)$/, /\b(?:standby|replica|secondary)\b/, 'standby'],
  [/^(?:database|cache|plain)$/, /\b(?:broker|pub\/sub|pubsub|event bus|message bus)\b/, 'queue'],
  [/^monitoring$/, /\b(?:grafana|kibana|dashboard)\b/, 'dashboard'],
  [
    /^(?:client|plain|monitoring)$/,
    /\b(?:tableau|looker|power bi|metabase|superset|quicksight|dashboards?|reports?|reporting|bi)\b/,
    'reports',
  ],
  [/^(?:plain|mail|external|service)$/, /\b(?:notifications?|e-?mails?|sms|push)\b/, 'notifier'],
  [/^storage$/, /\b(?:static (?:web ?)?site|web ?site|front ?end|spa)\b/, 'site'],
  [/^storage$/, /\b(?:static|assets?|media|images?|videos?|photos?)\b/, 'static'],
  [/^identity$/, /\bservice$/, 'plain'],
  [/^(?:plain|storage)$/, /\bbackups?\b/, 'backup'],
  [/^monitoring$/, /\b(?:admin|user|customer|seller|merchant|partner|restaurant|web) dashboard\b/, 'app'],
  [/^plain$/, /\b(?:mainframe|legacy|erp|crm)\b/, 'external'],
  [plain, /\b(?:worker|consumer)s?\b/, 'worker'],
  [plain, /\b(?:back ?end|monolith|bff|graphql api|core app)\b/, 'main'],
];

const architecture: Order = {
  steps: [...people, ...edge, ...compute],
  leaves: systemLeaves,
  heads: systemHeads,
  closer: [
    ...systemCloser,
    [plain, /\bweb (?:server|tier|service)\b/, 'web'],
    [plain, /\b(?:web ?site|static site|portal)\b/, 'page'],
    [plain, /\b(?:front ?end|web ?app)\b/, 'client'],
    [/^plain$/, /\bapp$/, 'app'],
  ],
  mostTold: 2,
};

const deployment: Order = {
  steps: [...people, ...edge, ...compute],
  leaves: systemLeaves,
  heads: systemHeads,
  closer: [
    ...systemCloser,
    [plain, /\b(?:web (?:server|tier|service|pods?)|front ?end|web ?site|web ?app|portal|web)\b/, 'web'],
  ],
  mostTold: Number.POSITIVE_INFINITY,
};

const remote =
  /\b(?:remote|home|roaming|mobile|travelling|tele)[ -]?(?:workers?|users?|employees?|staff|offices?|clients?|access)\b/;

const onSwitch = ['switch', 'distribution', 'core'] as const;
const onCore = ['core', 'distribution', 'switch'] as const;
const onAir = ['access-point', ...onSwitch] as const;

const network: Order = {
  steps: [['internet'], ['modem'], ['router'], ['firewall'], ['core'], ['distribution'], ['switch']],
  leaves: [
    ['vpn', 'firewall', 'router', 'internet', '*'],
    ['remote', 'vpn', 'internet', '*'],
    ['load-balancer', ...onCore, '*'],
    ['gateway', ...onCore, '*'],
    ['proxy', ...onCore, '*'],
    ['manager', ...onCore, '*'],
    ['access-point', ...onCore, '*'],
    ...['server', 'storage', 'database', 'dns', 'identity', 'monitoring', 'mail', 'cache'].map(
      (role) => [role, ...onCore, '*'] as const,
    ),
    ['supervisor', ...onCore, '*'],
    ['controller', 'supervisor', 'switch', '*'],
    ...['laptop', 'tablet', 'mobile', 'user'].map((role) => [role, ...onAir, '*'] as const),
    ['sensor', 'controller', ...onAir, '*'],
    ['actuator', 'controller', ...onSwitch, '*'],
    ['display', 'supervisor', ...onSwitch, '*'],
    ...['desktop', 'printer', 'phone', 'camera', 'till', 'plain', 'external'].map(
      (role) => [role, ...onSwitch, '*'] as const,
    ),
    ['scanner', ...onAir, '*'],
  ],
  heads: [],
  closer: [
    [any, remote, 'remote'],
    [/^(?:switch|plain)$/, /\b(?:core|backbone|spine|main|l3|layer 3)\b/, 'core'],
    [/^(?:switch|plain)$/, /\b(?:distribution|aggregation)\b/, 'distribution'],
    [/^controller$/, /\b(?:wireless|wlan|wi-?fi|ap) \S*controller|wlc\b/, 'manager'],
    [/^server$/, /\b(?:scada|supervisory)\b/, 'supervisor'],
    [/^printer$/, /\b(?:handheld|mobile|barcode) /, 'scanner'],
  ],
  mostTold: Number.POSITIVE_INFINITY,
};

/** The usual order of a type's parts. */
export const orderFor = (typeId: string): Order =>
  typeId === 'network' ? network : typeId === 'deployment' ? deployment : architecture;

/** The role of a part, told more closely by its name where that says more. */
export const roleIn = ({ words, role, label, purpose }: Part, { closer }: Order): string => {
  const text = `${purpose.toLowerCase()} ${label.toLowerCase()} ${words.join(' ')}`.trim();
  return closer.find(([from, name]) => from.test(role) && name.test(text))?.[2] ?? role;
};
