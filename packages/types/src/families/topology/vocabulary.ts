import type { Kind } from '@diagloom/diagram/model';

/** What networks, architectures and deployments are made of; each type takes the kinds that it speaks of. */
const parts = [
  { id: 'server', label: 'Server', synonyms: ['server', 'host', 'machine', 'vm', 'virtual machine', 'hypervisor'] },
  {
    id: 'database',
    label: 'Database',
    synonyms: ['database', 'db', 'sql database', 'relational database', 'data warehouse', 'warehouse', 'replica'],
  },
  { id: 'cache', label: 'Cache', synonyms: ['cache', 'in-memory store', 'session store'] },
  {
    id: 'queue',
    label: 'Queue',
    synonyms: ['queue', 'message queue', 'message broker', 'broker', 'event bus', 'topic', 'stream', 'message bus'],
  },
  {
    id: 'storage',
    label: 'Storage',
    synonyms: [
      'storage',
      'object storage',
      'bucket',
      'blob storage',
      'file storage',
      'file server',
      'nas',
      'data lake',
    ],
  },
  { id: 'search', label: 'Search index', synonyms: ['search index', 'search engine', 'search cluster', 'search'] },
  { id: 'gateway', label: 'Gateway', synonyms: ['gateway', 'api gateway', 'ingress', 'edge gateway'] },
  { id: 'load-balancer', label: 'Load balancer', synonyms: ['load balancer', 'load-balancer', 'balancer'] },
  { id: 'function', label: 'Function', synonyms: ['function', 'serverless function', 'lambda', 'cloud function'] },
  {
    id: 'worker',
    label: 'Worker',
    synonyms: [
      'worker',
      'background worker',
      'background job',
      'job',
      'scheduler',
      'batch job',
      'cron job',
      'consumer',
    ],
  },
  { id: 'api', label: 'API', synonyms: ['api', 'rest api', 'graphql api', 'web api'] },
  { id: 'client', label: 'Client', synonyms: ['client', 'frontend', 'front end', 'front-end', 'ui'] },
  { id: 'browser', label: 'Browser', synonyms: ['browser', 'web browser', 'web app', 'web client', 'single-page app'] },
  { id: 'mobile', label: 'Mobile', synonyms: ['mobile app', 'mobile', 'mobile client', 'smartphone', 'phone app'] },
  { id: 'user', label: 'User', synonyms: ['user', 'person', 'customer', 'actor', 'operator', 'admin'] },
  {
    id: 'external',
    label: 'External system',
    synonyms: [
      'external system',
      'external service',
      'third-party service',
      'third party',
      'external',
      'partner system',
    ],
  },
  { id: 'cdn', label: 'CDN', synonyms: ['cdn', 'content delivery network', 'edge cache'] },
  { id: 'dns', label: 'DNS', synonyms: ['dns', 'name server', 'domain name system'] },
  { id: 'firewall', label: 'Firewall', synonyms: ['firewall', 'waf', 'web application firewall'] },
  {
    id: 'identity',
    label: 'Identity provider',
    synonyms: ['identity provider', 'auth service', 'authentication service', 'authorization server', 'single sign-on'],
  },
  {
    id: 'monitoring',
    label: 'Monitoring',
    synonyms: ['monitoring', 'logging', 'metrics', 'observability', 'tracing', 'alerting', 'dashboard'],
  },
  { id: 'mail', label: 'Mail service', synonyms: ['mail', 'email', 'mail server', 'email service', 'smtp server'] },
  { id: 'model', label: 'AI model', synonyms: ['ai model', 'language model', 'llm', 'machine learning model'] },
  { id: 'internet', label: 'Internet', synonyms: ['internet', 'wan', 'isp', 'public network'] },
  { id: 'router', label: 'Router', synonyms: ['router', 'edge router', 'core router'] },
  { id: 'switch', label: 'Switch', synonyms: ['switch', 'core switch', 'access switch', 'distribution switch', 'hub'] },
  {
    id: 'access-point',
    label: 'Access point',
    synonyms: ['access point', 'wireless access point', 'wi-fi access point', 'wifi', 'wlan controller'],
  },
  { id: 'modem', label: 'Modem', synonyms: ['modem', 'dsl modem', 'cable modem'] },
  { id: 'vpn', label: 'VPN gateway', synonyms: ['vpn gateway', 'vpn', 'vpn concentrator', 'vpn server'] },
  { id: 'proxy', label: 'Proxy', synonyms: ['proxy', 'reverse proxy', 'proxy server'] },
  { id: 'desktop', label: 'Desktop', synonyms: ['desktop', 'pc', 'workstation', 'computer', 'client pc', 'terminal'] },
  { id: 'laptop', label: 'Laptop', synonyms: ['laptop', 'notebook'] },
  { id: 'phone', label: 'Phone', synonyms: ['phone', 'ip phone', 'voip phone', 'telephone'] },
  { id: 'tablet', label: 'Tablet', synonyms: ['tablet'] },
  { id: 'printer', label: 'Printer', synonyms: ['printer', 'network printer', 'scanner'] },
  { id: 'camera', label: 'Camera', synonyms: ['camera', 'ip camera', 'security camera', 'cctv'] },
  { id: 'sensor', label: 'Sensor', synonyms: ['sensor', 'iot device', 'smart device'] },
  {
    id: 'controller',
    label: 'Controller',
    synonyms: ['controller', 'plc', 'programmable logic controller', 'remote i/o'],
  },
  { id: 'actuator', label: 'Actuator', synonyms: ['actuator', 'servo drive', 'robot', 'pump', 'valve'] },
  {
    id: 'display',
    label: 'Display',
    synonyms: ['display', 'television', 'tv', 'smart tv', 'touch panel', 'operator panel', 'hmi', 'signage'],
  },
  {
    id: 'till',
    label: 'Till',
    synonyms: ['till', 'cash register', 'card terminal', 'card reader', 'payment terminal', 'pos terminal'],
  },
] as const satisfies readonly Kind[];

