/** What a kind is to the eye: its icon, and the family of things whose colour it has. */
export interface Part {
  readonly icon: string;
  readonly family: PartFamily;
}

export type PartFamily = 'compute' | 'data' | 'messages' | 'edge' | 'people' | 'outside' | 'devices';

const part = (icon: string, family: PartFamily): Part => ({ icon, family });

const parts: Readonly<Record<string, Part>> = {
  service: part('service', 'compute'),
  component: part('component', 'compute'),
  artefact: part('file', 'compute'),
  container: part('container', 'compute'),
  pod: part('pod', 'compute'),
  server: part('server', 'compute'),
  function: part('function', 'compute'),
  worker: part('worker', 'compute'),
  api: part('api', 'compute'),
  model: part('model', 'compute'),
  identity: part('identity', 'compute'),
  monitoring: part('monitoring', 'compute'),
  mail: part('mail', 'messages'),
  queue: part('queue', 'messages'),
  database: part('database', 'data'),
  cache: part('cache', 'data'),
  storage: part('storage', 'data'),
  search: part('search', 'data'),
  gateway: part('gateway', 'edge'),
  'load-balancer': part('load-balancer', 'edge'),
  cdn: part('cdn', 'edge'),
  dns: part('dns', 'edge'),
  proxy: part('proxy', 'edge'),
  firewall: part('firewall', 'outside'),
  vpn: part('vpn', 'outside'),
  router: part('router', 'edge'),
  switch: part('switch', 'edge'),
  'access-point': part('access-point', 'edge'),
  modem: part('modem', 'edge'),
  internet: part('internet', 'devices'),
  user: part('user', 'people'),
  client: part('browser', 'people'),
  browser: part('browser', 'people'),
  mobile: part('mobile', 'people'),
  tablet: part('tablet', 'people'),
  desktop: part('desktop', 'people'),
  laptop: part('laptop', 'people'),
  external: part('external', 'devices'),
  device: part('device', 'devices'),
  phone: part('phone', 'devices'),
  printer: part('printer', 'devices'),
  camera: part('camera', 'devices'),
  sensor: part('sensor', 'devices'),
  controller: part('controller', 'devices'),
  actuator: part('actuator', 'devices'),
  display: part('display', 'devices'),
  till: part('till', 'devices'),
};

/** The part of a kind; a kind that nobody knows looks like a service. */
export const partOf = (kind: string): Part => parts[kind] ?? part('service', 'compute');

const areaIcons: Readonly<Record<string, string>> = {
  cloud: 'cloud',
  vpc: 'cloud',
  region: 'internet',
  cluster: 'pod',
  node: 'server',
  environment: 'container',
  subnet: 'switch',
  lan: 'switch',
  vlan: 'switch',
  dmz: 'vpn',
};

/** The small icon beside the title of a group; undefined for groups that are mere frames. */
export const areaIconOf = (kind: string | undefined): string | undefined => areaIcons[kind ?? ''];