const areas = [
  { id: 'system', label: 'System', synonyms: ['system', 'platform', 'product', 'boundary', 'software system'] },
  { id: 'tier', label: 'Tier', synonyms: ['tier', 'layer'] },
  { id: 'zone', label: 'Zone', synonyms: ['zone', 'availability zone', 'trust zone', 'security zone'] },
  { id: 'cloud', label: 'Cloud', synonyms: ['cloud', 'public cloud', 'private cloud', 'aws', 'azure', 'gcp'] },
  { id: 'region', label: 'Region', synonyms: ['region'] },
  { id: 'vpc', label: 'VPC', synonyms: ['vpc', 'vnet', 'virtual network', 'virtual private cloud', 'private network'] },
  { id: 'subnet', label: 'Subnet', synonyms: ['subnet', 'private subnet', 'public subnet', 'subnetwork'] },
  { id: 'cluster', label: 'Cluster', synonyms: ['cluster', 'kubernetes cluster', 'namespace', 'swarm'] },
  {
    id: 'site',
    label: 'Site',
    synonyms: [
      'site',
      'office',
      'branch',
      'branch office',
      'headquarters',
      'data centre',
      'data center',
      'on-premises',
    ],
  },
  { id: 'dmz', label: 'DMZ', synonyms: ['dmz', 'demilitarised zone', 'demilitarized zone', 'perimeter network'] },
  { id: 'lan', label: 'LAN', synonyms: ['lan', 'local network', 'internal network', 'office network'] },
  { id: 'vlan', label: 'VLAN', synonyms: ['vlan', 'guest network'] },
] as const satisfies readonly Kind[];

export type TopologyKind = (typeof parts)[number]['id'];
export type AreaKind = (typeof areas)[number]['id'];

/** The kinds of those ids, in the given order. */
export const topologyKinds = (...ids: readonly TopologyKind[]): readonly Kind[] => pick(parts, ids);

export const areaKinds = (...ids: readonly AreaKind[]): readonly Kind[] => pick(areas, ids);

const pick = (kinds: readonly Kind[], ids: readonly string[]): readonly Kind[] =>
  ids.flatMap((id) => kinds.filter((kind) => kind.id === id));
